// The six winter cards: the inn, the granary, and what the cold brings to the castle.
import { BARE, box, disc, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { WinterCard } from '../../../rules/pieces.ts'
import { castleFar, meadow, pane } from './meadow.ts'

/** A shaft of wheat, by its foot. */
const sheaf = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    s,
    path('M-3-8Q-12-20-9-26Q-4-22 0-28Q4-22 9-26Q12-20 3-8L6 0H-6Z', '#e8bf4c') +
      thin('M-6-22L-1-8M0-25V-8M6-22L1-8', '#9a6a1c', 0.9) +
      box(-4.5, -10, 9, 3, '#a8703a'),
  )

/** A cup as it is lifted. */
const cup = path('M-3-6H5L4 2H-2Z', '#c9a24a') + path('M5-4q4 1 0 5', 'none')

export const WINTER: Readonly<Record<WinterCard, (p: Parts) => string>> = {
  innkeeper: (p) =>
    meadow(p, { left: true }) +
    p.house(46, 88, 66, 26, '#9c3f2a') +
    p.arch(70, 88, 16, 22, '#4a2c12') +
    pane(p, 53, 68, 9, 9) +
    pane(p, 96, 68, 9, 9) +
    p.limb('M44 44H28', '#8a5a2c', 2) +
    thin('M32 45v5M40 45v5', '#3a2412', 1) +
    box(28, 50, 16, 12, '#e8c66a') +
    path('M33 53h6v6h-6ZM39 54q3 1 0 4', '#9c5a1c') +
    p.figure(34, 92, 0.92, {
      robe: '#a83c3c',
      hat: 'hair',
      hatted: '#6a3a1c',
      arm: 'fwd',
      back: 'hip',
      apron: '#fbf4e2',
      beard: '#6a3a1c',
      tool: cup,
    }) +
    p.coins(62, 94, 3) +
    p.coins(12, 95, 2) +
    p.veil([
      [57, 72, 18],
      [100, 72, 18],
      [78, 80, 20],
    ]),
  granary: (p) =>
    meadow(p, { seed: 4 }) +
    box(30, 82, 5, 10, '#7a6a5a') +
    box(82, 82, 5, 10, '#7a6a5a') +
    p.house(24, 84, 68, 28, '#8a5a34', '#d0a05c') +
    path('M58 32L46 50H70Z', '#7a4a24') +
    box(50, 58, 16, 26, '#5a3416') +
    p.ladder(40, 92, 30, 14) +
    sheaf(96, 93, 0.9) +
    sheaf(108, 90, 0.7) +
    put(20, 90, 1, p.sack('#e0c48c')) +
    put(32, 93, 0.8, p.sack('#d0b070')) +
    p.figure(66, 93, 0.78, {
      robe: '#5a7a3a',
      hat: 'straw',
      hatted: '#e8c66a',
      arm: 'lift',
      back: 'lift',
      face: -1,
      tool: put(2, -8, 1, p.sack('#e0c48c')),
    }) +
    p.veil([[58, 66, 26]]),
  plague: (p) =>
    meadow(p, { left: true, seed: 6 }) +
    p.house(-4, 78, 32, 18, '#6a5a4a', '#cfc8b4') +
    path('M6 66L16 74M16 66L6 74', 'none', 'stroke="#a3283c" stroke-width="2.4"') +
    p.house(92, 76, 30, 18, '#6a5a4a', '#cfc8b4') +
    p.figure(60, 92, 1.1, {
      robe: '#2c2a32',
      hat: 'straw',
      hatted: '#1c1a20',
      skin: '#d8c8a8',
      long: true,
      cloak: '#1c1a20',
      arm: 'fwd',
      back: 'hip',
      tool: p.tool.staff,
    }) +
    path('M60 45L78 50L61 49.5Z', '#e8dcc0') +
    disc(62, 44, 2.2, '#3a2a1a') +
    p.rat(24, 94, 0.9) +
    p.rat(100, 95, 0.8, -1) +
    p.rat(42, 97, 0.6) +
    p.veil([[78, 60, 22]]),
  breach: (p) =>
    meadow(p) +
    path('M-4 96V36H38L34 48L42 54L36 66L46 72L42 96Z', '#d8ccb0') +
    thin('M-4 48H34M-4 60H39M-4 72H45M-4 84H43M10 36V48M24 48V60M8 60V72M26 72V84', '#3a2412', 0.6, 0.5) +
    path('M124 96V36H84L90 46L80 56L88 66L78 76L84 96Z', '#c8bb9c') +
    thin('M124 48H90M124 60H84M124 72H81M124 84H81M106 36V48M98 48V60M110 60V72M96 72V84', '#3a2412', 0.6, 0.5) +
    p.merlons(-4, 36, 38, '#d8ccb0', 7, 6) +
    p.merlons(90, 36, 34, '#c8bb9c', 7, 6) +
    p.rubble(
      [
        [50, 92, 7],
        [62, 90, 6],
        [73, 93, 7],
        [58, 97, 5],
        [68, 98, 4],
      ],
      '#d8ccb0',
    ) +
    p.figure(60, 88, 0.86, {
      robe: '#7a5a3a',
      hat: 'cap',
      hatted: '#c0452f',
      arm: 'fwd',
      back: 'fwd',
      tool: p.block(-12, -8, 18, 11, '#d3d9df'),
    }) +
    p.veil([[60, 64, 30]]),
  damsel: (p) =>
    meadow(p, { seed: 3 }) +
    p.tower(66, 96, 38, 56, '#efe4cc') +
    p.arch(74, 74, 22, 30, p.light.night ? '#ffd36a' : '#5a4a6a') +
    p.figure(85, 83, 0.7, {
      robe: '#d2607c',
      hat: 'long',
      hatted: '#c98b2c',
      arm: 'wave',
      back: 'hip',
      long: true,
      belt: '#f6cf55',
      face: -1,
    }) +
    path('M69 72H101V78H69Z', '#d8ccb0') +
    thin('M74 72v6M80 72v6M86 72v6M92 72v6', '#3a2412', 0.7, 0.6) +
    p.figure(34, 92, 0.94, {
      robe: '#2b6cb0',
      hat: 'feather',
      hatted: '#8a2a3c',
      arm: 'up',
      back: 'hip',
      cloak: '#8a2a3c',
      tool: thin('M0 4V-8', '#3a7a40', 1.6) + disc(0, -10, 4, '#d2304c') + thin('M-2-10q2-3 4 0', '#fff', 0.8, 0.7),
    }) +
    p.figure(14, 94, 0.72, {
      robe: '#3a8a4a',
      hat: 'cap',
      hatted: '#e8c66a',
      arm: 'fwd',
      back: 'hip',
      tool: box(-2, -6, 10, 8, '#c9962c'),
    }) +
    p.veil([[85, 62, 30]]),
  snowfall: (p) =>
    p.sky(['#7d93b4', '#a9bdd4', '#dfe9f2'], { x: 98, y: 24, r: 7 }) +
    p.cloud(30, 22, 1.5, 0.95) +
    p.cloud(82, 26, 1.7, 0.95) +
    p.hill(62, 8, '#cfdeeb', 4) +
    p.ground(70, '#f8fbfe', '#bcd2e6') +
    castleFar(p, 26, 76, 0.6) +
    p.pine(104, 82, 44, '#35604a') +
    p.pine(88, 78, 32, '#42705a') +
    path('M14 108Q30 76 58 80Q90 84 110 108Z', '#fff', BARE) +
    p.figure(58, 90, 0.98, {
      robe: '#6a5a7a',
      hat: 'hood',
      hatted: '#4a3c5a',
      arm: 'chin',
      back: 'chin',
      lean: 8,
      cloak: '#4a3c5a',
    }) +
    path('M36 92Q58 82 82 93Q60 98 36 92Z', '#fff', BARE) +
    p.flakes() +
    p.veil([[26, 66, 20]]),
}
