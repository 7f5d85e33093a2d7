// The persons of the story, each by what he or she brings: help, harm, or a crown.
import { BARE, box, disc, path, put, thin } from '../../../../../look/art/ink.ts'
import type { Parts } from '../../../../../look/art/parts.ts'
import { floor, halo, lancet, through, windowOf } from './glass.ts'

type Scene = (p: Parts) => string

/** A knight in the saddle, his lance raised. */
const knight = (p: Parts): string =>
  put(
    -1,
    -30,
    1,
    path('M-6 8Q-10-8-6-14Q0-18 6-14Q10-8 7 8Z', '#8f1f2c') +
      p.limb('M5-10L14-18', '#8f1f2c', 4.4) +
      p.limb('M16-16L26-36', '#c3cad2', 1.8) +
      path('M24-34L29-46L30-34Z', '#c3cad2') +
      disc(0, -22, 6.4, '#f0c79a') +
      disc(2.6, -22, 0.9, '#0d0b14', BARE) +
      put(0, 22, 1, p.hats.helm('#9aa6b4')),
  )

const raven = (x: number, y: number, s: number): string =>
  put(x, y, s, path('M-8 0Q-10-8 0-8Q4-14 9-11L13-8L8-7Q8 0 0 3L-12 6Z', '#15121c') + disc(7, -9, 0.8, '#f2c94c', BARE))

