// What each seat sees, and what it may imagine. A view is a state with face-down cards: the same type, the same rules.
import { clone } from './clone.ts'
import type { Game } from './game.ts'
import { mix, split } from './random.ts'
import { type Card, type Choice, HIDDEN, type Rng, type Seat, type State } from './words.ts'

/** Whoever looks sees everything in a zone, or nothing. */
export const everybody = (): boolean => true
export const nobody = (): boolean => false

/** How another seat's sealed choice looks. */
export const COVERED: Choice = { act: 'covered' }

/** Whether an event may be known by this seat (or by a spectator). */
export function mayKnow(only: readonly Seat[] | undefined, seat: Seat | null): boolean {
  return only === undefined || (seat !== null && only.includes(seat))
}

export function view<S extends State>(game: Game<S>, s: S, seat: Seat | null): S {
  const v = clone(s)
  v.rng = null
  if (v.events !== null) v.events = v.events.filter((e) => mayKnow(e.only, seat))
  if (v.sealed !== null) v.sealed = v.sealed.map((c, i) => (c === null || i === seat ? c : COVERED))
  for (const zone of game.zones) {
    const piles = zone.piles(v)
    for (let p = 0; p < piles.length; p++) {
      const pile = piles[p] as Card[]
      for (let i = 0; i < pile.length; i++) if (!zone.sees(s, seat, p, i, game.box)) pile[i] = HIDDEN
    }
  }
  return v
}

const TRIES = 200

/**
 * A whole world that fits what the seat sees: face-down cards dealt anew from those it cannot see, chance of its own,
 * and the others' sealed choices open again.
 */
export function imagine<S extends State>(game: Game<S>, v: S, seat: Seat, rng: Rng): S {
  for (let t = 0; ; t++) {
    const w = clone(v)
    w.rng = split(rng)
    if (w.sealed !== null) w.sealed = w.sealed.map((c, i) => (i === seat ? c : null))
    dealUnseen(game, w, rng)
    if (t >= TRIES || game.plausible === undefined || game.plausible(w, seat, game.box)) return w
  }
}

function dealUnseen<S extends State>(game: Game<S>, w: S, rng: Rng): void {
  const pools = game.pools(w, game.box)
  for (const pool in pools) {
    const left: number[] = []
    for (const card of pools[pool] as readonly Card[]) left[card] = (left[card] ?? 0) + 1
    let holes = 0
    for (const zone of game.zones)
      if (zone.pool === pool)
        for (const pile of zone.piles(w))
          for (const card of pile)
            if (card === HIDDEN) holes++
            else left[card] = (left[card] ?? 0) - 1
    if (holes === 0) continue
    const unseen: Card[] = []
    for (let card = 0; card < left.length; card++) for (let k = left[card] ?? 0; k > 0; k--) unseen.push(card)
    mix(rng, unseen)
    for (const zone of game.zones)
      if (zone.pool === pool)
        for (const pile of zone.piles(w))
          for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = unseen.pop() ?? HIDDEN
  }
}
