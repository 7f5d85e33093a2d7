// A worker of the training: plays one game to learn from after the other.
import { parentPort } from 'node:worker_threads'
import { findMindFacet, findTitle } from '../games/shelf.ts'
import { learnedFrom } from '../title/learned.ts'
import { type Mind, mindOf } from '../title/mind.ts'
import type { NetFile } from '../title/weights.ts'
import { type Players, playGame } from './play.ts'
import type { Record } from './record.ts'

/** One game to play: by these words, with this net or with insight alone. */
export interface Task {
  readonly game: string
  readonly net: NetFile | null
  readonly seed: string
  readonly who: Players
}

/** The mind of the last task, and what it was made of: most tasks are for the same. */
let last: { readonly name: string; readonly mind: Mind } | null = null

async function mindFor({ game: id, net }: Task): Promise<Mind> {
  const name = `${id} ${net?.weights ?? ''}`
  if (last?.name === name) return last.mind
  const [title, facet] = await Promise.all([findTitle(id), findMindFacet(id)])
  if (title === null || facet === null) throw new Error(`no game ${id}`)
  const { game } = title
  const mind = mindOf(game, facet.insight, learnedFrom(game, facet, net))
  last = { name, mind }
  return mind
}

/** Plays a game as it is played anywhere: only by its words. */
export const playTask = async (task: Task): Promise<Record> => playGame(await mindFor(task), task.seed, task.who)

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await playTask(task)))
