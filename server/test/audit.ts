// After the storm: is every acknowledged move in the log, once, and do the players see what the log gives?

import { isDeepStrictEqual } from 'node:util'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { view } from '../../kernel/zones.ts'
import type { Title } from '../../title/title.ts'
import type { Store } from '../store/store.ts'
import { replayed } from '../tables/runtime/catchUp.ts'
import { docOf } from '../tables/runtime/document.ts'
import type { Steady } from './steady.ts'

export interface Audit {
  readonly acknowledged: number
  readonly entries: number
  readonly problems: readonly string[]
  /** Tables that are not over: whom they wait for, and what those have heard. */
  readonly waiting: readonly string[]
}

export async function audit(
  store: Store,
  tables: readonly string[],
  players: readonly Steady[],
  titles: ReadonlyMap<string, Title>,
): Promise<Audit> {
  const problems: string[] = []
  const waiting: string[] = []
  let acknowledged = 0
  let entries = 0
  for (const id of tables) {
    const row = await store.tables.get(id)
    if (row === null) {
      problems.push(`${id}: the table is gone`)
      continue
    }
    const doc = docOf(row)
    const title = titles.get(row.game) as Title
    const log = await store.tables.entries(id, 1)
    entries += log.length
    log.forEach((entry, i) => {
      if (entry.seq !== i + 1) problems.push(`${id}: entry ${entry.seq} stands at place ${i + 1}`)
    })
    const numbers = new Map(log.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const])))
    const again = replayed(title, doc, log)
    if (!('match' in again)) {
      problems.push(`${id}: entry ${again.seq} is refused by ${again.refusal.clause}`)
      continue
    }
    const here = players.filter((p) => p.table === id)
    const { game, state } = again.match
    if (!isOver(state)) waiting.push(waitingAt(id, here, deciders(game, state), log.length))
    for (const player of here) {
      for (const [command, seq] of player.done) {
        acknowledged++
        if (numbers.get(`${player.seat}:${command}`) !== seq)
          problems.push(`${id}: ${command} was acknowledged as ${seq} and is not there`)
      }
      const seen = { ...view(game, state, player.seat), events: null }
      if (!isDeepStrictEqual(seen, { ...player.view, events: null }))
        problems.push(
          `${id}: seat ${player.seat} has seen ${player.seq} of ${log.length} entries, and something else than they give`,
        )
    }
  }
  return { acknowledged, entries, problems, waiting }
}

/** Whom a table waits for: what each has seen, how often it came, and what it was refused last. */
function waitingAt(id: string, here: readonly Steady[], awaited: readonly (number | null)[], entries: number): string {
  const each = here
    .filter(({ seat }) => awaited.includes(seat))
    .map(({ seat, seq, joins, refusals }) => {
      const last = refusals.at(-1)
      return `seat ${seat}, which has seen ${seq} and came ${joins} times${last === undefined ? '' : `, refused last by ${last.clause}`}`
    })
  return `${each.join('; ')} at ${id} with ${entries} entries`
}
