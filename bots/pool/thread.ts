// In a thread of its own: thinks about one question at a time.
import { rngOf } from '../../kernel/random.ts'
import { type Title, withSheet } from '../../title/title.ts'
import type { Budget } from '../bot.ts'
import { botNamed } from '../names.ts'
import { newMemory } from '../search/memory.ts'
import type { Task, Thought } from './question.ts'

/** What this thread was thinking last; a question that comes to another thread is thought about anew. */
const memory = newMemory()

export async function wonder({ question, shelf, flag }: Task): Promise<Thought> {
  const { game: id, sheet, view, seat, level, seed, budget } = question
  const { findTitle } = (await import(shelf)) as { findTitle(id: string): Promise<Title | null> }
  const title = await findTitle(id)
  if (title === null) throw new Error(`no game "${id}"`)
  const named = botNamed(level)
  if (named === null) throw new Error(`no opponent "${level}"`)
  const game = sheet === null ? title.game : withSheet(title, sheet)
  const signal = {
    get aborted() {
      return Atomics.load(flag, 0) === 1
    },
  }
  const asked: Budget = { ...(budget ?? {}), ...named.budget }
  const from = performance.now()
  const limited = Object.keys(asked).length > 0
  const given = limited ? { ...asked, signal } : undefined
  const choice = named.bot.choose(title, game, view, seat, rngOf(seed), given, memory)
  return { choice, ms: performance.now() - from }
}
