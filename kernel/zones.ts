// What each seat sees, and what it may imagine. A view is a state with face-down cards: the same type, the same rules.
import { clone } from './clone.ts'
import type { Game, Zone } from './game.ts'
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

/** Gets a pile of a zone, the state's own list. */
export type PileReader<S> = (zone: Zone<S, unknown>, pile: number, cards: Card[]) => void

/** Reads the piles of a state in which cards may lie face down; where everybody sees all of them nothing is covered. */
export function readPiles<S extends State>(game: Game<S>, s: S, read: PileReader<S>): void {
  for (const zone of game.zones) {
    if (zone.sees === everybody) continue
    const piles = zone.piles(s)
    for (let p = 0; p < piles.length; p++) read(zone, p, piles[p] as Card[])
  }
}

/** Others' sealed choices are covered: `sealedFor([bid, null], 1)` says that seat 0 has chosen, not what. */
export function sealedFor(sealed: State['sealed'], seat: Seat | null): State['sealed'] {
  return sealed?.map((c, i) => (c === null || i === seat ? c : COVERED)) ?? null
}

/** A copy of the state as a seat or a spectator sees it: in `view(game, s, 1).hands[0]` every card is HIDDEN. */
export function view<S extends State>(game: Game<S>, s: S, seat: Seat | null): S {
  const v = clone(s)
  v.rng = null
  if (v.events !== null) v.events = v.events.filter((e) => mayKnow(e.only, seat))
  v.sealed = sealedFor(s.sealed, seat)
  readPiles(game, v, (zone, p, cards) => {
    for (let i = 0; i < cards.length; i++) if (!zone.sees(s, seat, p, i, game.box)) cards[i] = HIDDEN
  })
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

/**
 * The same table with other luck: cards that no seat sees are dealt anew, and chance is another. What seats hold, know and
 * have sealed stays, and so does what all saw before it was turned over.
 */
export function otherLuck<S extends State>(game: Game<S>, s: S, rng: Rng): S {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  for (let t = 0; ; t++) {
    const w = clone(s)
    w.rng = split(rng)
    readPiles(game, w, (zone, p, cards) => {
      if (zone.remembered) return
      for (let i = 0; i < cards.length; i++)
        if (!seats.some((seat) => zone.sees(s, seat, p, i, game.box))) cards[i] = HIDDEN
    })
    dealUnseen(game, w, rng)
    if (t >= TRIES || seats.every((seat) => game.plausible?.(w, seat, game.box) ?? true)) return w
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

/**
 * What is still to come: the cards that no seat has seen, pile by pile, and the chance of the table. As long as it stays the same,
 * nothing has come out. `unseenIn(game, before) === unseenIn(game, after)`
 */
export function unseenIn<S extends State>(game: Game<S>, s: S): string {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const piles: Card[][] = []
  readPiles(game, s, (zone, p, cards) => {
    if (zone.remembered) return
    piles.push(cards.filter((_, i) => !seats.some((seat) => zone.sees(s, seat, p, i, game.box))))
  })
  return JSON.stringify([piles, s.rng])
}
