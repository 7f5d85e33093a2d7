// Where materials come from, and the five craftsmen of advantage.
import { box, disc, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import { floor, lancet, through, windowOf } from './glass.ts'

type Scene = (p: Parts) => string

export const SITES = {
  forest: (p) =>
    windowOf({ colour: '#3f7a5a', other: '#2b5f8f', x: 88, y: 28, seed: 3 }) +
    disc(92, 28, 10, '#ffe9a0') +
    floor(84, '#4a6b34') +
    p.pine(18, 92, 60, '#2f7a44') +
    p.pine(104, 92, 58, '#256b3c') +
    p.pine(44, 88, 46, '#3f8f50') +
    p.figure(74, 94, 0.98, {
      robe: '#a8622c',
      hat: 'cap',
      hatted: '#c0392b',
      arm: 'up',
      back: 'up',
      both: true,
      beard: '#7a3a10',
      face: -1,
      tool: p.tool.axe,
    }) +
    p.stack(22, 98, 2, 26, 4) +
    through(p),
  'gravel-pit': (p) =>
    windowOf({ colour: '#6f8fb8', other: '#c9a227', x: 32, y: 30, seed: 5 }) +
    disc(96, 28, 10, '#ffe9a0') +
    path('M-4 68L30 60L56 72L90 62L124 70V108H-4Z', '#b8924a') +
    p.sand(80, 96, 36, 34, '#f0d68a') +
    p.figure(38, 95, 1.06, {
      robe: '#3f73a8',
      hat: 'straw',
      hatted: '#f2dfa0',
      arm: 'low',
      back: 'work',
      tool: p.tool.shovel,
    }) +
    p.basket(66, 98, 0.8, p.sand(0, -8, 9, 7, '#f0d68a')) +
    through(p),
  quarry: (p) =>
    windowOf({ colour: '#7a86a0', other: '#3f73b8', x: 34, y: 30, seed: 9 }) +
    path('M124 24L96 30L86 48L68 54L60 74L44 108H124Z', '#a9b4c4') +
    path('M96 30L86 48L68 54L60 74L78 68L92 56Z', '#dfe6ee') +
    thin('M86 48L98 76L92 106M68 54L76 88', '#0d0b14', 1.3) +
    p.figure(32, 95, 1.08, {
      robe: '#8a5a34',
      hat: 'hood',
      hatted: '#5a3a20',
      arm: 'up',
      back: 'up',
      both: true,
      tool: p.tool.pick,
    }) +
    p.block(68, 86, 18, 12, '#dfe6ee') +
    through(p),
} satisfies Record<string, Scene>

export const ADVANTAGES = {
  painter: (p) =>
    windowOf({ colour: '#8a6a9f', other: '#c9862c', seed: 6 }) +
    floor(84, '#5a4a44') +
    p.limb('M82 94L88 40M112 94L106 40', '#7a4e25', 2) +
    box(80, 42, 34, 34, '#f4ead0') +
    path('M84 72Q92 50 100 60Q106 52 110 72Z', '#3f73b8') +
    disc(104, 50, 4, '#f2c94c') +
    p.figure(46, 95, 1.1, {
      robe: '#a3283c',
      hat: 'feather',
      hatted: '#2b4f9f',
      arm: 'fwd',
      back: 'hip',
      apron: '#e6dcc0',
      tool: p.limb('M0 2L14-4', '#7a4e25', 1.4) + path('M13-6l6-2l-1 5Z', '#3f73b8'),
      tool2:
        path('M-10 2q0-8 8-8t8 6q-2 6-8 6t-8-4Z', '#c98b52') +
        disc(-6, 0, 1.4, '#c0392b') +
        disc(-2, -3, 1.4, '#f2c94c') +
        disc(2, -1, 1.4, '#3f73b8'),
    }) +
    through(p),
  assistant: (p) =>
    windowOf({ colour: '#7a6a4a', other: '#a3541c', seed: 8 }) +
    floor(84, '#5a4630') +
    p.ladder(82, 94, 64, 10) +
    p.figure(52, 95, 1.04, {
      robe: '#25795a',
      hat: 'hair',
      hatted: '#6a3a1c',
      arm: 'hip',
      back: 'fwd',
      apron: '#c9a56a',
      tool2: put(
        0,
        8,
        1,
        path('M-9-4H9V8H-9Z', '#a8703a') +
          thin('M-5-4q5-9 10 0', '#3a2412', 2) +
          thin('M-5-6V-12M0-6V-14M5-6V-11', '#c3cad2', 2),
      ),
    }) +
    through(p),
  brickmaker: (p) =>
    windowOf({ colour: '#8a5a34', other: '#c9862c', seed: 12 }) +
    floor(84, '#5a4630') +
    path('M74 84V50Q92 30 110 50V84Z', '#9d4a28') +
    thin('M74 58H110M74 68H110M84 42V58M100 42V58M92 58V62', '#0d0b14', 1) +
    p.arch(84, 84, 16, 20, '#2b0f06') +
    p.flame(92, 84, 0.6) +
    p.bricks(16, 98, 6, 3) +
    p.figure(50, 90, 1.06, {
      robe: '#6a4a7a',
      hat: 'cap',
      hatted: '#2b4f8f',
      arm: 'fwd',
      back: 'hip',
      apron: '#c9a56a',
      tool: box(-2, -6, 12, 6, '#c9653c'),
    }) +
    through(p),
  'bell-founder': (p) =>
    windowOf({ colour: '#a3682c', other: '#7a3a10', seed: 9 }) +
    box(16, 20, 94, 5, '#7a4e25') +
    p.limb('M76 24V32', '#3a2412', 2) +
    p.bell(76, 66, 1.4) +
    floor(84, '#5a4630') +
    p.flame(104, 96, 0.8) +
    p.figure(38, 95, 1.1, {
      robe: '#a3541c',
      hat: 'cap',
      hatted: '#2b4f8f',
      arm: 'up',
      back: 'hip',
      apron: '#6a421b',
      tool: p.tool.mallet,
    }) +
    through(p),
  potter: (p) =>
    windowOf({ colour: '#4a7a86', other: '#c9753c', seed: 10 }) +
    floor(84, '#5a4a44') +
    p.jar(104, 96, 1.1, '#c9753c', '#f2dfa0') +
    p.jar(92, 98, 0.7, '#a8562c', '#2b6cb0') +
    path('M54 84H86L82 90H58ZM66 90H74V98H66Z', '#7a4e25') +
    p.jar(70, 84, 0.9, '#d68a50', '#8a1f30') +
    p.figure(42, 95, 1.06, {
      robe: '#2b5f8f',
      hat: 'veil',
      hatted: '#e6dcc0',
      arm: 'fwd',
      back: 'hip',
      apron: '#d8c7a0',
      long: true,
    }) +
    through(p),
  /** An advantage nobody has seen yet. */
  'new-advantage': (p) =>
    windowOf({ colour: '#a3823c', other: '#5a4a2c', y: 60, seed: 11 }) +
    floor(88, '#4a4558') +
    p.ashlar(28, 60, 64, 30, '#cfc8b4', 6, 3) +
    p.tower(22, 90, 16, 48, '#d8d0bc') +
    p.tower(82, 90, 16, 48, '#d8d0bc') +
    p.spire(38, 60, 44, 16, '#3f5f9f') +
    disc(60, 68, 7, '#5b8fd8') +
    lancet(p, 54, 90, 12, 14, '#7a2a3c') +
    through(p),
} satisfies Record<string, Scene>
