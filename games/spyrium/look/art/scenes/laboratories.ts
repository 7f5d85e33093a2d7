// Laboratories: retorts, a glass dome, a crystal under glass.
import { box, disc, fill, line, oval, put } from '../../../../../look/art/brush.ts'
import { front, ground, sky, skyline } from './air.ts'
import { cluster, crystal, lamp, person, pipe } from './folk.ts'
import { mass, pane, panes, shade, smoke, wall } from './masonry.ts'
import { scene } from './works.ts'

export const laboratories = {
  'laboratory-i': scene(
    'laboratory',
    (w) =>
      sky(w, 90, 24) +
      skyline(w) +
      ground(w) +
      wall(w, 24, 50, 62, 32, '#7f9a86') +
      mass(w, 'M20 51L28 34H82L90 51z', w.by('#44635a', '#182a26')) +
      shade('M60 34h22l8 17H66z', 0.2) +
      box(66, 22, 6, 14, w.by('#6a5444', '#233')) +
      smoke(w, 69, 22, 0.6) +
      fill('M34 82V60h26v22z', '#0d1c19') +
      oval(
        47,
        72,
        16,
        12,
        w.radial([
          [0, '#7dffb6', 0.8],
          [1, '#1fae66', 0],
        ]),
      ) +
      fill('M44 62h6v6l5 10q1 3-2 3H41q-3 0-2-3l5-10z', '#dff7ea', { line: '#14463a', width: 0.9, opacity: 0.9 }) +
      fill('M41.5 73h11l2.5 5.5q.6 1.8-1.6 1.8H40.6q-2.2 0-1.6-1.8z', '#2ecb79') +
      disc(45, 76, 1, '#d8ffe9') +
      disc(49, 75, 0.8, '#d8ffe9') +
      disc(47.5, 70, 0.8, '#7dffb6') +
      pane(w, 66, 60, 6, 11) +
      pane(w, 76, 60, 6, 11) +
      lamp(w, 98, 86, 26) +
      cluster(w, 14, 88, 0.7) +
      person(w, 72, 93, 1.25, { coat: '#e9e2d0', cap: '#4a3a28' }) +
      front(w),
  ),
  'laboratory-ii': scene(
    'laboratory',
    (w) =>
      sky(w, 22, 22) +
      skyline(w) +
      ground(w) +
      wall(w, 14, 44, 92, 38, '#8aa392') +
      box(12, 42, 96, 3, '#d9c7a4', { opacity: w.by(1, 0.4) }) +
      fill('M40 42q20-26 40 0z', w.by('#7fb3a2', '#1f4a40')) +
      shade('M60 29q13 0 20 13H60z', 0.18) +
      line('M44 38q16-18 32 0M60 29V42M50 33v9M70 33v9', '#dfeee6', 0.8, 0.7) +
      line('M60 29V20', '#c9a24b', 1.6) +
      disc(60, 19, 1.8, '#f3d58a') +
      panes(w, [19, 51, 10], 2, [6, 12]) +
      panes(w, [86, 51, 10], 2, [6, 12], [1]) +
      fill('M36 82V56q24-14 48 0v26z', '#0a1815') +
      oval(
        60,
        70,
        24,
        16,
        w.radial([
          [0, '#7dffb6', 0.75],
          [1, '#1fae66', 0],
        ]),
      ) +
      box(38, 78, 44, 3, '#6d4a2a') +
      fill('M46 60h5v6l5 9q1 3-2 3H43q-3 0-2-3l5-9z', '#dff7ea', { line: '#14463a', width: 0.8 }) +
      fill('M43.5 71h10l2.3 4.6q.6 1.5-1.5 1.5H42.8q-2.1 0-1.5-1.5z', '#2ecb79') +
      disc(66, 70, 8, '#dff7ea', { line: '#14463a', width: 0.8 }) +
      fill('M58.5 72a8 8 0 0 0 15 0z', '#38d980') +
      box(64, 57, 4, 6, '#dff7ea', { line: '#14463a', width: 0.8 }) +
      line('M51 60q8-9 15-3', '#c08a34', 1.5) +
      oval(48, 52, 4, 3, '#e9fff2', { opacity: 0.7 }) +
      oval(52, 47, 5, 3.5, '#e9fff2', { opacity: 0.5 }) +
      person(w, 78, 78, 1.15, { coat: '#e9e2d0', cap: '#4a3a28' }) +
      pipe('M0 66H14') +
      pipe('M106 60h14') +
      cluster(w, 18, 91, 0.7) +
      lamp(w, 104, 92, 24) +
      front(w),
  ),
  'laboratory-iii': scene(
    'laboratory',
    (w) =>
      sky(w, 96, 20) +
      skyline(w) +
      ground(w) +
      wall(w, 10, 40, 100, 42, '#7d9886') +
      box(8, 38, 104, 3, '#d9c7a4', { opacity: w.by(1, 0.4) }) +
      panes(w, [14, 48, 9], 3, [6, 12]) +
      panes(w, [82, 48, 9], 3, [6, 12], [0]) +
      fill('M44 82V36q16-22 32 0v46z', w.by('#a9cbbd', '#16352e')) +
      line('M44 50h32M44 64h32M60 26v56M52 28v54M68 28v54', '#dfeee6', 0.7, 0.6) +
      oval(
        60,
        60,
        18,
        24,
        w.radial([
          [0, '#7dffb6', 0.85],
          [1, '#1fae66', 0],
        ]),
      ) +
      crystal(w, 60, 80, 40, 12) +
      put(60, 80, crystal(w, -4, 0, 24, 7), 1, -22) +
      put(60, 80, crystal(w, 4, 0, 24, 7), 1, 22) +
      pipe('M0 60H12M108 60h12') +
      person(w, 34, 92, 1.25, { coat: '#e9e2d0', cap: '#4a3a28' }) +
      person(w, 86, 92, 1.25, { coat: '#e9e2d0', cap: '#4a3a28' }) +
      front(w),
  ),
}
