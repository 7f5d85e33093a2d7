// The buildings of the castle as tiles show them, each by itself on the meadow.
import { BARE, box, disc, oval, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { Building } from '../../../rules/pieces.ts'
import { meadow, pane, track } from './meadow.ts'

const WALL = '#e8dcc0'

export const HOUSES: Readonly<Record<Building, (p: Parts) => string>> = {
  keep: (p) =>
    meadow(p) +
    p.tower(22, 90, 16, 36, WALL, '#c0452f') +
    p.tower(82, 90, 16, 36, WALL, '#c0452f') +
    p.ashlar(38, 40, 44, 50, '#efe4cc', 7, 4) +
    p.merlons(36, 38, 48, '#efe4cc', 7, 6) +
    pane(p, 46, 50, 6, 10) +
    pane(p, 68, 50, 6, 10) +
    p.doors(52, 90, 16, 22) +
    p.flag(60, 32, 14, '#2b6cb0', 14) +
    p.veil([
      [49, 55, 16],
      [71, 55, 16],
      [30, 70, 14],
    ]),
  tavern: (p) =>
    meadow(p, { left: true }) +
    p.house(24, 90, 62, 26, '#9c3f2a') +
    p.arch(48, 90, 14, 20, '#4a2c12') +
    pane(p, 30, 72, 10, 9) +
    pane(p, 70, 72, 10, 9) +
    p.limb('M88 62H106', '#8a5a2c', 2) +
    disc(98, 71, 7, '#e8c66a') +
    path('M95 68h6v6h-6Z', '#9c5a1c') +
    p.barrel(100, 94, 0.8) +
    p.barrel(112, 92, 0.7) +
    p.veil([
      [35, 76, 16],
      [75, 76, 16],
    ]),
  'small-gate': (p) =>
    meadow(p) +
    p.ashlar(-4, 58, 128, 32, WALL, 7, 2) +
    p.merlons(-4, 56, 128, WALL, 7, 5) +
    p.ashlar(40, 44, 40, 46, '#efe4cc', 6, 6) +
    p.merlons(38, 42, 44, '#efe4cc', 6, 5) +
    p.doors(51, 90, 18, 28) +
    p.veil([[60, 76, 22]]),
  'large-gate': (p) =>
    meadow(p, { left: true }) +
    p.ashlar(-4, 60, 128, 30, WALL, 7, 5) +
    p.tower(16, 90, 20, 46, '#efe4cc', '#3f73b5') +
    p.tower(84, 90, 20, 46, '#efe4cc', '#3f73b5') +
    p.ashlar(36, 40, 48, 50, '#f3ead4', 7, 8) +
    p.merlons(36, 38, 48, '#f3ead4', 7, 5) +
    p.arch(44, 90, 32, 40, '#2b1a0c') +
    thin('M50 90V56M56 90V52M64 90V52M70 90V56M44 66H76M44 76H76', '#7a6a5a', 1.4) +
    p.veil([
      [26, 66, 16],
      [94, 66, 16],
    ]),
  stable: (p) =>
    meadow(p, { seed: 5 }) +
    p.house(10, 86, 56, 24, '#8a6a3a', '#d8b478') +
    box(22, 66, 32, 20, '#4a2c12') +
    p.horse(82, 92, 0.92, '#8a5a34') +
    path('M8 92Q22 80 36 92Z', '#e8c66a') +
    thin('M4 84H40M4 90H40M8 80V94M24 80V94', '#7a4e25', 1.6) +
    p.veil([[38, 74, 22]]),
  'servants-house': (p) =>
    meadow(p, { seed: 3 }) +
    p.house(14, 84, 40, 20, '#b0432e') +
    p.house(64, 86, 42, 22, '#a06a34') +
    pane(p, 20, 70, 7, 7) +
    p.arch(36, 84, 10, 13, '#4a2c12') +
    pane(p, 92, 70, 7, 8) +
    p.arch(72, 86, 11, 15, '#4a2c12') +
    thin('M48 62L70 60', '#3a2412', 0.8) +
    path('M52 62h6l1 8h-7ZM60 61h6v9h-6Z', '#fff') +
    p.figure(58, 93, 0.6, {
      robe: '#5a7a9a',
      hat: 'veil',
      hatted: '#fbf4e2',
      arm: 'up',
      back: 'hip',
      apron: '#fff',
      long: true,
    }) +
    p.veil([
      [24, 74, 14],
      [96, 74, 14],
    ]),
  palace: (p) =>
    meadow(p, { left: true }) +
    p.ashlar(20, 54, 80, 36, '#f3ead4', 7, 3) +
    p.spire(16, 54, 88, 18, '#3f73b5') +
    p.tower(12, 90, 14, 38, '#f6ecd6', '#3f73b5') +
    p.tower(94, 90, 14, 38, '#f6ecd6', '#3f73b5') +
    [34, 48, 66, 80].map((x) => p.arch(x, 74, 7, 14, p.light.night ? '#ffd36a' : '#4a6a86')).join('') +
    p.doors(53, 90, 14, 14) +
    disc(60, 47, 4, '#f2c94c') +
    p.veil([
      [40, 66, 18],
      [80, 66, 18],
    ]),
  house: (p) =>
    meadow(p) +
    p.tree(22, 84, 40, '#5c9a3c') +
    p.house(40, 90, 44, 28) +
    pane(p, 46, 70, 9, 9) +
    p.arch(66, 90, 12, 18, '#4a2c12') +
    box(72, 42, 6, 14, '#a84626') +
    path('M76 40Q70 34 76 28Q82 24 78 20', 'none', 'stroke="#fff" stroke-width="2.4" opacity=".7"') +
    p.veil([[51, 74, 20]]),
  tower: (p) =>
    meadow(p, { left: true }) +
    p.ashlar(-4, 70, 128, 20, WALL, 7, 4) +
    p.merlons(-4, 68, 128, WALL, 7, 5) +
    p.tower(46, 92, 28, 42, '#f3ead4', '#c0452f') +
    p.flag(60, 20, 2, '#2b6cb0', 12) +
    p.veil([[60, 70, 24]]),
  well: (p) =>
    meadow(p) +
    track(p) +
    p.limb('M42 80V46M78 80V46', '#8a5a2c', 3) +
    p.spire(34, 48, 52, 16, '#a06a34') +
    p.limb('M42 56H78', '#9a6a35', 3) +
    thin('M60 56V68', '#4a2c12', 1.2) +
    path('M54 66H66L64 76H56Z', '#b98445') +
    p.ashlar(36, 76, 48, 18, '#c3c3c0', 6, 2) +
    oval(60, 76, 24, 5, '#9a9a98') +
    oval(60, 76, 18, 3.4, '#1c3a5a', BARE) +
    p.veil([[60, 62, 20]]),
  market: (p) =>
    meadow(p, { seed: 4 }) +
    p.awning(6, 72, 50, 36, '#c0452f', '#fbf4e2') +
    p.counter(6, 74, 50, 17) +
    p.basket(20, 68, 0.7, disc(-4, -10, 4, '#c0452f') + disc(4, -10, 4, '#c0452f')) +
    p.jar(40, 71, 0.6) +
    p.awning(66, 74, 46, 32, '#3a8a4a', '#fbf4e2') +
    p.counter(66, 76, 46, 16) +
    put(80, 69, 0.7, p.sack('#e0c48c')) +
    p.coins(98, 71, 4) +
    p.figure(62, 93, 0.8, {
      robe: '#8a5a9b',
      hat: 'veil',
      hatted: '#f3e3bd',
      arm: 'fwd',
      back: 'hip',
      long: true,
      tool: p.basket(2, 4, 0.5),
    }) +
    p.veil([
      [30, 58, 24],
      [90, 60, 22],
    ]),
  forge: (p) =>
    meadow(p, { left: true }) +
    p.house(52, 88, 56, 26, '#6a4a3a', '#b8a890') +
    box(62, 64, 34, 24, '#2b1a12') +
    p.flame(86, 88, 0.8) +
    p.glow(86, 80, 14, '#ffb648', 0.7) +
    box(94, 40, 8, 16, '#8a8078') +
    p.anvil(54, 93, 0.9) +
    p.figure(32, 92, 0.96, {
      robe: '#7a3a2c',
      hat: 'hair',
      hatted: '#2b1a0c',
      arm: 'fwd',
      back: 'up',
      apron: '#5a4030',
      beard: '#2b1a0c',
      tool: p.limb('M0 2L14 8', '#ffb648', 1.8),
      tool2: p.tool.hammer,
    }) +
    p.veil([
      [84, 76, 30],
      [54, 74, 14],
    ]),
}
