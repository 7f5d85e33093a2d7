// The games of an arena or a ladder: played on all cores, kept one by one, and taken up again where they stopped.
import { availableParallelism } from 'node:os'
import type { Outcome } from '../bots/arena/game.ts'
import type { Bout } from '../bots/arena/ladder.ts'
import { shareOut } from '../bots/crew.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Desk } from './desk.ts'
import { pathOf } from './files.ts'
import type { Given } from './flags.ts'
import type { Played, Task } from './gladiator.ts'
import { nowhere } from './ledger.ts'
import { progressBar } from './progress.ts'
import { type Arena, resultsIn } from './results.ts'
import { failed } from './stop.ts'

/** Plays what is not in the file yet; gives what came of all. */
export async function contest(
  arena: Arena,
  sheet: Sheet | null,
  bouts: readonly Bout[],
  given: Given,
  desk: Desk,
): Promise<Outcome[]> {
  const file = given.text('resume')
  const results = file === undefined ? nowhere<Outcome>() : resultsIn(pathOf(file), arena, desk)
  const wanted = new Set(bouts.map(({ fixture }) => fixture.index))
  const outcomes = [...results.done.values()].filter(({ index }) => wanted.has(index))
  const done = new Set(outcomes.map(({ index }) => index))
  const luck = given.has('luck')
  const bar = progressBar(bouts.length, outcomes.length, desk)
  await shareOut<Task, Played>(
    new URL('./gladiator.ts', import.meta.url),
    bouts.filter(({ fixture }) => !done.has(fixture.index)).map((bout) => ({ arena, sheet, luck, ...bout })),
    (played) => {
      if ('broken' in played) failed(desk.t.arena.broken(played.broken))
      results.add(played.outcome)
      outcomes.push(played.outcome)
      bar(outcomes.length)
    },
    given.whole('workers', availableParallelism(), 1, 256),
    null,
  )
  return outcomes
}
