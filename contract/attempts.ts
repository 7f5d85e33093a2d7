// What is tried and refused: in matches played at random, everything a question ever offers at a table is tried at every
// question of its kind there, so that what no candidate list shows is refused as well.
import { check, deciders, explain } from '../kernel/ask.ts'
import { keyOf, spread } from '../kernel/choice.ts'
import type { Game } from '../kernel/game.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import { matchOf, type Position } from '../look/battery/positions.ts'
import { type Plan, type Table, tableName } from './plan.ts'

/** Tried at each question, at most; spread over all that are known. */
const TRIED = 48
/** Examples told of a choice that is refused without a clause. */
const TOLD = 3

export interface Attempts {
  /** Clauses that refused something. */
  readonly clauses: ReadonlySet<string>
  /** Choices refused without a clause, by step and act. */
  readonly vague: ReadonlyMap<string, readonly string[]>
  /** Entries of `plan.unruled` that were met. */
  readonly unruled: ReadonlySet<string>
}

/** Everything that was offered, legal or not, by the kind of question, what may be done beside it included. */
function poolOf(game: Game, positions: readonly Position[]): Map<string, Choice[]> {
  const known = new Map<string, Map<string, Choice>>()
  for (const { s, step } of positions)
    for (const seat of deciders(game, s))
      for (const { choice } of explain(game, s, seat)) {
        const list = known.get(step) ?? new Map<string, Choice>()
        for (const c of spread(choice).slice(0, 4)) list.set(keyOf(c), c)
        known.set(step, list)
      }
  return new Map([...known].map(([step, list]) => [step, [...list.values()]]))
}

/** Some of a list, others each time. */
function some(list: readonly Choice[], turn: number): Choice[] {
  const stride = Math.max(1, Math.ceil(list.length / TRIED))
  return list.filter((_, i) => i % stride === turn % stride)
}

/** Tries them at a table over whole matches. */
export function attemptsAt(plan: Plan, table: Table, games: number): Attempts {
  const { game } = plan.title
  const clauses = new Set<string>()
  const vague = new Map<string, string[]>()
  const unruled = new Set<string>()
  const note = (s: State, seat: Seat, step: string, choice: Choice) => {
    const refusal = check(game, s, seat, choice)
    if (refusal === null) return
    if (refusal.clause !== 'table.no-such-choice') {
      clauses.add(refusal.clause)
      return
    }
    const kind = `${step} ${choice.act}`
    if (plan.unruled?.[kind] !== undefined) {
      unruled.add(kind)
      return
    }
    const told = vague.get(kind) ?? []
    if (told.length < TOLD) told.push(`${keyOf(choice)} by seat ${seat} at ${tableName(table)}`)
    vague.set(kind, told)
  }
  for (let g = 0; g < games; g++) {
    const positions = matchOf<State>(game, table, `attempts ${g}`)
    const pool = poolOf(game, positions)
    for (const [turn, { s, step }] of positions.entries()) {
      const tried = some(pool.get(step) ?? [], turn)
      // The last seat is often not awaited: what is said to it has its clauses too.
      for (const seat of new Set([...deciders(game, s), s.seats - 1]))
        for (const choice of tried) note(s, seat, step, choice)
    }
  }
  return { clauses, vague, unruled }
}
