// Answering a question: who is asked by name thinks within its limits, on the view alone.
import { rngOf } from '../kernel/random.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Mind } from '../title/mind.ts'
import type { Budget, Limits } from './bot.ts'
import { survey as lookRound, weigh } from './coach.ts'
import { hints as advise } from './hint.ts'
import { SEARCH_MS } from './levels.ts'
import { botNamed } from './names.ts'
import type { Answer, Question } from './question.ts'
import type { Memory } from './search/memory.ts'

/** What whoever answers brings along. */
export interface Means extends Pick<Budget, 'signal' | 'clock'> {
  /** What was thought about the choice before it in the same turn. */
  readonly memory?: Memory
}

/** The limits of a thought where neither the name nor the question nor the opponent has any. */
const USUAL: Limits = { ms: SEARCH_MS }

const isLimited = (limits: Limits | undefined): limits is Limits =>
  limits !== undefined && Object.keys(limits).length > 0

/** Finds what is known of a game, bound to a sheet (null: the one the project ships). */
export type FindMind = (game: string, sheet: Sheet | null) => Promise<Mind | null>

/** The answer to a question. */
export async function answerTo(question: Question, find: FindMind, means: Means = {}): Promise<Answer> {
  const mind = await find(question.game, question.sheet)
  if (mind === null) throw new Error(`no game "${question.game}"`)
  return answerWith(mind, question, means)
}

/** The answer to a question about a game that is at hand. */
export function answerWith(
  mind: Mind,
  { view, seat, who, limits, seed, hints, survey, weighs }: Omit<Question, 'game' | 'sheet'>,
  { memory, signal, clock = () => performance.now() }: Means = {},
): Answer {
  const named = botNamed(who)
  if (named === null) throw new Error(`no opponent "${who}"`)
  const wanted = [named.budget, limits, named.bot.limits?.(mind)].find(isLimited) ?? USUAL
  const budget: Budget = { ...wanted, clock, ...(signal && { signal }) }
  const rng = rngOf(seed)
  const from = clock()
  if (survey !== undefined) {
    const seen = lookRound(mind, view, seat, budget, rng)
    return { choice: seen.best, hints: [], survey: seen, ms: clock() - from }
  }
  if (weighs !== undefined) {
    const weighed = weigh(mind, { view, ...weighs }, seat, budget, rng)
    return { choice: weighed.better, hints: [], weighed, ms: clock() - from }
  }
  if (hints === undefined) {
    const choice = named.bot.choose(mind, view, seat, rng, budget, memory)
    return { choice, hints: [], ms: clock() - from }
  }
  const found = advise(mind, view, seat, budget, rng)
  const [best] = found
  if (best === undefined) throw new Error(`seat ${seat} has nothing to choose in ${mind.game.id}`)
  return { choice: best.choice, hints: found, ms: clock() - from }
}
