// Chance, as plain numbers in the state (sfc32). The same seed and the same choices give the same match.
import type { Rng, State } from './words.ts'

/** Thrown by a rule that needs what nobody at this table can know yet: a prediction stops here and waits. */
export class Unknown extends Error {}

/** A generator from any words: four independent 32-bit mixes of the text. */
export function rngOf(seed: string): Rng {
  let h1 = 0x9e3779b9 | 0
  let h2 = 0x85ebca6b | 0
  let h3 = 0xc2b2ae35 | 0
  let h4 = 0x27d4eb2f | 0
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i)
    h1 = Math.imul(h1 ^ k, 0x2c1b3c6d) ^ (h2 >>> 15)
    h2 = Math.imul(h2 ^ k, 0x297a2d39) ^ (h3 >>> 13)
    h3 = Math.imul(h3 ^ k, 0x1b56c4e9) ^ (h4 >>> 16)
    h4 = Math.imul(h4 ^ k, 0x5b3f6d4b) ^ (h1 >>> 14)
  }
  const rng = { a: h1 | 0, b: h2 | 0, c: h3 | 0, d: (h4 ^ seed.length) | 0 }
  for (let i = 0; i < 16; i++) word(rng)
  return rng
}

/** The next 32 bits, as an unsigned number. */
function word(rng: Rng): number {
  const t = (((rng.a + rng.b) | 0) + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = ((rng.c << 21) | (rng.c >>> 11)) + t
  rng.c |= 0
  return t >>> 0
}

/** A whole number from 0 to n − 1. */
export function below(rng: Rng, n: number): number {
  return Math.floor((word(rng) / 0x1_0000_0000) * n)
}

/** A generator of its own, drawn from another. */
export function split(rng: Rng): Rng {
  return { a: word(rng) | 0, b: word(rng) | 0, c: word(rng) | 0, d: word(rng) | 0 }
}

/** Fisher–Yates, in place. */
export function mix<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const x = list[i] as T
    list[i] = list[j] as T
    list[j] = x
  }
  return list
}

/** For rules: chance speaks, and undo stops here. */
export function random(s: State, n: number): number {
  s.secretsOut++
  return below(chance(s), n)
}

/** For rules: shuffles a pile in place. */
export function shuffle<T>(s: State, pile: T[]): T[] {
  s.secretsOut++
  return mix(chance(s), pile)
}

function chance(s: State): Rng {
  if (s.rng === null) throw new Unknown('chance')
  return s.rng
}
