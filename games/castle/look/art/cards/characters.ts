// The eight characters of Castle, each at its work.
import { BARE, box, disc, oval, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { Character } from '../../../rules/pieces.ts'
import { castleFar, meadow, pane, track } from './meadow.ts'

/** In the saddle: cloak, one hand at the reins, a cap with a feather. */
const rider = (p: Parts): string =>
  put(
    -1,
    -30,
    0.92,
    path('M-5-12Q-22-8-30 4Q-18 4-6-2Z', '#c0452f') +
      path('M-5 8Q-9-8-5-14Q0-18 5-14Q9-8 6 8Z', '#2b6cb0') +
      p.limb('M4-11L12-4', '#2b6cb0', 4) +
      disc(13, -4, 2.2, '#e8b98a') +
      disc(0, -22, 6, '#e8b98a') +
      disc(2.6, -22.5, 0.8, '#2b1403', BARE) +
      path('M-6.5-24Q-6-32 2-31Q7-30 6.6-24Z', '#3a8a4a') +
      path('M-4-30Q-14-34-16-27Q-10-28-5-27Z', '#f2c94c'),
  )

export const CHARACTERS: Readonly<Record<Character, (p: Parts) => string>> = {
  messenger: (p) =>
    meadow(p) +
    castleFar(p, 26, 70, 0.72) +
    track(p) +
    p.horse(66, 92, 1.06, '#7a4a24', rider(p) + put(10, -30, 0.7, p.sack('#c9a56a'))) +
    p.veil([[26, 62, 24]]),
  trader: (p) =>
    meadow(p, { seed: 4 }) +
    p.awning(12, 66, 66, 36, '#2f6fb5', '#f6f0e0') +
    p.figure(46, 84, 0.84, {
      robe: '#3a8a4a',
      hat: 'cap',
      hatted: '#8a2a3c',
      arm: 'fwd',
      back: 'hip',
      beard: '#8a5a2c',
    }) +
    p.counter(10, 70, 70, 19) +
    p.coins(24, 65, 4) +
    put(60, 62, 0.8, p.sack('#d9b98a')) +
    put(71, 63, 0.7, p.sack()) +
    p.cart(100, 92, 0.66, put(-4, -18, 1.1, p.sack('#c9a56a'))) +
    p.veil([[46, 52, 38]]),
  bricklayer: (p) =>
    meadow(p, { left: true, seed: 3 }) +
    p.house(80, 72, 30, 16) +
    p.bricks(-2, 96, 9, 7) +
    p.bricks(-2, 65, 5, 3) +
    box(38, 53, 14, 5, '#c9653c') +
    p.figure(88, 90, 1, {
      robe: '#c0452f',
      hat: 'straw',
      hatted: '#e8c66a',
      arm: 'fwd',
      back: 'low',
      face: -1,
      apron: '#f4e6c4',
      tool: p.tool.trowel,
    }) +
    p.basket(100, 95, 0.7, p.bricks(-8, -9, 2, 1)) +
    p.veil([[94, 62, 26]]),
  stonemason: (p) =>
    meadow(p, { seed: 6 }) +
    p.tower(6, 76, 18, 32) +
    p.scaffold(29, 84, 13, 36, 2) +
    p.block(66, 70, 28, 20, '#d3d9df') +
    thin('M70 76h18M74 83h14', '#7a8694', 0.9, 0.8) +
    p.figure(52, 90, 1, {
      robe: '#5a6f8a',
      hat: 'cap',
      hatted: '#c0452f',
      arm: 'fwd',
      back: 'up',
      apron: '#b98a4e',
      tool: p.tool.chisel,
      tool2: p.tool.mallet,
    }) +
    p.rubble([
      [104, 92, 6],
      [112, 90, 4],
      [88, 95, 3.5],
    ]) +
    p.veil([
      [15, 58, 20],
      [78, 66, 30],
    ]),
  'worker-wood': (p) =>
    meadow(p, { seed: 5, far: 56 }) +
    p.pine(14, 82, 54, '#3a7a40') +
    p.pine(33, 74, 38, '#4d8f4a') +
    p.pine(113, 78, 50, '#2f6d3a') +
    path('M62 92Q64 80 60 71H78Q75 81 79 92Z', '#8a5a2c') +
    oval(69, 71, 9, 3.2, '#e6bd7c') +
    p.figure(92, 90, 1, {
      robe: '#c9862c',
      hat: 'cap',
      hatted: '#3a8a4a',
      arm: 'up',
      back: 'up',
      beard: '#b0632a',
      face: -1,
      tool: p.tool.axe,
    }) +
    p.stack(20, 94, 2, 32, 4) +
    p.veil([[52, 62, 28]]),
  'worker-sand': (p) =>
    meadow(p, { left: true, far: 56 }) +
    path('M-5 74Q30 60 60 70T124 68V108H-5Z', p.light.winter ? '#e8e2cc' : '#e9cf86', BARE) +
    p.sand(42, 90, 36, 38) +
    p.sand(14, 95, 22, 20, '#d9b455') +
    p.figure(90, 90, 1, {
      robe: '#3f73a8',
      hat: 'straw',
      hatted: '#f2dfa0',
      arm: 'low',
      back: 'work',
      face: -1,
      tool: p.tool.shovel,
    }) +
    p.basket(54, 97, 0.8, p.sand(0, -8, 9, 7)) +
    p.veil([[78, 70, 28]]),
  'worker-stone': (p) =>
    meadow(p, { far: 54 }) +
    path('M124 24L98 30L90 44L72 48L66 64L48 68L42 108H124Z', '#aab4bf') +
    path('M98 30L90 44L72 48L66 64L82 60L94 52L106 38Z', p.light.winter ? '#fff' : '#dde3e8') +
    thin('M90 44L102 70L98 104M66 64L74 86', '#6b7683', 1) +
    p.figure(32, 90, 1.02, {
      robe: '#8a6a4a',
      hat: 'hood',
      hatted: '#6a4a2a',
      arm: 'up',
      back: 'up',
      both: true,
      tool: p.tool.pick,
    }) +
    p.block(82, 84, 16, 12, '#d3d9df') +
    p.block(88, 72, 14, 10, '#c3cad2') +
    p.veil([[58, 66, 28]]),
  'master-builder': (p) =>
    meadow(p) +
    p.ashlar(68, 44, 54, 40, '#e8dcc0', 7, 5) +
    p.merlons(68, 42, 54, '#e8dcc0', 7, 6) +
    p.tower(94, 46, 14, 8, '#f6ecd6', '#c0452f') +
    pane(p, 84, 54, 5, 7) +
    p.scaffold(62, 86, 18, 44, 2) +
    p.figure(38, 91, 1.06, {
      robe: '#2b4f8f',
      hat: 'cap',
      hatted: '#8a2a3c',
      arm: 'fwd',
      back: 'hip',
      long: true,
      beard: '#d8d0c0',
      belt: '#e8b540',
      cloak: '#8a2a3c',
      tool: p.tool.compass,
    }) +
    p.table(62, 94, 44, 16) +
    path('M64 73H100V78H64Z', '#f8efd9') +
    thin('M68 75.5h10M82 75.5h14', '#2b6cb0', 0.9) +
    p.veil([
      [86, 58, 18],
      [76, 74, 28],
    ]),
}
