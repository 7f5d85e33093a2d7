// The fifteen foremen, each with the sign of what he is hired for.
import { BARE, box, disc, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { ForemanId } from '../../../sheet/form.ts'
import { hillside, LAPIS, OLIVE, PALE, PLUM, RUST, STONE, wall } from './judea.ts'

type Scene = (p: Parts) => string

const cube = (x: number, y: number, s: number, colour: string): string =>
  put(
    x,
    y,
    s,
    path('M-6-4L0-8L6-4L0 0Z', '#fff8e6') + path('M-6-4L0 0V8L-6 4Z', colour) + path('M6-4L0 0V8L6 4Z', '#a97f4a'),
  )

export const FOREMEN: Readonly<Record<ForemanId, Scene>> = {
  artisan: (p) =>
    hillside(p, { seed: 3 }) +
    wall(p, 84, 58, 40, 34, STONE, 4) +
    p.temple(8, 84, 36, 30) +
    p.figure(62, 94, 1.06, {
      robe: '#5f57a0',
      arm: 'fwd',
      back: 'fwd',
      apron: PALE,
      beard: '#5c3a18',
      tool: cube(2, -8, 0.8, STONE),
      tool2: cube(-2, -8, 0.8, STONE),
    }) +
    p.veil([[62, 60, 32]]),
  architect: (p) =>
    hillside(p, { sun: 26, seed: 5 }) +
    wall(p, 70, 40, 54, 52, PALE, 6) +
    p.doors(82, 92, 28, 36) +
    p.figure(46, 94, 1.06, {
      robe: '#1c46a0',
      long: true,
      arm: 'fwd',
      back: 'hip',
      beard: '#e8e0d0',
      belt: '#e8b540',
      tool: p.tool.compass,
    }) +
    p.veil([[96, 74, 26]]),
  sculptor: (p) =>
    hillside(p, { seed: 7 }) +
    box(74, 82, 30, 10, '#d8bd88') +
    path('M78 82V56Q80 46 89 46Q98 46 100 56V82Z', PALE) +
    path('M89 46Q98 46 100 56V82H92Q96 62 89 46Z', '#a97f4a', BARE) +
    thin('M82 60q6-4 12 0M82 68q6-4 12 0M82 75q6-4 12 0', '#8a5c22', 1) +
    p.figure(52, 94, 1, {
      robe: OLIVE,
      arm: 'fwd',
      back: 'up',
      apron: '#c9a56a',
      hat: 'hair',
      hatted: '#3a200c',
      tool: p.tool.chisel,
      tool2: p.tool.mallet,
    }) +
    p.rubble(
      [
        [72, 97, 4],
        [106, 96, 5],
      ],
      PALE,
    ) +
    p.veil([[88, 60, 26]]),
  carpenter: (p) =>
    hillside(p, { sun: 26, seed: 4 }) +
    p.cypress(108, 76, 40) +
    p.table(40, 95, 62, 24) +
    p.log(40, 69, 60, 4, '#c98b52') +
    p.figure(52, 88, 1, {
      robe: RUST,
      hat: 'cap',
      hatted: OLIVE,
      arm: 'work',
      back: 'hip',
      apron: '#e6c88a',
      beard: '#8a4a1c',
      tool: p.tool.saw,
    }) +
    box(40, 71, 62, 4, '#b98445') +
    p.veil([[66, 60, 30]]),
  merchant: (p) =>
    hillside(p, { seed: 6, town: true }) +
    p.figure(62, 94, 1.04, {
      robe: PLUM,
      hatted: '#e8b540',
      long: true,
      cloak: '#5f3a6b',
      arm: 'up',
      back: 'hip',
      beard: '#3a200c',
      belt: '#e8b540',
      tool:
        p.limb('M-12-4H12M0-4V-9', '#e8b540', 1.4) +
        path('M-16 4h8l-2 4h-4ZM8 2h8l-2 4h-4Z', '#f2c94c') +
        thin('M-12-4l-3 8M-12-4l3 8M12-4l-3 6M12-4l3 6', '#8a5a2c', 0.7),
    }) +
    p.coins(92, 94, 6) +
    p.coins(104, 96, 3) +
    p.coins(36, 96, 4) +
    p.veil([[80, 48, 28]]),
  turncoat: (p) =>
    hillside(p, { dusk: true, seed: 9, sun: 92 }) +
    wall(p, -4, 50, 46, 42, STONE, 2) +
    p.tent(80, 88, 44, 34, '#a83c22') +
    p.figure(60, 94, 1.04, {
      robe: LAPIS,
      hat: 'hood',
      hatted: RUST,
      cloak: RUST,
      arm: 'hip',
      back: 'fwd',
      tool2: cube(0, -6, 0.9, '#e8b540'),
    }) +
    p.veil([[60, 52, 26]]),
  administrator: (p) =>
    hillside(p, { sun: 26, seed: 5, town: true }) +
    p.table(50, 95, 58, 22) +
    box(58, 66, 12, 16, PALE, 'transform="rotate(-6 64 74)"') +
    box(86, 66, 12, 16, PALE, 'transform="rotate(8 92 74)"') +
    thin('M70 62Q78 54 86 62', RUST, 2) +
    path('M89 65L82 62L88 57Z', RUST, BARE) +
    p.figure(44, 94, 1, {
      robe: '#5f57a0',
      long: true,
      arm: 'fwd',
      back: 'hip',
      beard: '#8a5a2c',
      belt: '#e8b540',
      hatted: '#fbf4e2',
      tool: p.limb('M0 3L5-10', '#fff', 1.2),
    }) +
    p.veil([[76, 62, 28]]),
  'seasonal-worker': (p) =>
    hillside(p, { seed: 8 }) +
    path(
      'M70 96Q72 70 66 60M80 96Q82 68 78 56M92 96Q92 70 96 58M102 96Q104 74 108 62',
      'none',
      'stroke="#d9a62c" stroke-width="2.6"',
    ) +
    path(
      'M62 62q4-10 8 0q-4 8-8 0ZM74 58q4-10 8 0q-4 8-8 0ZM92 60q4-10 8 0q-4 8-8 0ZM104 64q4-10 8 0q-4 8-8 0Z',
      '#f2c94c',
    ) +
    p.figure(48, 94, 1.02, {
      robe: '#e8b540',
      hat: 'straw',
      hatted: '#f2dfa0',
      arm: 'fwd',
      back: 'hip',
      tool: p.tool.sickle,
    }) +
    p.veil([[84, 66, 28]]),
  'town-planner': (p) =>
    hillside(p, { sun: 26, seed: 3 }) +
    path('M34 92L46 62H110L122 92Z', '#f8efd9') +
    thin('M46 70H112M42 80H116M60 62L54 92M78 62V92M96 62L102 92', LAPIS, 1) +
    p.tower(62, 72, 7, 12, STONE) +
    p.tower(84, 72, 7, 12, STONE) +
    box(100, 74, 9, 8, PALE) +
    box(64, 80, 10, 7, PALE) +
    p.figure(34, 94, 1, {
      robe: OLIVE,
      long: true,
      arm: 'fwd',
      back: 'hip',
      beard: '#e8e0d0',
      belt: '#e8b540',
      tool: p.limb('M0 2L20 12', '#8a5a2c', 1.4),
    }) +
    p.veil([[78, 70, 30]]),
  substitute: (p) =>
    hillside(p, { dusk: true, sun: 62, seed: 6 }) +
    p.figure(46, 94, 0.98, {
      robe: LAPIS,
      arm: 'fwd',
      back: 'hip',
      hatted: RUST,
      tool: p.limb('M0 10L6-12', '#8a5a2c', 1.8),
    }) +
    p.figure(84, 94, 0.98, { robe: RUST, arm: 'fwd', back: 'hip', hatted: LAPIS, face: -1 }) +
    p.veil([[64, 62, 30]]),
  companion: (p) =>
    hillside(p, { seed: 7, town: true }) +
    path('M30 104Q66 84 60 74T84 62L92 62Q76 74 82 82T70 104Z', '#f3dfb4', BARE) +
    p.figure(66, 92, 1, {
      robe: OLIVE,
      hat: 'straw',
      hatted: '#e8c66a',
      arm: 'fwd',
      back: 'down',
      lean: 5,
      tool: p.tool.staff,
      cloak: '#8a5a2c',
    }) +
    put(52, 66, 0.9, p.sack('#c9a56a')) +
    p.veil([[84, 60, 24]]),
  convict: (p) =>
    hillside(p, { dusk: true, seed: 2, sun: 26 }) +
    wall(p, 64, 42, 60, 50, '#c8b088', 5) +
    thin('M86 52V68M92 52V68M98 52V68M82 60H102', '#3a2a1a', 2) +
    p.figure(46, 94, 1.02, {
      robe: '#a89878',
      hat: 'hair',
      hatted: '#2b1a0c',
      arm: 'up',
      back: 'wave',
      beard: '#2b1a0c',
    }) +
    thin('M61 41q3-6 8-4q4 2 7-1', '#5a6470', 2) +
    thin('M30 46q-6-2-8 4q-2 4-6 3', '#5a6470', 2) +
    disc(30, 95, 5, '#4a4a52') +
    p.veil([[92, 60, 20]]),
  assistant: (p) =>
    hillside(p, { sun: 92, seed: 5 }) +
    p.scaffold(16, 90, 24, 40, 2) +
    p.figure(54, 94, 0.94, {
      robe: LAPIS,
      hat: 'hair',
      hatted: '#3a200c',
      arm: 'up',
      back: 'hip',
      tool: p.tool.hammer,
    }) +
    p.figure(90, 94, 0.94, {
      robe: '#e8b540',
      hat: 'cap',
      hatted: RUST,
      arm: 'up',
      back: 'hip',
      face: -1,
      tool: p.tool.hammer,
    }) +
    p.block(64, 80, 14, 14) +
    p.veil([[72, 60, 30]]),
  'corrupt-worker': (p) =>
    hillside(p, { dusk: true, seed: 4, sun: 96 }) +
    p.figure(84, 94, 0.96, {
      robe: PLUM,
      hat: 'hood',
      hatted: '#3a2a44',
      cloak: '#3a2a44',
      arm: 'fwd',
      back: 'hip',
      face: -1,
      tool: put(0, 4, 0.8, p.sack('#e8b540')),
    }) +
    p.figure(46, 94, 0.96, { robe: OLIVE, hat: 'cap', hatted: '#e8b540', arm: 'fwd', back: 'hip' }) +
    p.coins(66, 96, 3) +
    p.veil([[66, 66, 24]]),
  inspector: (p) =>
    hillside(p, { sun: 26, seed: 8 }) +
    wall(p, 86, 52, 38, 40, STONE, 3) +
    p.figure(54, 94, 1.06, {
      robe: '#3a3f66',
      long: true,
      hatted: '#e8b540',
      cloak: '#1c46a0',
      arm: 'fwd',
      back: 'hip',
      beard: '#5c3a18',
      belt: '#e8b540',
      tool:
        p.limb('M0 4L6-3', '#8a5a2c', 2) +
        disc(12, -9, 8, '#cfe6f2', 'fill-opacity="0.75"') +
        thin('M8-12q3-4 7-2', '#fff', 1.4),
    }) +
    p.veil([[84, 54, 26]]),
}
