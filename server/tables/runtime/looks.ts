// How one pile looks to a seat.
import type { Game, Zone } from '../../../kernel/game.ts'
import { type Card, HIDDEN, type Seat, type State } from '../../../kernel/words.ts'
import { nobody } from '../../../kernel/zones.ts'

/** Piles of face-down cards, by their size: all of them look alike, and nobody compares them twice. */
const BACKS: (readonly Card[])[] = []

function backs(size: number): readonly Card[] {
  for (let n = BACKS.length; n <= size; n++) BACKS.push(new Array<Card>(n).fill(HIDDEN))
  return BACKS[size] as readonly Card[]
}

/** The pile itself where the seat sees all of it. */
export function lookOf(
  game: Game,
  s: State,
  seat: Seat | null,
  zone: Zone<State, unknown>,
  pile: number,
  cards: readonly Card[],
): readonly Card[] {
  let hidden = 0
  let look: Card[] | null = null
  for (let i = 0; i < cards.length; i++) {
    if (zone.sees(s, seat, pile, i, game.box)) {
      if (hidden === i && i > 0) look = backs(cards.length).slice()
      if (look !== null) look[i] = cards[i] as Card
    } else {
      if (hidden === 0 && i > 0) look = cards.slice()
      if (look !== null) look[i] = HIDDEN
      hidden++
    }
  }
  return hidden === 0 ? cards : (look ?? backs(cards.length))
}

/** Whether a pile looks after an entry as it did before it. */
export function looksAlike(
  game: Game,
  before: State,
  after: State,
  seat: Seat | null,
  zone: Zone<State, unknown>,
  pile: number,
  was: readonly Card[],
  is: readonly Card[],
): boolean {
  if (was.length !== is.length) return false
  if (zone.sees === nobody) return true
  for (let i = 0; i < is.length; i++) {
    const seen = zone.sees(after, seat, pile, i, game.box)
    if (seen !== zone.sees(before, seat, pile, i, game.box) || (seen && was[i] !== is[i])) return false
  }
  return true
}
