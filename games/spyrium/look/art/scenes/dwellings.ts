// Workers' estates and the residence.
import { box, disc, each, fill, line } from '../../../../../look/art/brush.ts'
import { front, glow, ground, sky, skyline } from './air.ts'
import { lamp, person } from './folk.ts'
import { mass, pane, panes, shade, smoke, wall } from './masonry.ts'
import { scene, type Works } from './works.ts'

/** Houses in a row: where, of which brick, behind which door. */
const ROW = [
  [18, '#b8765a', '#3f5a4c'],
  [46, '#a96a4c', '#6a2f22'],
  [74, '#bd8060', '#31465c'],
] as const

const rowHouse = (w: Works, [x, brick, door]: (typeof ROW)[number], i: number): string =>
  box(x + 18, 28, 5, 14, w.by('#8f5540', '#3a2419')) +
  box(x + 17.4, 27, 6.2, 2, '#5a3122') +
  wall(w, x, 50, 28, 32, brick) +
  mass(w, `M${x - 2} 51L${x + 14} 34L${x + 30} 51z`, w.by('#6d6a62', '#2b221c')) +
  shade(`M${x + 14} 34L${x + 30} 51H${x + 16}z`, 0.2) +
  pane(w, x + 4, 55, 5.5, 8, 'square', i === 1) +
  pane(w, x + 17, 55, 5.5, 8, 'square') +
  pane(w, x + 4, 69, 5.5, 8, 'square', i === 2) +
  fill(`M${x + 16} 82V69h8v13z`, door, { line: '#2a1c12', width: 0.7 }) +
  disc(x + 22.4, 76, 0.6, '#f3d58a')

/** One of the two lower wings of an estate. */
const wing = (w: Works, x: number): string =>
  wall(w, x, 46, 30, 36, '#a96a4c') +
  mass(w, `M${x - 2} 47L${x + 15} 32L${x + 32} 47z`, w.by('#6d6a62', '#2b221c')) +
  panes(w, [x + 4, 52, 8], 3, [5, 8], [1], 'square') +
  panes(w, [x + 4, 66, 8], 3, [5, 8], [2], 'square')

export const dwellings = {
  'workers-estate-i': scene(
    'dwelling',
    (w) =>
      sky(w, 94, 24) +
      skyline(w) +
      ground(w) +
      each(ROW, (house, i) => rowHouse(w, house, i)) +
      smoke(w, 40, 27, 0.5) +
      line('M4 66Q12 71 18 64M102 64q8 6 18 0', '#2a1c12', 0.5) +
      fill('M6 67h4v5H6zM11 68h4v4h-4zM106 67h4v6h-4zM112 67h4v4h-4z', '#f2ead6') +
      person(w, 36, 94, 1.2, { coat: '#5a4a3a' }) +
      person(w, 46, 93, 0.85, { coat: '#7a4a38', cap: '#3a2418' }) +
      lamp(w, 66, 94, 24) +
      front(w),
  ),
  'workers-estate-ii': scene(
    'dwelling',
    (w) =>
      sky(w, 20, 22) +
      skyline(w) +
      ground(w) +
      wing(w, 10) +
      wing(w, 80) +
      box(44, 14, 5, 12, '#7a4630') +
      box(72, 14, 5, 12, '#7a4630') +
      smoke(w, 47, 14, 0.5) +
      smoke(w, 75, 14, 0.5) +
      wall(w, 36, 34, 48, 48, '#bd8060') +
      mass(w, 'M33 35L42 22H78L87 35z', w.by('#75716a', '#2f251e')) +
      panes(w, [41, 39, 10.5], 4, [6, 8.5], [2], 'square') +
      panes(w, [41, 53, 10.5], 4, [6, 8.5], [0], 'square') +
      line('M38 51H82', '#d9c7a4', 1.4, 0.8) +
      fill('M52 82V70q8-8 16 0v12z', '#2a1a10') +
      panes(w, [40, 68, 10], 1, [6, 9], [], 'square') +
      panes(w, [74, 68, 10], 1, [6, 9], [], 'square') +
      person(w, 30, 94, 1.2, { coat: '#5a4a3a' }) +
      person(w, 40, 95, 1.2, { coat: '#3f4e58' }) +
      person(w, 88, 93, 1.15, { coat: '#6a4636' }) +
      person(w, 96, 95, 0.85, { coat: '#7a4a38' }) +
      lamp(w, 20, 92, 24) +
      front(w),
  ),
  residence: scene(
    'dwelling',
    (w) =>
      sky(w, 92, 22) +
      skyline(w) +
      ground(w) +
      fill('M4 82c4-8 14-10 18-4 4-6 12-4 14 4z', w.by('#7d9058', '#1d2a1e')) +
      fill('M88 82c3-8 12-9 16-3 4-4 12-2 14 3z', w.by('#6f8450', '#1d2a1e')) +
      box(76, 24, 6, 16, '#8f5540') +
      smoke(w, 79, 24, 0.55) +
      wall(w, 30, 48, 60, 34, '#d9b98a') +
      mass(w, 'M25 49L44 28H78L95 49z', w.by('#8a4a38', '#33201a')) +
      shade('M62 28h16l17 21H68z', 0.18) +
      fill('M46 49V38l8-8 8 8v11z', w.by('#e6cfa4', '#5d4a34')) +
      fill('M43 39L54 28L65 39z', w.by('#7a3f30', '#2b1a14')) +
      pane(w, 51, 38, 6, 8) +
      panes(w, [35, 55, 44], 2, [8, 11]) +
      pane(w, 65, 55, 7, 11) +
      fill('M50 82V64q5-6 10 0v18z', '#5a2f20', { line: '#2a1c12', width: 0.8 }) +
      disc(58, 74, 0.8, '#f3d58a') +
      box(47, 80, 16, 2.4, '#e9d9b0') +
      lamp(w, 20, 90, 28) +
      (w.night ? glow(w, 55, 88, 16, 5, '#ffcf73', 0.6) : '') +
      line('M0 90h40M70 90h50', '#2a1c12', 1) +
      line('M4 84v9m8-9v9m8-9v9m8-9v9m8-9v9M74 84v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9', '#2a1c12', 0.9) +
      front(w),
  ),
}
