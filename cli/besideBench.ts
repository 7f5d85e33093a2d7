// chantier bench engine or search --beside <commit>: how the pace of either compares with that of an earlier commit.
import { type Compared, compare, type Paced, withCommit } from '../bench/beside.ts'
import { fullTables, places } from '../bench/tables.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'

/** Exit code 1 if the commit cannot be laid out, or if the two engines did not play the same. */
export async function benchBeside(
  what: Paced,
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
    for (const place of await (what === 'search' ? fullTables : places)(only)) {
      const name = [place.game, place.seats, ...Object.values(place.options)].join(' ')
      desk.aside(t.running(name))
      try {
        const result = await compare(what, folder, place, seconds)
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
  else if (compared.length > 0) tell(what, compared, desk)
  for (const failure of failures) desk.aside(failure)
  return failures.length > 0 ? 1 : 0
}

function tell(what: Paced, compared: readonly Compared[], desk: Desk): void {
  const { number } = desk
  const t = desk.t.bench
  const rows = compared.map(({ game, seats, options, here, beside, ratio, spread: [low, high] }) => [
    [game, ...Object.values(options)].join(', '),
    `${seats}`,
    number(here),
    number(beside),
    number(ratio, 2),
    `${number(low, 2)} – ${number(high, 2)}`,
  ])
  desk.lines(tableLines(what === 'search' ? t.besideSearch : t.beside, rows, desk.width()))
  desk.say()
  desk.say(desk.paint('quiet', what === 'search' ? t.turnsSearch : t.turns))
}
