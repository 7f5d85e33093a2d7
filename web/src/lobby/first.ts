// A first match: as few opponents as the game allows, novices all, the rulebook's own variant, moves shown slowly, the coach
// beside the reader.
import { coachedAt, keepCoached } from '../lib/coached.ts'
import { unhurry } from '../lib/unhurried.ts'
import { firstPlan } from './plan.ts'
import { start } from './start.ts'

/** Lays it. */
export async function startFirst(
  game: string,
  players: readonly [number, number],
  name: string,
): Promise<{ id: string } | { sentence: string }> {
  const started = await start(game, firstPlan(players, name))
  if ('id' in started) {
    unhurry(started.id)
    keepCoached(started.id, { ...coachedAt(started.id), on: true, first: true })
  }
  return started
}
