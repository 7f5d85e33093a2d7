// Answering a question: who is asked by name thinks within its limits, on the view alone.
import type { Game } from '../kernel/game.ts'
import { rngOf } from '../kernel/random.ts'
import { type Title, withSheet } from '../title/title.ts'
import type { Budget, Limits } from './bot.ts'
import { hints as advise } from './hint.ts'
import { MASTER_MS } from './levels.ts'
import { botNamed } from './names.ts'
import type { Answer, Question } from './question.ts'
import type { Memory } from './search/memory.ts'

/** What whoever answers brings along. */
export interface Means extends Pick<Budget, 'signal' | 'clock'> {
  /** What was thought about the choice before it in the same turn. */
  readonly memory?: Memory
}

/** The limits of a thought where neither the name nor the question has any. */
const USUAL: Limits = { ms: MASTER_MS }

const isLimited = (limits: Limits | undefined): limits is Limits =>
  limits !== undefined && Object.keys(limits).length > 0

/** The answer to a question; `find` gives the title of a game id. */
export async function answerTo(
  question: Question,
  find: (game: string) => Promise<Title | null>,
  means: Means = {},
): Promise<Answer> {
  const title = await find(question.game)
  if (title === null) throw new Error(`no game "${question.game}"`)
  return answerWith(title, question.sheet === null ? title.game : withSheet(title, question.sheet), question, means)
}

/** The answer to a question about a game that is at hand. */
export function answerWith(
  title: Title,
  game: Game,
  { view, seat, who, limits, seed, hints }: Omit<Question, 'game' | 'sheet'>,
  { memory, signal, clock = () => performance.now() }: Means = {},
): Answer {
  const named = botNamed(who)
  if (named === null) throw new Error(`no opponent "${who}"`)
  const wanted = [named.budget, limits].find(isLimited) ?? USUAL
  const budget: Budget = { ...wanted, clock, ...(signal && { signal }) }
  const rng = rngOf(seed)
  const from = clock()
  if (hints === undefined) {
    const choice = named.bot.choose(title, game, view, seat, rng, budget, memory)
    return { choice, hints: [], ms: clock() - from }
  }
  const found = advise(title, game, view, seat, budget, rng)
  const [best] = found
  if (best === undefined) throw new Error(`seat ${seat} has nothing to choose in ${game.id}`)
  return { choice: best.choice, hints: found, ms: clock() - from }
}
