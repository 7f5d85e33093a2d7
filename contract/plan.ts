// What a game tells the battery about itself, written from its rulebook and not from its code.

import { mix } from '../kernel/random.ts'
import type { Card, Rng, Seat, State } from '../kernel/words.ts'
import type { Insight } from '../title/mind.ts'
import type { Title } from '../title/title.ts'
import type { Words } from '../title/words.ts'

/** One way to set the game up. */
export interface Table {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** A table of every count, with the same options. */
export const counts = (least: number, most: number, options?: Table['options']): Table[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, ...(options && { options }) }))

export interface Plan<S extends State = State, B = unknown> {
  readonly title: Title
  /** How it speaks (its facet `words`). */
  readonly words: Words
  /** What opponents know of it (its facet `mind`). */
  readonly insight: Insight<S, B>
  /** Every player count, and every value of every option at least once. */
  readonly tables: readonly Table[]
  /** Tables told as a whole match in words, besides the plain one of each player count. */
  readonly told?: readonly Table[]
  /**
   * Choices that no clause speaks of, by step and act, and why: `{ 'play-card play-card': 'there is no such card in the hand' }`.
   * Everything else that is refused names its clause.
   */
  readonly unruled?: Readonly<Record<string, string>>
  /** Refusals that matches at random do not come to, and why; a rule test of the clause shows them. */
  readonly seldom?: Readonly<Record<string, string>>
  /** The invariants of the SPEC: the ids of those that do not hold. `before` is the state before the last choice. */
  invariants(s: S, before: S | null, box: B): readonly string[]
  /** Permutes, in place, everything that this seat (or a spectator) must not know. */
  conceal(s: S, seat: Seat | null, rng: Rng, box: B): void
}

/** One card of a pile. */
export interface Slot {
  readonly pile: Card[]
  readonly i: number
}

/** The places of a pile, or of a part of it. */
export const slotsOf = (pile: Card[], from = 0, to = pile.length): Slot[] =>
  pile.slice(from, to).map((_, k) => ({ pile, i: from + k }))

/** Mixes the cards that lie in these places among themselves: what a seat cannot tell apart. */
export function permute(slots: readonly Slot[], rng: Rng): void {
  const cards = mix(
    rng,
    slots.flatMap(({ pile, i }) => pile[i] ?? []),
  )
  slots.forEach(({ pile, i }, k) => {
    const card = cards[k]
    if (card !== undefined) pile[i] = card
  })
}

export const tableName = ({ seats, options = {} }: Table): string =>
  [`${seats} seats`, ...Object.entries(options).map(([k, v]) => `${k}=${Array.isArray(v) ? v.join(',') : v}`)].join(' ')

/** The tables that are told in words: the plain one of each player count, then the plan's own. */
export function toldTables({ title, told = [] }: Pick<Plan, 'title' | 'told'>): { table: Table; name: string }[] {
  const [min, max] = title.game.players
  const plain = Array.from({ length: max - min + 1 }, (_, i) => ({ table: { seats: min + i }, name: String(min + i) }))
  return [...plain, ...told.map((table) => ({ table, name: tableName(table).replaceAll(' ', '-') }))]
}
