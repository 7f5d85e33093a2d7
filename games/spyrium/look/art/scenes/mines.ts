// Mines: an adit in the hill, a headframe, a cavern of crystal.
import { box, disc, each, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { front, ground, sky, skyline } from './air.ts'
import { cart, cluster, crystal, lamp, PICK, person } from './folk.ts'
import { mass, pane, shade, wall } from './masonry.ts'
import { scene, type Works } from './works.ts'

/** Foot, height, breadth and lean of the crystals of a cavern. */
const GIANT = [
  [-6, 0, 34, 9, -30],
  [8, 0, 36, 10, 28],
  [-3, 0, 44, 10, -14],
  [5, 0, 46, 11, 12],
  [0, 0, 62, 15, 0],
  [14, 2, 20, 6, 48],
  [-14, 2, 20, 6, -50],
] as const

const giant = (w: Works): string =>
  put(
    60,
    84,
    each(GIANT, ([x, y, high, wide, lean]) => put(0, 0, crystal(w, x, y, high, wide), 1, lean)),
  )

export const mines = {
  'mine-i': scene(
    'mine',
    (w) =>
      sky(w, 88, 24) +
      skyline(w) +
      fill('M-4 82C8 62 26 44 50 40s44 10 74 42z', w.by('#8b9a78', '#26342c')) +
      shade('M50 40c24-4 44 10 74 42H70C68 64 62 50 50 40z', 0.16) +
      line('M20 62l6 3 4-5M84 58l7 2 3-4M96 70l6 1', '#fff', 1, 0.3) +
      ground(w) +
      fill('M40 82V62q12-14 24 0v20z', '#0c0f0d') +
      oval(
        52,
        76,
        10,
        8,
        w.radial([
          [0, '#38e08a', 0.75],
          [1, '#1fae66', 0],
        ]),
      ) +
      cluster(w, 47, 81, 0.45) +
      cluster(w, 57, 81, 0.38) +
      line('M39 82V61M65 82V61', '#7a5230', 3.4) +
      line('M36 61H68', '#8f6238', 4) +
      line('M36 59.6H68', '#c99a62', 1) +
      line('M40 62l5-3M64 62l-5-3', '#5a3b20', 1) +
      line('M46 82L26 104M58 82L60 104', '#3a2c20', 1.4) +
      line('M43 85h17M38 91h22M31 98h30', '#5a422c', 1.6) +
      cart(w, 82, 90, 0.95) +
      person(w, 26, 88, 1.25, { coat: '#4c5b44', cap: '#2b2418', holds: PICK }) +
      lamp(w, 70, 82, 18) +
      front(w),
  ),
  'mine-ii': scene(
    'mine',
    (w) =>
      sky(w, 24, 24) +
      skyline(w) +
      fill('M-4 82C10 70 20 60 36 58s40 2 88 24z', w.by('#8f9d7c', '#233029')) +
      ground(w) +
      line('M46 82L60 26L74 82M52 60h17M49 70h23M56 44h9', w.by('#6d4a2a', '#3b2c1c'), 2.6) +
      line('M60 28L92 74', w.by('#7a5431', '#4a3824'), 2) +
      disc(60, 24, 8, w.by('#4a3420', '#2c2115')) +
      disc(60, 24, 6, 'none', { line: '#c9a24b', width: 1.2 }) +
      line('M60 18v12M54 24h12M56 20l8 8M64 20l-8 8', '#c9a24b', 0.7) +
      disc(60, 24, 1.4, '#f3d58a') +
      line('M60 32V76', '#1a1613', 0.6) +
      wall(w, 82, 62, 26, 20, '#a8684c') +
      mass(w, 'M79 63L95 52L111 63z', '#5b6a66') +
      pane(w, 87, 68, 5, 8) +
      pane(w, 98, 68, 5, 8) +
      cluster(w, 28, 84, 0.9) +
      cluster(w, 17, 84, 0.6) +
      oval(22, 84, 16, 3, '#2a3029') +
      cluster(w, 38, 85, 0.55) +
      cart(w, 64, 94, 0.8) +
      person(w, 46, 92, 1.1, { coat: '#4c5b44', cap: '#2b2418', holds: PICK }) +
      front(w),
  ),
  'mine-iii': scene(
    'mine',
    (w) =>
      box(
        0,
        0,
        120,
        104,
        w.linear([
          [0, w.by('#2c4438', '#0a1311')],
          [1, w.by('#14231c', '#050908')],
        ]),
      ) +
      fill('M0 0h30l-8 24 10 14-14 26 6 20H0zM120 0H92l6 18-12 20 14 22-4 22h24z', w.by('#3c5648', '#0e1a15')) +
      shade('M0 0h18l-6 30 8 20-12 34H0zM120 0h-16l8 26-10 22 12 36h6z', 0.3) +
      oval(
        60,
        60,
        56,
        46,
        w.radial([
          [0, '#7dffb6', 0.55],
          [0.4, '#38e08a', 0.3],
          [1, '#0f7a45', 0],
        ]),
      ) +
      giant(w) +
      fill('M0 104V86l18-4 14 4 20-5 24 4 18-5 26 6v18z', '#060c0a') +
      person(w, 24, 92, 1.3, { coat: '#3f4e3c', cap: '#1c1812', holds: PICK }) +
      person(w, 98, 90, 1.15, { coat: '#4e4636', cap: '#1c1812' }) +
      fill('M60 26l1 4 4 1-4 1-1 4-1-4-4-1 4-1z', '#fff') +
      front(w),
  ),
}
