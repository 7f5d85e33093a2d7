// Driving computer opponents at a table, the same in the page, on the server and in the terminal: whose turn it is, who
// plays that seat, what it is asked, whether its answer still fits, and what is played. What differs is handed in.

import { deciders, together } from '../kernel/ask.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice, Refusal, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Edition } from '../title/title.ts'
import type { Question } from './question.ts'
import { anyChoice } from './random.ts'

/** A match as it stands. */
export interface Position {
  readonly game: Edition
  readonly state: State
  readonly awaited: readonly Seat[]
  /** How many entries its log has: another number, another position. */
  readonly entries: number
}

/** Why an opponent could not play what it was asked for: it failed to think, or chose what it may not. */
export type Fault = { readonly error: unknown } | { readonly refusal: Refusal }

/** A table, as a driver of opponents needs it. */
export interface Driven {
  /** Null while nobody is driven here: the match is over, put away, or its page is left. */
  position(): Position | null
  /** The opponent that plays a seat, by name; null for a seat that a person plays. */
  who(seat: Seat): string | null
  /** The chance of a thought. */
  seed(seat: Seat, entries: number): string
  ask(question: Question): Promise<Choice>
  /** Plays a choice: the refusal, or null once it is done. */
  act(seat: Seat, choice: Choice): Refusal | null | Promise<Refusal | null>
  /** Comes before each thought, such as the time it takes to see what was played last. */
  pace?(): Promise<void>
  /** Does work that nothing else at the table may come between. */
  alone?<T>(work: () => Promise<T>): Promise<T>
  /** Hears of a fault; the seat then plays any choice, unless this throws. */
  fault?(seat: Seat, fault: Fault): void
  /** Hears whenever a seat begins or ends to think. */
  changed?(thinking: readonly Seat[]): void
}

/**
 * `again`: the table changed while the opponent thought, and it has to think anew. `gone`: it is not asked any more.
 * `stuck`: the table takes no choice at all now.
 */
export type Took = 'played' | 'again' | 'gone' | 'stuck'

/** How a match on this device stands. */
export const positionOf = (match: {
  readonly game: Edition
  readonly state: State
  readonly log: readonly unknown[]
}): Position => ({
  game: match.game,
  state: match.state,
  awaited: deciders(match.game, match.state),
  entries: match.log.length,
})

/** One turn of an opponent: it is asked, and its answer played where it still fits. */
export async function takeTurn(table: Driven, seat: Seat): Promise<Took> {
  if (table.pace !== undefined) await table.pace()
  const turn = turnOf(table, seat)
  if (turn === null) return 'gone'
  const asked = noteOf(turn.position)
  const choice = await table.ask(questionOf(table, turn, seat)).catch((error: unknown) => {
    table.fault?.(seat, { error })
    return null
  })
  const alone = table.alone ?? ((work) => work())
  return alone(async () => {
    const now = turnOf(table, seat)
    if (now === null) return 'gone'
    if (!fits(asked, now.position)) return 'again'
    if (choice !== null) {
      const refusal = await table.act(seat, choice)
      if (refusal === null) return 'played'
      const after = turnOf(table, seat)
      if (after === null) return 'gone'
      if (after.position.entries !== asked.entries) return 'again'
      table.fault?.(seat, { refusal })
    }
    return playAnything(table, seat)
  })
}

/** Rather any choice than a table that stands still. */
async function playAnything(table: Driven, seat: Seat): Promise<Took> {
  const turn = turnOf(table, seat)
  if (turn === null) return 'gone'
  const { game, state, entries } = turn.position
  const refusal = await table.act(seat, anyChoice(game, state, seat, rngOf(table.seed(seat, entries))))
  return refusal === null ? 'played' : 'stuck'
}

interface Turn {
  readonly position: Position
  readonly who: string
}

/** The turn of a seat, if it is awaited and played by an opponent. */
function turnOf(table: Driven, seat: Seat): Turn | null {
  const position = table.position()
  const who = table.who(seat)
  return position?.awaited.includes(seat) && who !== null ? { position, who } : null
}

function questionOf(table: Driven, { position: { game, state, entries }, who }: Turn, seat: Seat): Question {
  const seen = view(game, state, seat)
  seen.events = null
  return { game: game.id, sheet: game.sheet ?? null, view: seen, seat, who, seed: table.seed(seat, entries) }
}

/** What is noted of a position before a thought, since its state may be changed in place meanwhile. */
interface Note {
  readonly entries: number
  readonly step: string
}

const stepOf = (state: State) => JSON.stringify(state.agenda.at(-1))
const noteOf = ({ state, entries }: Position): Note => ({ entries, step: stepOf(state) })

/** Whether a thought still fits: nothing happened, or only what others chose at the same time in the same step. */
const fits = (asked: Note, { game, state, entries }: Position): boolean =>
  asked.entries === entries || (together(game, state) && asked.step === stepOf(state))

export interface Driver {
  /** Lets every opponent that is awaited think; asking twice is harmless. */
  wake(): void
  /** The seats that think now. */
  readonly thinking: readonly Seat[]
}

/** Drives the opponents of a table for as long as it has a position; no more than `most` of them think at a time. */
export function driverOf(table: Driven, most = Number.POSITIVE_INFINITY): Driver {
  const busy = new Set<Seat>()
  const mark = (seat: Seat, thinks: boolean) => {
    if (thinks) busy.add(seat)
    else busy.delete(seat)
    table.changed?.([...busy])
  }

  async function drive(seat: Seat): Promise<void> {
    mark(seat, true)
    const took = await takeTurn(table, seat).catch((error: unknown): Took => {
      table.fault?.(seat, { error })
      return 'stuck'
    })
    mark(seat, false)
    // A table that is stuck waits until somebody wakes it: trying again at once would hardly go better.
    if (took !== 'stuck') wake()
  }

  function wake(): void {
    for (const seat of table.position()?.awaited ?? [])
      if (busy.size < most && !busy.has(seat) && table.who(seat) !== null) void drive(seat)
  }

  return {
    wake,
    get thinking() {
      return [...busy]
    },
  }
}
