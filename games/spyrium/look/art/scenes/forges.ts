// Workshops and factories: a forge, cog wheels, saw-tooth roofs, a furnace.
import { box, disc, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { front, ground, sky, skyline } from './air.ts'
import { cart, cluster, cogWheel, HAMMER, lamp, person, pipe } from './folk.ts'
import { mass, pane, panes, shade, smoke, stack, wall } from './masonry.ts'
import { scene } from './works.ts'

export const forges = {
  'workshop-i': scene(
    'factory',
    (w) =>
      sky(w, 22, 26) +
      skyline(w) +
      ground(w) +
      stack(w, 82, 30, 6, 60) +
      smoke(w, 86, 28, 0.7) +
      wall(w, 22, 52, 72, 30, '#b5714d') +
      mass(w, 'M16 53L58 30L100 53z', w.by('#6b4636', '#33261f')) +
      shade('M58 30L100 53H62z', 0.22) +
      disc(58, 44, 5, w.by('#f4e4b4', '#ffd877'), { line: '#2a1c12', width: 1 }) +
      line('M58 39v10M53 44h10', '#2a1c12', 0.7) +
      fill('M34 82V64q12-12 24 0v18z', '#1b0f0a') +
      oval(
        46,
        76,
        12,
        9,
        w.radial([
          [0, '#ffcf5a', 0.95],
          [0.5, '#ff8a2a', 0.6],
          [1, '#ff6a1a', 0],
        ]),
      ) +
      fill('M38 82c1-8 4-10 5-15 3 4 2 6 5 8 1-3 1-4 3-6 1 6 3 8 2 13z', '#ff9a2a') +
      fill('M42 82c0-4 2-6 3-9 2 3 4 5 3 9z', '#fff0b0') +
      pane(w, 66, 62, 7, 11) +
      pane(w, 79, 62, 7, 11, 'arch', true) +
      put(
        74,
        94,
        oval(0, 0, 13, 2.5, '#000', { opacity: 0.35 }) +
          fill('M-11-11H10q-1 4-6 4.5V-3h4v3H-7v-3h4v-3.5q-7-.5-8-4.5z', '#3b4044') +
          fill('M-11-11H10l-.4 1.4H-10.6z', '#a9b3b6'),
      ) +
      person(w, 56, 94, 1.45, { coat: '#7a3b28', cap: '#2b1a12', holds: HAMMER }) +
      fill('M66 80l2-3M70 79l3-3M64 78l-1-3', 'none', { line: '#ffd36e', width: 0.8 }) +
      front(w),
  ),
  'workshop-ii': scene(
    'factory',
    (w) =>
      sky(w, 94, 22) +
      skyline(w) +
      ground(w) +
      stack(w, 18, 22, 7, 60) +
      smoke(w, 22, 20, 0.8) +
      stack(w, 32, 34, 5, 60) +
      wall(w, 14, 54, 92, 28, '#a9613f') +
      mass(w, 'M14 54V44l20-12v12l20-12v12l20-12v12l20-12v12l12-7v17z', w.by('#6b4a3a', '#2c211b')) +
      fill('M34 32l18 11-18 1zM54 32l18 11-18 1zM74 32l18 11-18 1zM94 32l12 7v5H94z', w.by('#cfe0d8', '#ffcf73'), {
        opacity: w.by(0.9, 0.85),
      }) +
      cogWheel(38, 68, 11, '#c9a24b') +
      cogWheel(55, 73, 7.5, '#8f6f33') +
      fill('M66 82V62h22v20z', '#1b0f0a') +
      oval(
        77,
        76,
        11,
        8,
        w.radial([
          [0, '#ffcf5a', 0.95],
          [1, '#ff6a1a', 0],
        ]),
      ) +
      person(w, 77, 82, 1.2, { coat: '#3a2a22', cap: '#1c120c', holds: HAMMER }) +
      pane(w, 93, 60, 7, 12) +
      pane(w, 18, 60, 6, 11) +
      lamp(w, 104, 90, 24) +
      person(w, 28, 94, 1.25, { coat: '#59442f' }) +
      front(w),
  ),
  'factory-i': scene(
    'factory',
    (w) =>
      sky(w, 26, 28) +
      skyline(w) +
      ground(w) +
      stack(w, 70, 12, 8, 56) +
      smoke(w, 75, 10, 1.1) +
      stack(w, 86, 22, 7, 56) +
      smoke(w, 90, 20, 0.85) +
      stack(w, 101, 32, 6, 56) +
      wall(w, 12, 54, 98, 28, '#a6573a') +
      mass(w, 'M12 54V42L30 30v12l18-12v12l18-12v12h44v12z', w.by('#70402e', '#2a1c16')) +
      fill('M30 30l16 11-16 0.8zM48 30l16 11-16 0.8z', w.by('#cfe0d8', '#ffcf73')) +
      box(10, 52, 102, 2.6, '#c9a24b', { opacity: 0.85 }) +
      panes(w, [17, 60, 10.5], 4, [6.5, 12], [1]) +
      fill('M62 82V63h18v19z', '#180d09') +
      oval(
        71,
        76,
        10,
        8,
        w.radial([
          [0, '#ffb84a', 0.9],
          [1, '#ff7a1a', 0],
        ]),
      ) +
      line('M62 63h18M71 63v19', '#3a2418', 1.3) +
      panes(w, [86, 60, 11], 2, [7, 12]) +
      pipe('M120 68H110V50') +
      cluster(w, 22, 90, 0.62) +
      cart(w, 42, 95, 0.85) +
      person(w, 62, 95, 1.2, { coat: '#4a3d30', cap: '#20150e' }) +
      person(w, 88, 92, 1.1, { coat: '#5c3526', cap: '#20150e' }) +
      front(w),
  ),
  'factory-ii': scene(
    'factory',
    (w) =>
      sky(w, 16, 24) +
      skyline(w) +
      ground(w) +
      stack(w, 14, 18, 8, 70) +
      smoke(w, 18, 16, 1) +
      stack(w, 92, 10, 9, 70) +
      smoke(w, 97, 8, 1.1) +
      wall(w, 8, 44, 104, 38, '#8f4a33') +
      box(6, 42, 108, 3, '#c9a24b', { opacity: 0.9 }) +
      mass(w, 'M30 44V28l30-14 30 14v16z', w.by('#5c382a', '#241812')) +
      shade('M60 14l30 14v16H60z', 0.2) +
      disc(60, 34, 8, w.by('#f4e4b4', '#ffe0a0'), { line: '#2a1c12', width: 1.2 }) +
      line('M60 34v-5M60 34l4 2', '#2a1c12', 1) +
      panes(w, [12, 50, 9], 3, [6, 10]) +
      panes(w, [84, 50, 9], 3, [6, 10], [1]) +
      fill('M40 82V62q20-18 40 0v20z', '#140a07') +
      oval(
        60,
        74,
        22,
        14,
        w.radial([
          [0, '#fff0b0', 0.95],
          [0.35, '#ffb03a', 0.75],
          [1, '#ff5a1a', 0],
        ]),
      ) +
      fill('M48 82c1-10 5-12 7-20 4 5 3 9 6 12 2-5 2-7 4-10 2 8 6 10 5 18z', '#ff9326') +
      fill('M53 82c0-6 3-8 5-13 2 4 5 7 5 13z', '#fff3bf') +
      person(w, 34, 92, 1.3, { coat: '#4a3d30', cap: '#20150e' }) +
      person(w, 84, 92, 1.3, { coat: '#5c3526', cap: '#20150e' }) +
      cluster(w, 14, 90, 0.7) +
      cluster(w, 106, 90, 0.6) +
      front(w),
  ),
}
