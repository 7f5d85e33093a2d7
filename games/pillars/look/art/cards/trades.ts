// The five trades of every colour: at work before a window of their owner's glass.
import { box, path, put } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import { floor, halo, lancet, SEAT, through, windowOf } from './glass.ts'

type Scene = (p: Parts) => string

export const TRADES = {
  toolmaker: (p) =>
    windowOf({ colour: SEAT, seed: 3 }) +
    floor(82, '#4a4558') +
    box(84, 82, 28, 14, '#5a5466') +
    p.flame(98, 84, 1.15) +
    p.anvil(68, 94, 1.05) +
    p.figure(38, 94, 1.1, {
      robe: '#7a2a3c',
      hat: 'cap',
      hatted: '#3a200c',
      arm: 'fwd',
      back: 'up',
      apron: '#8a5a2c',
      beard: '#3a200c',
      tool: p.limb('M0 3L14 16', '#c3cad2', 1.8),
      tool2: p.tool.hammer,
    }) +
    put(68, 73, 1, path('M-6 2l6-3l10 2l-2 3z', '#ffb648')) +
    through(p),
  stonemason: (p) =>
    windowOf({ colour: SEAT, seed: 4 }) +
    floor(82, '#6a6475') +
    p.block(64, 68, 34, 26, '#cfd6de') +
    path('M72 92V80Q81 70 90 80V92Z', '#8b97a5') +
    p.figure(42, 94, 1.1, {
      robe: '#8a6a3a',
      hat: 'hair',
      hatted: '#5a3416',
      arm: 'fwd',
      back: 'up',
      apron: '#d8c7a0',
      tool: p.tool.chisel,
      tool2: p.tool.mallet,
    }) +
    p.rubble(
      [
        [106, 97, 5],
        [58, 98, 4],
      ],
      '#dfe6ee',
    ) +
    through(p),
  carpenter: (p) =>
    windowOf({ colour: SEAT, seed: 2 }) +
    floor(82, '#6b4320') +
    p.table(34, 96, 64, 24) +
    p.log(32, 70, 64, 4, '#c98b52') +
    p.figure(48, 90, 1.1, {
      robe: '#2f6d4a',
      hat: 'cap',
      hatted: '#c0392b',
      arm: 'work',
      back: 'hip',
      beard: '#8a4a1c',
      apron: '#e6c88a',
      tool: p.tool.saw,
    }) +
    box(34, 73, 64, 4, '#b98445') +
    through(p),
  'mortar-mixer': (p) =>
    windowOf({ colour: SEAT, seed: 5 }) +
    floor(82, '#6a6475') +
    p.sand(18, 96, 18, 18, '#f0d68a') +
    p.figure(50, 94, 1.1, {
      robe: '#3a5fa8',
      hat: 'hood',
      hatted: '#29407a',
      arm: 'low',
      back: 'low',
      both: true,
      apron: '#d8c7a0',
      lean: 6,
      tool: p.limb('M-2-24L12 8', '#b98445', 2.4),
    }) +
    path('M62 80Q60 98 82 98Q106 98 104 80Z', '#a87740') +
    path('M62 80Q82 72 104 80Q82 88 62 80Z', '#efe6d2') +
    through(p),
  'master-builder': (p) =>
    windowOf({ colour: SEAT, seed: 7 }) +
    lancet(p, 78, 82, 30, 58, '#9cc3ee') +
    floor(82, '#6a6475') +
    halo(44, 38, 17) +
    p.figure(44, 96, 1.2, {
      robe: '#2b4f9f',
      hat: 'cap',
      hatted: '#8a1f30',
      arm: 'fwd',
      back: 'hip',
      long: true,
      beard: '#f0e8d8',
      cloak: '#a3283c',
      belt: '#f2c94c',
      tool: p.tool.compass,
    }) +
    through(p),
} satisfies Record<string, Scene>
