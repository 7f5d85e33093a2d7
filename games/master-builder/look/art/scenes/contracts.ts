// Contracts: the finished house in the land, made of the section drawings of the town.
import { each, put } from '../../../../../look/art/brush.ts'
import { sectionArt } from '../building.ts'
import { cloud, hills, roofs, sky, sun, tree } from './land.ts'
import { dusk, earth, glow, scene } from './woodcut.ts'

const SECTIONS = [0, 1, 2, 3, 4, 5]
/** The field of a building is 200 wide with the earth at 148; here it stands on the ground line. */
const SCALE = 0.49

const finished = (k: number) => (name: string) =>
  scene(
    (w) =>
      sky(w, '#bcd6d2', '#f3efd6') +
      sun(w, 100, 18, 6) +
      cloud(w, 10, 26, 0.7) +
      hills(w, 58) +
      roofs(w, 66) +
      earth(w, 82, '#e6d6a4', '#cdb679') +
      put(
        60 - 100 * SCALE,
        82.5 - 148 * SCALE,
        each(SECTIONS, (bit) => sectionArt(k, bit, name)),
        SCALE,
      ) +
      tree(w, 8, 90, 0.6) +
      tree(w, 112, 92, 0.7) +
      dusk(w, 0.36) +
      (w.night ? glow(w, 60, 72, 26, '#ffc860', 0.5) : ''),
  )(name)

export const contracts = Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`site-${k}`, finished(k)]))
