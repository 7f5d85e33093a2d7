// chantier bench engine --beside <commit>: how the engine's pace compares with that of an earlier commit.
import { type Compared, compare, withCommit } from '../bench/beside.ts'
import { places } from '../bench/tables.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'

/** Exit code 1 if the commit cannot be laid out, or if the two engines did not play the same. */
export async function benchBeside(
  commit: string,
  only: string | undefined,
  seconds: number,
  json: boolean,
  desk: Desk,
): Promise<number> {
  const t = desk.t.bench
  const compared: Compared[] = []
  const failures: string[] = []
  const why = await withCommit(commit, async (folder) => {
    for (const place of await places(only)) {
      const name = [place.game, place.seats, ...Object.values(place.options)].join(' ')
      desk.aside(t.running(name))
      try {
        const result = await compare(folder, place, seconds)
        compared.push(result)
        if (!result.same) failures.push(t.other(name))
      } catch (error) {
        failures.push(t.broken(name, error instanceof Error ? error.message : String(error)))
      }
    }
    return null
  })
  if (why !== null) failures.push(t.noCommit(commit, why))
  if (json) desk.json({ commit, seconds, tables: compared, failures })
  else if (compared.length > 0) tell(compared, desk)
  for (const failure of failures) desk.aside(failure)
  return failures.length > 0 ? 1 : 0
}

function tell(compared: readonly Compared[], desk: Desk): void {
  const { number } = desk
  const rows = compared.map(({ game, seats, options, here, beside, ratio, spread: [low, high] }) => [
    [game, ...Object.values(options)].join(', '),
    `${seats}`,
    number(here),
    number(beside),
    number(ratio, 2),
    `${number(low, 2)} – ${number(high, 2)}`,
  ])
  desk.lines(tableLines(desk.t.bench.beside, rows, desk.width()))
  desk.say()
  desk.say(desk.paint('quiet', desk.t.bench.turns))
}
