// Who sits where in an arena: every deal is played once with each turn of the bots round the table, so that all have
// had every seat with the same cards.
import { at } from '../../kernel/lists.ts'

/** One game to be played. */
export interface Fixture {
  readonly index: number
  /** The words the cards are dealt by; the same for all games of a deal. */
  readonly deal: string
  /** The bot at each seat, as an index into the list of the arena. */
  readonly seating: readonly number[]
}

/** The bots of a whole table: a list that is too short is filled up with its last. */
export function fillTable<T>(bots: readonly T[], seats: number): T[] {
  return Array.from({ length: seats }, (_, i) => at(bots, Math.min(i, bots.length - 1)))
}

/** Whole deals only: `games` is rounded up to a multiple of the seats. */
export function fixturesOf(games: number, seats: number, seed: string): Fixture[] {
  const list: Fixture[] = []
  for (let deal = 0; list.length < games; deal++)
    for (let turn = 0; turn < seats; turn++)
      list.push({
        index: list.length,
        deal: `${seed}/${deal}`,
        seating: Array.from({ length: seats }, (_, seat) => (seat + turn) % seats),
      })
  return list
}
