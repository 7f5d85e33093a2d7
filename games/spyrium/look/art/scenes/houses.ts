// The great houses: a town house, a manor, a palace.
import { box, disc, each, fill, line, oval } from '../../../../../look/art/brush.ts'
import { front, ground, sky, skyline } from './air.ts'
import { lamp } from './folk.ts'
import { column, mass, pane, panes, shade, smoke, wall } from './masonry.ts'
import { scene } from './works.ts'

export const houses = {
  'town-house': scene(
    'great',
    (w) =>
      sky(w, 96, 22) +
      skyline(w) +
      ground(w) +
      wall(w, 32, 30, 56, 52, '#d7bfae') +
      box(29, 28, 62, 3.5, w.by('#f0e2d2', '#6b5a5c')) +
      mass(w, 'M32 28L38 14H82L88 28z', w.by('#5a5468', '#231b2a')) +
      shade('M62 14h20l6 14H64z', 0.2) +
      each(
        [42, 57, 72],
        (x) => fill(`M${x - 1} 26v-6q3.5-4 7 0v6z`, w.by('#efe2d0', '#5d4e52')) + pane(w, x, 20, 5, 6),
      ) +
      panes(w, [38, 36, 13], 4, [7, 12], [1]) +
      line('M32 51H88', '#fff', 1.2, 0.55) +
      panes(w, [38, 55, 39], 2, [7, 12]) +
      fill('M51 82V60q9-9 18 0v22z', '#4d2a45', { line: '#e9d9b0', width: 1.2 }) +
      line('M60 57v25', '#2a142a', 0.8) +
      disc(58.5, 72, 0.7, '#f3d58a') +
      disc(61.5, 72, 0.7, '#f3d58a') +
      box(46, 81, 28, 2.6, '#e9dfcf') +
      line('M49 52h22', '#17120e', 2.2) +
      line('M50 52v-4M54 52v-4M58 52v-4M62 52v-4M66 52v-4M70 52v-4', '#17120e', 0.7) +
      fill('M10 84q6-16 12 0zM98 84q6-16 12 0z', w.by('#6f8450', '#1a261c')) +
      lamp(w, 26, 92, 26) +
      lamp(w, 94, 92, 26) +
      front(w),
  ),
  manor: scene(
    'great',
    (w) =>
      sky(w, 22, 22) +
      skyline(w) +
      fill('M0 82q30-16 60-10t60 4v8H0z', w.by('#93a06c', '#1c261c')) +
      ground(w, 86) +
      wall(w, 22, 48, 50, 34, '#b9907c') +
      mass(w, 'M18 49L30 30H66L76 49z', w.by('#5d4a5c', '#241a26')) +
      wall(w, 68, 38, 30, 44, '#c49a84') +
      mass(w, 'M64 39L83 18L102 39z', w.by('#6a5468', '#2a1e2c')) +
      shade('M83 18L102 39H84z', 0.22) +
      wall(w, 14, 34, 16, 48, '#ab826e') +
      fill('M12 35L22 8L32 35z', w.by('#54435a', '#241a26')) +
      line('M22 8V2', '#c9a24b', 1.1) +
      pane(w, 19, 42, 6, 9) +
      pane(w, 19, 60, 6, 9, 'arch', true) +
      box(50, 20, 5, 12, '#7a4630') +
      smoke(w, 53, 20, 0.5) +
      panes(w, [36, 54, 11], 3, [6.5, 10], [1]) +
      pane(w, 79, 44, 9, 13) +
      panes(w, [73, 63, 13], 2, [7, 11]) +
      fill('M46 86V72q6-6 12 0v14z', '#2f1a1a') +
      fill(
        'M34 86c2-7 8-7 10 0zM60 86c2-7 8-7 10 0zM100 88c2-10 14-10 18 0zM0 88c2-8 10-8 14 0z',
        w.by('#6f8450', '#18241a'),
      ) +
      fill('M46 86h12l10 18H32z', w.by('#d9c7a0', '#3d342c'), { opacity: 0.9 }) +
      lamp(w, 30, 98, 24) +
      front(w),
  ),
  palace: scene(
    'great',
    (w) =>
      sky(w, 96, 20) +
      skyline(w) +
      ground(w) +
      wall(w, 8, 50, 104, 32, '#dccab8') +
      box(6, 47, 108, 3.6, w.by('#f4e8d8', '#6b5a5c')) +
      fill('M36 47q24-36 48 0z', w.by('#8a7a9a', '#3a2c44')) +
      shade('M60 26q17 2 24 21H60z', 0.2) +
      line('M60 28V47M48 33q-2 6-2 14M72 33q2 6 2 14', '#efe2d0', 0.8, 0.6) +
      box(56, 20, 8, 8, w.by('#f0e2d2', '#6b5a5c')) +
      fill('M54 20q6-8 12 0z', '#c9a24b') +
      line('M60 14V6', '#17120e', 0.9) +
      fill('M60 6l9 2.5-9 3z', '#a3162c') +
      panes(w, [13, 56, 9], 3, [6, 11], [1]) +
      panes(w, [84, 56, 9], 3, [6, 11]) +
      fill('M38 50L60 40L82 50z', w.by('#f4e8d8', '#6b5a5c'), { line: '#8a7460', width: 0.6 }) +
      each([41, 50, 59, 68, 76], (x) => column(w, x, 51, 4, 29)) +
      box(55, 60, 9, 20, w.by('#4d2a45', '#ffcf73')) +
      box(30, 80, 60, 2.4, '#efe2d0', { opacity: w.by(1, 0.5) }) +
      box(24, 82.4, 72, 2.6, '#d8c8b4', { opacity: w.by(1, 0.45) }) +
      fill('M0 90c3-7 10-7 13 0zM107 90c3-7 10-7 13 0z', w.by('#6f8450', '#18241a')) +
      oval(60, 95, 18, 3.6, w.by('#9cc3cc', '#27424a')) +
      line('M60 95V86M60 88q-5 0-6 5M60 88q5 0 6 5', '#eaf8ff', 0.9) +
      lamp(w, 20, 96, 26) +
      lamp(w, 100, 96, 26) +
      front(w),
  ),
}
