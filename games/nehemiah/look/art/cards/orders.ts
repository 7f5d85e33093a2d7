// Works that move workers and cards: night work, new sites, changes of crew and plan.
import { BARE, disc, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import type { KindId } from '../../../sheet/form.ts'
import { hillside, LAPIS, OLIVE, opening, PALE, PLUM, RUST, STONE, wall } from './judea.ts'

type Scene = (p: Parts) => string

/** A night by any theme: a torch over those who get up. */
const night =
  (workers: 1 | 2): Scene =>
  (p) =>
    p.sky(['#101a3e', '#25356d', '#5a5a8c']) +
    (p.light.night ? '' : path('M44 20a8 8 0 1 0 8 12a7 7 0 0 1-8-12Z', '#f4f1da', BARE)) +
    p.hill(60, 10, '#3a3f66', 2) +
    p.ground(70, '#6b5a4a', '#3a2c20') +
    p.ashlar(58, 46, 66, 44, '#8a7658', 8, 5) +
    p.scaffold(92, 92, 22, 44, 2) +
    (workers === 2 ? p.figure(103, 48, 0.5, { robe: OLIVE, arm: 'up', back: 'hip', tool: p.tool.hammer }) : '') +
    p.sleeper(58, 95, 0.8, '#5f57a0', PALE) +
    p.figure(72, 92, 0.94, { robe: RUST, arm: 'wave', back: 'hip', tool: p.tool.torch }) +
    p.glow(88, 30, 32, '#ffb648', 0.85) +
    (workers === 2 ? p.glow(104, 36, 20, '#ffb648', 0.6) : '')

/** Stakes and cord round a new site. */
const site =
  (banners: 1 | 2): Scene =>
  (p) =>
    hillside(p, { seed: banners === 1 ? 5 : 8, sun: banners === 1 ? 94 : 28, far: 54, town: true }) +
    path('M24 84L66 66L122 82L76 100Z', '#e6cd9d', BARE) +
    thin('M30 82L66 68L114 82L76 96Z', RUST, 1.1) +
    p.limb('M30 85v-9M66 71v-9M114 85v-9M76 99v-9', '#8a5a2c', 1.6) +
    p.flag(66, 68, 38, '#1c46a0', 18) +
    (banners === 2 ? p.flag(92, 74, 32, '#e8b540', 16) : '') +
    (banners === 1
      ? p.figure(92, 94, 0.84, {
          robe: '#e8b540',
          arm: 'low',
          back: 'hip',
          face: -1,
          tool: p.tool.shovel,
          hatted: RUST,
        })
      : p.figure(108, 95, 0.8, { robe: RUST, arm: 'fwd', back: 'hip', face: -1, tool: p.tool.plan }) +
        p.figure(72, 92, 0.72, { robe: OLIVE, arm: 'low', back: 'hip', tool: p.tool.shovel, hatted: '#e8b540' })) +
    p.veil([[78, 72, 28]])

/** A wall held together: props, and a clamp of gold. */
const holding =
  (clamps: 1 | 2): Scene =>
  (p) =>
    hillside(p, { seed: 8, sun: 26 }) +
    wall(p, 52, 42, 72, 50, '#e6cd9d', clamps === 1 ? 5 : 9) +
    thin('M86 42L82 56L90 66L84 80L88 92', '#5c3214', 2.4) +
    path('M76 54h20v5h-20Z', '#e8b540') +
    (clamps === 2 ? path('M76 72h20v5h-20Z', '#e8b540') : '') +
    p.limb('M116 96L102 54', '#9a6a35', 4) +
    (clamps === 2 ? p.limb('M122 96L112 60', '#9a6a35', 4) : '') +
    p.figure(64, 95, 0.94, {
      robe: '#5f57a0',
      arm: clamps === 1 ? 'fwd' : 'up',
      back: 'hip',
      tool: clamps === 1 ? p.tool.trowel : p.tool.hammer,
      hatted: PALE,
    }) +
    p.veil([[80, 64, 28]])

export const ORDERS = {
  'night-work-1': night(1),
  'night-work-2': night(2),
  'new-site-1': site(1),
  'new-site-2': site(2),
  'priority-site': (p) =>
    hillside(p, { seed: 4, sun: 26 }) +
    wall(p, 70, 48, 54, 44, STONE, 4) +
    p.arch(86, 92, 22, 30, '#5c3a18') +
    p.flag(76, 46, 26, RUST, 24) +
    p.figure(58, 95, 1, {
      robe: '#5f57a0',
      arm: 'wave',
      back: 'hip',
      beard: '#5c3a18',
      hatted: '#e8b540',
      long: true,
    }) +
    p.veil([
      [97, 78, 22],
      [58, 54, 20],
    ]),
  'crew-change': (p) =>
    hillside(p, { dusk: true, seed: 3, sun: 62, far: 62 }) +
    wall(p, 96, 42, 28, 50, '#d8b478', 2) +
    p.figure(54, 94, 0.9, {
      robe: PLUM,
      arm: 'down',
      back: 'down',
      hat: 'hood',
      hatted: '#6b4275',
      lean: -6,
      tool: p.tool.pick,
      face: -1,
    }) +
    p.figure(86, 94, 0.94, { robe: LAPIS, arm: 'up', back: 'hip', face: -1, tool: p.tool.hammer }) +
    p.veil([[72, 50, 30]]),
  reassignment: (p) =>
    hillside(p, { seed: 6, far: 56, town: true }) +
    p.figure(54, 94, 0.82, { robe: LAPIS, arm: 'fwd', back: 'hip', tool: p.tool.shovel }) +
    p.figure(104, 94, 0.82, { robe: OLIVE, arm: 'fwd', back: 'hip', face: -1, tool: p.tool.mallet }) +
    thin('M62 40Q79 24 96 40', '#fff8e0', 3, 0.95) +
    path('M99 44L90 40L98 34Z', '#fff8e0', BARE) +
    thin('M96 58Q79 70 62 58', '#fff8e0', 3, 0.95) +
    path('M59 54L68 58L60 64Z', '#fff8e0', BARE) +
    p.veil([[79, 62, 34]]),
  planning: (p) =>
    hillside(p, { seed: 6, far: 56, town: true }) +
    p.table(38, 94, 66, 22) +
    path('M44 66L96 66L102 74H40Z', '#f8efd9') +
    thin('M52 69h14v3h-14ZM74 68h18M72 71h14', LAPIS, 0.9) +
    p.figure(72, 84, 0.92, {
      robe: '#5f57a0',
      hatted: '#fbf4e2',
      arm: 'work',
      back: 'work',
      beard: '#e8e0d0',
      long: true,
      tool: p.tool.compass,
    }) +
    path('M40 72H104V75H40Z', '#b98445') +
    put(98, 68, 0.6, p.jar(0, 4, 0.8, '#c9753c', '#e8b540')) +
    p.veil([[72, 58, 34]]),
  'consolidation-1': holding(1),
  'consolidation-2': holding(2),
} satisfies Partial<Record<KindId, Scene>>

/** A gate of the city, closed: the picture of every gate card. */
export const gateCard: Scene = (p) =>
  hillside(p, { seed: 3, sun: 96 }) +
  p.ashlar(16, 52, 88, 40, STONE, 8, 2) +
  p.merlons(16, 52, 88, STONE, 7, 6) +
  p.tower(12, 92, 22, 50, '#efdcb4') +
  p.tower(86, 92, 22, 50, '#efdcb4') +
  p.doors(44, 92, 32, 36) +
  disc(56, 76, 1.6, '#ffe08a') +
  disc(64, 76, 1.6, '#ffe08a') +
  opening(p, 58, 50, 4, 5) +
  p.veil([
    [23, 66, 14],
    [97, 66, 14],
    [60, 70, 22],
  ])
