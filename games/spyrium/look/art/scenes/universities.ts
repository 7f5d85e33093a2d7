// Universities: a portico, a clock tower.
import { box, disc, each, fill, line } from '../../../../../look/art/brush.ts'
import { front, ground, sky, skyline } from './air.ts'
import { lamp, person } from './folk.ts'
import { column, mass, pane, panes, shade, wall } from './masonry.ts'
import { scene } from './works.ts'

export const universities = {
  'university-i': scene(
    'university',
    (w) =>
      sky(w, 94, 22) +
      skyline(w) +
      ground(w) +
      wall(w, 22, 54, 76, 28, '#c7bca6') +
      fill('M18 54L60 32L102 54z', w.by('#e6dcc4', '#5a5648'), { line: '#6b5f48', width: 0.8 }) +
      shade('M60 32L102 54H64z', 0.14) +
      disc(60, 46, 4.5, '#c9a24b') +
      fill('M57 48q3-5 6 0z', '#5a4210') +
      box(18, 53, 84, 3, w.by('#efe6d0', '#7a735f')) +
      each([26, 39, 52, 65, 78, 90], (x) => column(w, x, 56, 5.5, 24)) +
      box(58.5, 62, 5, 18, w.by('#3a2a1c', '#ffcf73')) +
      box(20, 80, 80, 2, w.by('#efe6d0', '#8a836f')) +
      box(14, 82, 92, 2.6, w.by('#dcd2ba', '#6a6453')) +
      box(10, 84.6, 100, 2.6, w.by('#cfc4aa', '#595444')) +
      person(w, 44, 94, 1.25, { coat: '#1d2438', cap: '#141a2a' }) +
      person(w, 76, 95, 1.25, { coat: '#2c2438', cap: '#141a2a' }) +
      lamp(w, 104, 92, 26) +
      front(w),
  ),
  'university-ii': scene(
    'university',
    (w) =>
      sky(w, 24, 24) +
      skyline(w) +
      ground(w) +
      wall(w, 10, 56, 40, 26, '#b8ad9a') +
      wall(w, 72, 56, 40, 26, '#b8ad9a') +
      mass(w, 'M8 57L14 46H50V57zM72 57V46h36l6 11z', w.by('#5d6f92', '#232c40')) +
      panes(w, [14, 61, 11], 3, [6, 13], [1]) +
      panes(w, [78, 61, 11], 3, [6, 13], [2]) +
      wall(w, 48, 30, 26, 52, '#cdc2ac') +
      mass(w, 'M46 31L61 8L76 31z', w.by('#4f618a', '#232c40')) +
      shade('M61 8L76 31H62z', 0.22) +
      line('M61 8V2', '#c9a24b', 1.4) +
      disc(61, 2.5, 1.3, '#f3d58a') +
      disc(61, 42, 8, '#2a1c0c') +
      disc(61, 42, 6.8, w.by('#fbf3dc', '#ffe9b0'), { line: '#c9a24b', width: 1.4 }) +
      line('M61 42V37M61 42l3.6 2', '#2a1c0c', 1.2) +
      pane(w, 57, 55, 8, 9) +
      fill('M54 82V70q7-8 14 0v12z', '#3a2a1c') +
      box(46, 52, 30, 1.6, '#efe6d0', { opacity: 0.8 }) +
      fill('M0 92c4-8 12-8 14-2 3-4 9-2 10 2zM96 92c3-8 11-8 14-2 4-4 8-2 10 2z', w.by('#7d9058', '#18261c')) +
      person(w, 40, 95, 1.2, { coat: '#1d2438', cap: '#141a2a' }) +
      person(w, 50, 96, 1.2, { coat: '#3a2438', cap: '#141a2a' }) +
      lamp(w, 84, 94, 26) +
      front(w),
  ),
}
