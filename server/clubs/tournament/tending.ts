// What a tournament needs done at its tables: laid when a round runs, gathered in when they end, unsealed when all have.
// Any node may do it, and again: each step leaves what is done already as it is.
import type { Logger } from 'pino'
import { COMPUTER } from '../../../wire/tournament.ts'
import type { Kept } from '../../store/kept.ts'
import type { RoundOrder, RoundTables } from '../../tables/roundTables.ts'
import {
  entrantOf,
  lastRound,
  type Pod,
  podAt,
  type Result,
  type Round,
  type TournamentChange,
  type TournamentDoc,
} from './document.ts'
import { unjudged } from './luckless.ts'
import { gathered, unsealed } from './rounds.ts'

export interface TendingParts {
  readonly kept: Kept<TournamentDoc>
  readonly tables: RoundTables
  readonly log: Logger
}

/** Whether anything may be due. */
export function isDue(t: TournamentDoc): boolean {
  const hidden = t.duplicate && t.list.some((round) => round.status === 'over' && !round.unsealed)
  return t.ending.length > 0 || hidden || lastRound(t)?.status === 'running' || unjudged(t).length > 0
}

/** Does whatever is due; the tournament as it is then, or null where it is gone. */
export async function tend(parts: TendingParts, id: string): Promise<TournamentDoc | null> {
  const t = await parts.kept.get(id)
  if (t === null || !isDue(t)) return t
  await endTables(parts, t)
  const results = await resultsOf(parts, t)
  const next = results.size === 0 ? t : await changed(parts, id, gathered(results))
  return next === null ? null : unsealRounds(parts, next)
}

const changed = async ({ kept }: TendingParts, id: string, how: TournamentChange): Promise<TournamentDoc | null> => {
  const done = await kept.change(id, how)
  return done === null || 'refusal' in done ? kept.get(id) : done.doc
}

/** Tables of a round that was called back, or whose result the organiser wrote down. */
async function endTables(parts: TendingParts, t: TournamentDoc): Promise<void> {
  if (t.ending.length === 0) return
  const stopped = await eachByItself(parts, t, t.ending, parts.tables.stop)
  if (stopped.length > 0)
    await changed(parts, t.id, (doc) => ({ ...doc, ending: doc.ending.filter((table) => !stopped.includes(table)) }))
}

/** Does it at each of these tables; those where it was done. One that cannot be opened is tried again, and holds up none of the others. */
async function eachByItself(
  { log }: TendingParts,
  { id: tournament }: TournamentDoc,
  ids: readonly string[],
  work: (table: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const done: string[] = []
  for (const table of ids)
    await work(table).then(
      () => done.push(table),
      (error) => log.error({ err: error, tournament, table }, 'a table was not tended'),
    )
  return done
}

/** Lays what is not there yet, and reads how the others ended. */
async function resultsOf(parts: TendingParts, t: TournamentDoc): Promise<Map<string, Result>> {
  const { kept, tables, log } = parts
  const results = new Map<string, Result>()
  const round = lastRound(t)
  if (round?.status !== 'running') return results
  let laid = false
  const open = round.pods.filter(({ result }) => result === null)
  const tended = async (table: string) => {
    const pod = open.find((one) => one.table === table)
    const found = await tables.look(table)
    if (pod === undefined) return
    if (found === null) {
      laid = true
      const refusal = await tables.lay(orderFor(t, pod, round))
      if (refusal !== null) log.error({ tournament: t.id, clause: refusal.clause }, 'a table could not be laid')
    } else if (found.status === 'over' && found.scores !== null)
      results.set(table, { scores: found.scores, winners: found.winners ?? [], byHand: false })
    else if (found.paused !== (round.paused !== undefined)) await tables.pause(table, round.paused !== undefined)
  }
  const ids = open.map(({ table }) => table)
  await eachByItself(parts, t, ids, tended)
  // The round may have been called back while its tables were being laid.
  const now = laid ? await kept.get(t.id) : t
  for (const { table } of round.pods) if (now === null || podAt(now, table) === null) await tables.stop(table)
  return results
}

function orderFor(t: TournamentDoc, pod: Pod, round: Round): RoundOrder {
  const { game, options, clock, exhibition } = t
  const { table: id, key, people } = pod
  return {
    ...{ id, key, tournament: t.id, terms: { game, options, clock }, secret: t.duplicate ? round.secret : null },
    // Who plays at all tables does not play as somebody at one.
    rated: !exhibition,
    longer: exhibition?.exhibitor ? { person: exhibition.exhibitor, times: round.pods.length } : null,
    bots: people.map((person) => (person.startsWith(COMPUTER) ? person.slice(COMPUTER.length) : null)),
    people: people.map((person) => {
      const entrant = entrantOf(t, person)
      // Whoever has left the house has no name any more; who is out by the time a table is laid does not sit down there.
      return entrant === undefined || entrant.name === '' || entrant.out
        ? null
        : { id: entrant.person, name: entrant.name, guest: entrant.guest }
    }),
  }
}

/** The deals of a round lie open once its last table has ended. */
async function unsealRounds(parts: TendingParts, t: TournamentDoc): Promise<TournamentDoc | null> {
  let now: TournamentDoc | null = t
  for (const [n, round] of t.list.entries()) {
    if (!t.duplicate || round.status !== 'over' || round.unsealed) continue
    const ids = round.pods.map(({ table }) => table)
    const open = await eachByItself(parts, t, ids, parts.tables.unseal)
    // What lies at one that cannot be opened now is told when it can.
    if (open.length < ids.length) continue
    now = await changed(parts, t.id, unsealed(n))
  }
  return now
}