export const PERSONS = {
  'alfred-builder': (p) =>
    windowOf({ colour: '#6b4a44', other: '#8a1f30', seed: 13 }) +
    floor(84, '#4a3a34') +
    p.ashlar(76, 50, 48, 36, '#a89a88', 7, 4) +
    thin('M92 50L88 62L96 70L90 86', '#0d0b14', 2.4) +
    p.figure(46, 95, 1.14, {
      robe: '#5a3a2c',
      hat: 'hair',
      hatted: '#2b1a0c',
      arm: 'up',
      back: 'hip',
      apron: '#3a2a24',
      beard: '#2b1a0c',
      tool: p.tool.hammer,
    }) +
    p.rubble(
      [
        [74, 96, 7],
        [92, 98, 6],
        [106, 95, 5],
      ],
      '#a89a88',
    ) +
    through(p),
  ellen: (p) =>
    windowOf({ colour: '#3a5f4a', other: '#7a5a2c', seed: 14 }) +
    floor(86, '#3a4a30') +
    path('M10 108V30M22 108V24M102 108V26M114 108V34', 'none', 'stroke="#e6e0d0" stroke-width="5"') +
    thin('M8 44h5M20 36h4M8 66h5M20 60h4M100 40h5M112 52h4M100 66h5', '#0d0b14', 1.4) +
    p.figure(60, 96, 1.16, {
      robe: '#7a4a2c',
      hat: 'long',
      hatted: '#3a200c',
      arm: 'up',
      back: 'hip',
      long: true,
      cloak: '#3a5f34',
      belt: '#c9a227',
      tool: path('M-6 2Q-8-6 0-8Q8-6 6 2Z', '#15121c') + disc(3, -5, 1, '#f2c94c', BARE),
    }) +
    through(p),
  'regan-hamleigh': (p) =>
    windowOf({ colour: '#7a2f5f', other: '#3a1a34', seed: 15 }) +
    floor(84, '#3a2a38') +
    p.tower(92, 84, 18, 40, '#8a7a88', '#3a1a34') +
    p.figure(52, 96, 1.16, {
      robe: '#5f1f44',
      hat: 'veil',
      hatted: '#1c1420',
      arm: 'fwd',
      back: 'hip',
      long: true,
      cloak: '#2c1420',
      belt: '#c9962c',
      tool: p.limb('M0 2L2-3', '#5a3a18', 2) + path('M0-3L5-18L5-2Z', '#dfe6ee'),
    }) +
    raven(24, 90, 1) +
    through(p),
  'tom-builder': (p) =>
    windowOf({ colour: '#3f6f9f', other: '#c98b2c', seed: 16 }) +
    floor(84, '#6a6475') +
    p.crane(84, 84, 52, p.block(-6, 3, 12, 8, '#dfe6ee')) +
    halo(44, 40, 16) +
    p.figure(44, 95, 1.12, {
      robe: '#8a5a2c',
      hat: 'hair',
      hatted: '#7a3a10',
      arm: 'fwd',
      back: 'hip',
      beard: '#a3541c',
      cloak: '#3f5f3a',
      tool: p.tool.plan,
    }) +
    path('M66 84H98L92 94H72Z', '#a87740') +
    p.wheel(98, 96, 4) +
    p.block(72, 78, 9, 6, '#dfe6ee') +
    p.log(82, 81, 14, 2.4) +
    through(p),
  'william-hamleigh': (p) =>
    windowOf({ colour: '#6b2f44', other: '#8a1f30', seed: 11 }) +
    p.flame(16, 84, 1.2) +
    p.flame(108, 84, 1) +
    floor(84, '#4a2a30') +
    p.horse(58, 97, 1.12, '#3a3444', knight(p), '#15121c') +
    through(p),
  'prior-philip': (p) =>
    windowOf({ colour: '#3f5f9f', other: '#c98b2c', seed: 8 }) +
    floor(84, '#5a5466') +
    lancet(p, 8, 84, 20, 44, '#5b8fd8') +
    lancet(p, 92, 84, 20, 44, '#b8384c') +
    halo(60, 39, 18) +
    p.figure(60, 97, 1.2, {
      robe: '#5a4028',
      hat: 'tonsure',
      hatted: '#3a2412',
      arm: 'wave',
      back: 'chin',
      long: true,
      belt: '#e6dcc0',
      cloak: '#3a2a1c',
      tool2: path('M-5-4H5V7H-5Z', '#8a1f30') + thin('M0-2V5M-3 1H3', '#f6cf55', 1),
    }) +
    through(p),
  'bishop-waleran': (p) =>
    windowOf({ colour: '#4a2f6b', other: '#15121c', seed: 17 }) +
    floor(84, '#2c2434') +
    p.figure(60, 97, 1.2, {
      robe: '#2c2434',
      hat: 'mitre',
      hatted: '#8a2a4c',
      arm: 'fwd',
      back: 'hip',
      long: true,
      cloak: '#6b1f44',
      belt: '#c9962c',
      skin: '#e0c8b0',
      tool: p.limb('M0 26V-20Q0-28 6-27Q11-24 7-20', '#c9962c', 2),
    }) +
    raven(22, 92, 1.2) +
    raven(98, 94, 0.9) +
    through(p),
  'lady-aliena': (p) =>
    windowOf({ colour: '#7a5a9f', other: '#25795a', seed: 6 }) +
    floor(84, '#5b4a6b') +
    halo(58, 39, 17, '#ffe08a') +
    p.figure(58, 97, 1.2, {
      robe: '#1f8a6a',
      hat: 'long',
      hatted: '#6b3a1c',
      arm: 'fwd',
      back: 'hip',
      long: true,
      skin: '#f6d2ac',
      belt: '#f6cf55',
      cloak: '#2b4f9f',
      tool: put(
        2,
        6,
        1.1,
        path('M-9 6Q-12-6 0-8Q12-6 9 6Q0 9-9 6Z', '#f4efe2') + thin('M-6 0Q0-4 6 0M-5 4Q0 1 5 4', '#a89a80', 0.9),
      ),
    }) +
    p.sheep(24, 96, 1.3) +
    p.sheep(96, 98, 1.1) +
    through(p),
  king: (p) =>
    windowOf({ colour: '#5b2f8f', other: '#2b4f9f', y: 36, seed: 4 }) +
    path('M28 108V34Q60 10 92 34V108Z', '#8a1f30') +
    path('M36 108V40Q60 22 84 40V108Z', '#b8862c') +
    halo(60, 41, 19) +
    p.figure(60, 99, 1.24, {
      robe: '#5b2f9f',
      hat: 'crown',
      hatted: '#f6cf55',
      arm: 'fwd',
      back: 'chin',
      long: true,
      beard: '#7a4a1c',
      cloak: '#a3283c',
      belt: '#f6cf55',
      tool: p.limb('M0 10L0-22', '#f6cf55', 1.8) + disc(0, -25, 3.4, '#d23c4c'),
      tool2: disc(0, 0, 4.6, '#f6cf55') + box(-0.6, -8, 1.2, 6, '#f6cf55'),
    }) +
    through(p),
} satisfies Record<string, Scene>
