// Whole matches at random, every law after every choice.

import { WHOLE } from '#tongues'
import { anyChoice } from '../bots/random.ts'
import { offers } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import { canUndo } from '../match/trail.ts'
import { speakerOf } from '../title/say.ts'
import { heard, lawReadsOnly, lawTexts, sightLaws } from './laws.ts'
import { type Plan, type Table, tableName } from './plan.ts'
import { provedGame } from './proved.ts'
import { type Sight, sightOf } from './sight.ts'
import { lawUndo, type Run, runOn } from './undo.ts'

/** More decisions than any honest match takes. */
const ENDLESS = 20_000

/** A law that did not hold, and where: the same table and seed come to it again. */
export interface Violation {
  readonly table: Table
  readonly seed: string
  readonly decision: number
  readonly law: string
}

/** In one line. */
export const violationLine = ({ table, seed, decision, law }: Violation): string =>
  `${tableName(table)}, seed ${seed}, decision ${decision}: ${law}`

export interface FuzzReport {
  games: number
  decisions: number
  longest: number
  mostOptions: number
  undone: number
  interrupts: number
  violations: Violation[]
}

export const emptyReport = (): FuzzReport => ({
  games: 0,
  decisions: 0,
  longest: 0,
  mostOptions: 0,
  undone: 0,
  interrupts: 0,
  violations: [],
})

/** Some matches of a row of seeds: from this number on, so many. `{ seed: 'fuzz/3', from: 5, games: 2 }`: fuzz/3/5 and fuzz/3/6. */
export interface Stretch {
  readonly seed: string
  readonly from: number
  readonly games: number
}

/** Plays random matches, each at the table that is said for its seed, no further than a broken law; reports what it found. */
export async function fuzzStretch(
  plan: Plan,
  tableFor: (seed: string) => Table,
  stretch: Stretch,
): Promise<FuzzReport> {
  const report = emptyReport()
  const { from, games } = stretch
  for (let g = from; g < from + games && report.violations.length === 0; g++) {
    const seed = `${stretch.seed}/${g}`
    const table = tableFor(seed)
    const { decisions, broken } = await fuzzSeed(plan, table, seed, report)
    report.games++
    report.decisions += decisions
    report.longest = Math.max(report.longest, decisions)
    report.violations.push(...broken.map((law) => ({ table, seed, decision: decisions, law })))
  }
  return report
}

/** Plays `games` random matches of one table. */
export const fuzzTable = (plan: Plan, table: Table, games: number, seed: string): Promise<FuzzReport> =>
  fuzzStretch(plan, () => table, { seed, from: 0, games })

/** How far a match came, in decisions. */
interface Progress {
  decisions: number
}

/** How far a match came, and the laws that were broken there. A rule that throws breaks a law, too. */
async function fuzzSeed(
  plan: Plan,
  table: Table,
  seed: string,
  report: FuzzReport,
): Promise<{ readonly decisions: number; readonly broken: readonly string[] }> {
  const title = { ...plan.title, game: provedGame(plan.title.game) }
  const far: Progress = { decisions: 0 }
  try {
    const opened = openMatch(title, { ...table, seed })
    if (!('match' in opened)) return { ...far, broken: ['the table cannot be opened'] }
    const broken = await fuzzMatch(plan, opened.match, rngOf(`${seed}/choices`), report, far)
    return { ...far, broken }
  } catch (error) {
    return { ...far, broken: [String(error)] }
  }
}

/** One match to its end, or to the first decision after which a law is broken: those that are. */
async function fuzzMatch(
  plan: Plan,
  match: Match,
  rng: Rng,
  report: FuzzReport,
  far: Progress,
): Promise<readonly string[]> {
  const languages = await Promise.all(WHOLE.map(async (lang) => heard(plan, await speakerOf(plan.words, match, lang))))
  let before: Sight | null = null
  let run: Run | null = null
  for (; ; far.decisions++) {
    const sight = sightOf(match.game, match.state)
    const written = lawReadsOnly(sight)
    if (written.length > 0) return written
    count(match, sight, report)
    const broken = [...sightLaws(plan, sight, before, rng), ...lawTexts(sight, languages), ...lawUndo(match, run)]
    if (broken.length > 0 || isOver(match.state)) return broken
    if (far.decisions >= ENDLESS) return [`no end after ${ENDLESS} decisions`]
    const { deciders } = sight
    const picked = pick(match, at(deciders, below(rng, deciders.length)), rng, report)
    const refusal = playIn(match, picked.seat, picked.choice)
    if (refusal !== null) return [`${keyOf(picked.choice)} refused by ${refusal.clause}`]
    run = runOn(run, match, picked.seat, sight.state)
    before = sight
  }
}

/** Mostly an answer to the question, now and then something offered beside it. */
function pick(match: Match, seat: number, rng: Rng, report: FuzzReport) {
  if (match.game.interrupts !== undefined && below(rng, 8) === 0) {
    const who = below(rng, match.seats)
    const beside = offers(match.game, match.state, who).filter((c) => c.span === undefined)
    const choice = beside[below(rng, beside.length)]
    if (choice !== undefined) {
      report.interrupts++
      return { seat: who, choice }
    }
  }
  return { seat, choice: anyChoice(match.game, match.state, seat, rng) }
}

/** What the report tells of the positions that were met. */
function count(match: Match, sight: Sight, report: FuzzReport): void {
  for (const seat of sight.deciders) report.mostOptions = Math.max(report.mostOptions, sight.closed(seat).length)
  for (let seat = 0; seat < match.seats; seat++) if (canUndo(match, seat)) report.undone++
}
