// A worker of `chantier arena`: plays one game after the other, with opponents of the house and with programs.
import { parentPort } from 'node:worker_threads'
import { onlookerAt } from '../analysis/onlooker.ts'
import { type Outcome, playFixture, type Sitter, type Venue } from '../bots/arena/game.ts'
import type { Bout } from '../bots/arena/ladder.ts'
import { houseSitter } from '../bots/arena/sitters.ts'
import { type Engine, engineFor } from '../bots/protocol/engine.ts'
import { findMind, findTitle } from '../games/shelf.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Mind } from '../title/mind.ts'
import type { Title } from '../title/title.ts'
import type { Arena } from './results.ts'

/** One game to play, and whether somebody wants to know what the cards brought; `null` is the end of the work. */
export type Task = ({ readonly arena: Arena; readonly sheet: Sheet | null; readonly luck: boolean } & Bout) | null
export type Played = { readonly outcome: Outcome } | { readonly broken: string }

/** Who sits at the tables of this worker, by the names at a table. */
const sitters = new Map<string, readonly Sitter[]>()
const engines: Engine[] = []

function sit(bots: readonly string[], { budget }: Arena, venue: Venue): readonly Sitter[] {
  return bots.map((name) => {
    const house = houseSitter(name, venue, budget)
    if (house !== null) return house
    const engine = engineFor(name, venue, budget)
    engines.push(engine)
    return engine
  })
}

async function play({ arena, sheet, luck, fixture, bots }: NonNullable<Task>): Promise<Outcome> {
  const title = (await findTitle(arena.game)) as Title
  const mind = (await findMind(arena.game, sheet)) as Mind
  const venue: Venue = { title, mind, options: arena.options, seats: arena.seats }
  const table = bots.join()
  const seated = sitters.get(table) ?? sit(bots, arena, venue)
  sitters.set(table, seated)
  if (!luck) return playFixture(venue, fixture, seated)
  const onlooker = onlookerAt(venue, fixture.deal)
  const outcome = await playFixture(venue, fixture, seated, onlooker)
  return { ...outcome, luck: onlooker.luck() }
}

parentPort?.on('message', async (task: Task) => {
  if (task === null) {
    await Promise.all(engines.map((engine) => engine.close()))
    parentPort?.postMessage('done')
    return
  }
  const played: Played = await play(task).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ broken: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(played)
})
