// A worker of the exploiter: plays one bout against the game's master after the other.
import { parentPort } from 'node:worker_threads'
import { levels } from '../bots/levels.ts'
import { findMind, findMindFacet } from '../games/shelf.ts'
import type { Seat } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { type NetFile, unpackNet } from '../title/weights.ts'
import { type Bout, type Fought, fight, learnerAt } from './exploiter.ts'

export interface Duel {
  readonly game: string
  readonly net: Pick<NetFile, 'shape' | 'weights'>
  readonly bout: Bout
}

/** The learner's minds by seat, and the net they were made of: most duels are fought with the same. */
let last: { readonly name: string; readonly minds: Map<Seat, Mind> } | null = null

async function duel({ game: id, net, bout }: Duel): Promise<Fought> {
  const [frozen, facet] = await Promise.all([findMind(id), findMindFacet(id)])
  if (frozen === null || facet === null) throw new Error(`no game ${id}`)
  const name = `${id} ${net.weights}`
  if (last?.name !== name) last = { name, minds: new Map() }
  const { minds } = last
  const mindAt = (seat: Seat): Mind => {
    const mind = minds.get(seat) ?? learnerAt(frozen.game, facet, unpackNet(net), seat)
    minds.set(seat, mind)
    return mind
  }
  const bot = levels.master
  return fight({ bot, mind: frozen, limits: bot.limits?.(frozen) ?? {} }, mindAt, bout)
}

parentPort?.on('message', async (task: Duel) => parentPort?.postMessage(await duel(task)))
