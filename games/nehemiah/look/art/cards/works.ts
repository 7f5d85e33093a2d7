// Works that give or take goods, build, and guard: who does it, with what.
import { BARE, box, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { KindId } from '../../../sheet/form.ts'
import { hillside, LAPIS, OLIVE, PALE, PLUM, RUST, STONE, wall } from './judea.ts'

type Scene = (p: Parts) => string

/** A shed with as many rows of logs as its store gives. */
const store =
  (rows: number): Scene =>
  (p) =>
    hillside(p, { seed: 7, sun: 60, far: 54 }) +
    p.pine(8, 70, 34, '#4d7a4c') +
    p.pine(114, 70, 38, '#3d6a45') +
    box(26, 44, 72, 42, '#5c3a18', `${BARE} opacity="0.45"`) +
    p.limb('M26 90V42M98 90V42', '#8a5a2c', 4) +
    path('M16 46L62 24L108 46L102 50L62 31L22 50Z', '#b98445') +
    p.ends(62 - rows * 5, 90, rows, 5) +
    p.figure(94, 94, 0.82, {
      robe: OLIVE,
      hat: 'cap',
      hatted: RUST,
      arm: 'lift',
      back: 'hip',
      face: -1,
      tool: p.log(-16, -3, 30, 3),
    }) +
    p.veil([[62, 66, 32]])

const coinsOf: Readonly<Record<2 | 3, Scene>> = {
  2: (p) =>
    hillside(p, { far: 56, town: true }) +
    p.awning(36, 66, 58, 36, '#1c46a0', '#3a6fd0') +
    p.figure(66, 84, 0.76, { robe: RUST, hatted: '#e8b540', arm: 'fwd', back: 'hip', beard: '#3a200c' }) +
    p.counter(34, 72, 62, 18) +
    p.coins(46, 67, 4) +
    p.coins(59, 67, 6) +
    p.figure(106, 94, 0.82, {
      robe: LAPIS,
      hat: 'hair',
      hatted: '#3a200c',
      arm: 'fwd',
      back: 'down',
      face: -1,
      tool: put(0, 4, 0.75, p.sack()),
    }) +
    p.veil([[64, 56, 34]]),
  3: (p) =>
    hillside(p, { seed: 5, sun: 26, far: 56, town: true }) +
    path('M44 82H92V62Q68 48 44 62Z', '#8a4a20') +
    path('M44 62Q68 48 92 62V68H44Z', '#a8602c') +
    thin('M50 58V82M86 58V82M44 68H92', '#e8b540', 2) +
    box(64, 65, 8, 8, '#e8b540') +
    p.coins(50, 92, 5) +
    p.coins(64, 94, 3) +
    p.coins(80, 92, 7) +
    p.figure(104, 92, 0.94, {
      robe: '#1c46a0',
      hatted: PALE,
      long: true,
      arm: 'fwd',
      back: 'hip',
      face: -1,
      beard: '#e8e0d0',
      belt: '#e8b540',
      tool: p.tool.tablet,
    }) +
    p.veil([[66, 74, 34]]),
}

/** Masons on the wall: the better card has a crane and a further course. */
const building =
  (cubes: 1 | 2): Scene =>
  (p) =>
    hillside(p, { sun: cubes === 1 ? 98 : 26, town: true }) +
    p.ashlar(42, 66, 82, 42, STONE, 9, 5) +
    p.ashlar(cubes === 1 ? 78 : 60, 48, 64, 19, PALE, 9, 8) +
    (cubes === 2
      ? p.ashlar(92, 36, 32, 13, STONE, 9, 3) + p.crane(52, 68, 34, p.block(-7, 3, 14, 9))
      : p.block(60, 56, 14, 9)) +
    p.figure(cubes === 1 ? 92 : 84, 48, 0.58, {
      robe: LAPIS,
      arm: 'fwd',
      back: 'work',
      tool: p.tool.trowel,
      face: -1,
    }) +
    p.figure(cubes === 1 ? 62 : 106, 96, 0.84, {
      robe: RUST,
      hatted: '#e8b540',
      arm: 'fwd',
      back: 'fwd',
      tool: p.block(-10, -8, 15, 9),
    }) +
    p.veil([
      [84, 44, 22],
      [72, 84, 26],
    ])

const offering =
  (cubes: 1 | 2): Scene =>
  (p) =>
    hillside(p, { dusk: true, sun: 62, far: 64 }) +
    p.temple(26, 78, 74, 38) +
    box(18, 78, 90, 4, '#ecd9b0') +
    p.ground(84, '#e2c08a', '#b07f44') +
    p.glow(62, 68, 30, '#ffd36a', 0.9) +
    path('M52 92h20l-3-12h-14z', PALE) +
    box(50, 78, 24, 4, '#e8b540') +
    p.flame(62, 79, 0.72) +
    (cubes === 2
      ? p.flame(34, 84, 0.5) + p.flame(90, 84, 0.5) + box(29, 84, 10, 8, '#e8b540') + box(85, 84, 10, 8, '#e8b540')
      : '') +
    p.figure(97, 96, 0.86, {
      robe: '#1c46a0',
      hatted: '#fbf4e2',
      long: true,
      arm: 'up',
      back: 'hip',
      face: -1,
      beard: '#3a200c',
      belt: '#e8b540',
    }) +
    (cubes === 1
      ? p.figure(44, 97, 0.8, {
          robe: '#fbf4e2',
          hatted: LAPIS,
          long: true,
          arm: 'fwd',
          beard: '#e8e0d0',
          belt: LAPIS,
          tool: p.basket(2, 2, 0.5),
        })
      : '') +
    p.veil([[62, 66, 42]])

const soldier = (p: Parts, x: number, y: number, s: number, robe: string) =>
  p.figure(x, y, s, {
    robe,
    hat: 'helm',
    hatted: '#d9b25a',
    arm: 'fwd',
    back: 'hip',
    tool: p.tool.spear,
    tool2: p.tool.shield,
  })

const training =
  (cubes: 1 | 2): Scene =>
  (p) =>
    hillside(p, { dusk: true, seed: 9, sun: 26 }) +
    p.tent(10, 70, 34, 28, '#a83c22') +
    (cubes === 2 ? p.tent(40, 68, 26, 22, '#bf5a35') : '') +
    box(94, 40, 14, 40, '#8a5a2c') +
    thin('M94 46L108 80M108 46L94 80', '#4a2c12', 1.4) +
    box(90, 37, 22, 5, '#b98445') +
    path('M90 34L101 22L112 34Z', '#7a4e25') +
    (cubes === 1 ? [58, 80] : [44, 64, 84])
      .map((x, i) => soldier(p, x, 94 - (i % 2) * 3, 0.86, i % 2 === 0 ? RUST : '#9d3a1d'))
      .join('') +
    p.veil([
      [27, 62, 24],
      [101, 38, 16],
    ])

export const GOODS = {
  'wood-1': store(3),
  'wood-2': store(5),
  'gold-2': coinsOf[2],
  'gold-3': coinsOf[3],
  'wood-order': (p) =>
    hillside(p, { seed: 4, sun: 26, far: 54 }) +
    p.pine(22, 68, 38, '#4d7a4c') +
    p.pine(40, 66, 28, '#3d6a45') +
    p.pine(112, 68, 42, '#3d6a45') +
    p.cart(62, 94, 1.1, p.stack(-20, -16, 4, 32, 3.2)) +
    p.figure(106, 95, 0.84, {
      robe: PLUM,
      arm: 'fwd',
      back: 'hip',
      hatted: '#fbf4e2',
      face: -1,
      beard: '#5c3a18',
      tool: p.tool.tablet,
    }) +
    p.veil([[64, 66, 30]]),
  'wall-1': building(1),
  'wall-2': building(2),
  'temple-1': offering(1),
  'temple-2': offering(2),
  'garrison-1': training(1),
  'garrison-2': training(2),
  gate: (p) =>
    hillside(p, { sun: 22 }) +
    wall(p, -4, 44, 38, 46, '#efdcb4', 2) +
    wall(p, 84, 44, 40, 46, '#e6cd9d', 4) +
    p.ashlar(32, 34, 54, 22, PALE, 6, 6) +
    p.merlons(30, 34, 58, PALE, 7, 6) +
    p.doors(42, 90, 34, 42) +
    p.ground(89, '#d2a868', '#a5763c') +
    p.figure(98, 95, 0.8, { robe: RUST, arm: 'up', back: 'hip', tool: p.tool.hammer, face: -1, beard: '#5c3a18' }) +
    p.log(44, 93, 30, 2.8, '#9a6a35', -6) +
    p.veil([[59, 70, 32]]),
  'remarkable-work': (p) =>
    p.sky(['#3a6fd0', '#a9c7cf', '#ffe9a3', '#fff6d8'], { x: 62, y: 40, r: 15, rays: true }) +
    p.hill(66, 8, '#c79f66', 3) +
    p.ground(76, '#e9c88f', '#b98848') +
    box(38, 84, 48, 8, '#e2c896') +
    box(44, 76, 36, 9, PALE) +
    lampstand(p) +
    p.figure(102, 94, 0.82, { robe: RUST, arm: 'up', back: 'hip', face: -1, beard: '#3a200c', tool: p.tool.hammer }) +
    p.veil([[62, 36, 40]]),
} satisfies Partial<Record<KindId, Scene>>

function lampstand(p: Parts): string {
  const arms = [8, 16, 24].map(
    (r) => `M${-r}-42Q${-r} ${-42 + r * 1.25} 0 ${-42 + r * 1.25}Q${r} ${-42 + r * 1.25} ${r}-42`,
  )
  const lamps = [-24, -16, -8, 0, 8, 16, 24]
  return put(
    62,
    76,
    0.92,
    p.limb('M-8-1H8M0-2V-42', '#e8b540', 3) +
      p.limb(arms.join(''), '#e8b540', 2.2) +
      path(lamps.map((x) => `M${x - 2.6}-46h5.2l-1 5h-3.2Z`).join(''), '#f6cf55') +
      path(lamps.map((x) => `M${x}-55q3 6 0 9q-3-3 0-9Z`).join(''), '#fff3b0', BARE),
  )
}
