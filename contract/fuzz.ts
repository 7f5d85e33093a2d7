// Whole matches at random, and the laws after every choice: the cheap ones at every position, the dear ones at a share of them
// that the match's seed draws, so that the same seed comes to the same.
import { anyChoice } from '../bots/random.ts'
import { offers } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import { canUndo } from '../match/trail.ts'
import { cheapLaws, dearLaws, lawReadsOnly } from './laws.ts'
import { type Plan, type Table, tableName } from './plan.ts'
import { provedGame } from './proved.ts'
import { type Sight, sightOf } from './sight.ts'
import { type Hearing, hearingOf, lawEvents, lawTexts } from './speech.ts'
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
  /** Positions at which the dear laws were asked as well; there is one position more than decisions in each match. */
  asked: number
  longest: number
  mostOptions: number
  undone: number
  interrupts: number
  violations: Violation[]
}

export const emptyReport = (): FuzzReport => ({
  games: 0,
  decisions: 0,
  asked: 0,
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

/** Every law at every position. */
const WHOLE_SHARE = 1

/**
 * Plays random matches, each at the table that is said for its seed, no further than a broken law; reports what it found. The
 * dear laws are asked at one position in `share`. What is played does not depend on it, and neither does what a law draws.
 */
export async function fuzzStretch(
  plan: Plan,
  tableFor: (seed: string) => Table,
  stretch: Stretch,
  share = WHOLE_SHARE,
): Promise<FuzzReport> {
  const report = emptyReport()
  const { from, games } = stretch
  for (let g = from; g < from + games && report.violations.length === 0; g++) {
    const seed = `${stretch.seed}/${g}`
    const table = tableFor(seed)
    const { decisions, broken } = await fuzzSeed({ plan, table, seed, share, report })
    report.games++
    report.decisions += decisions
    report.longest = Math.max(report.longest, decisions)
    report.violations.push(...broken.map((law) => ({ table, seed, decision: decisions, law })))
  }
  return report
}

/** Plays `games` random matches of one table. */
export const fuzzTable = (
  plan: Plan,
  table: Table,
  games: number,
  seed: string,
  share = WHOLE_SHARE,
): Promise<FuzzReport> => fuzzStretch(plan, () => table, { seed, from: 0, games }, share)

/** One match of a fuzz, and where it is counted. */
interface Fuzz {
  readonly plan: Plan
  readonly table: Table
  readonly seed: string
  readonly share: number
  readonly report: FuzzReport
}

/** How far a match came, in decisions. */
interface Progress {
  decisions: number
}

/** How far a match came, and the laws that were broken there. A rule that throws breaks a law, too. */
async function fuzzSeed(fuzz: Fuzz): Promise<{ readonly decisions: number; readonly broken: readonly string[] }> {
  const { plan, table, seed } = fuzz
  const title = { ...plan.title, game: provedGame(plan.title.game, seed) }
  const far: Progress = { decisions: 0 }
  try {
    const opened = openMatch(title, { ...table, seed })
    if (!('match' in opened)) return { ...far, broken: ['the table cannot be opened'] }
    const { match } = opened
    const broken = fuzzMatch(fuzz, match, await hearingOf(plan, match), far)
    return { ...far, broken }
  } catch (error) {
    return { ...far, broken: [String(error)] }
  }
}

/** One match to its end, or to the first decision after which a law is broken: those that are. */
function fuzzMatch({ plan, seed, share, report }: Fuzz, match: Match, hearing: Hearing, far: Progress): string[] {
  const rng = rngOf(`${seed}/choices`)
  const drawn = rngOf(`${seed}/asked`)
  let before: Sight | null = null
  let run: Run | null = null
  for (; ; far.decisions++) {
    const asked = below(drawn, share) === 0
    const sight = sightOf(match.game, match.state, asked)
    const written = asked ? lawReadsOnly(sight) : []
    if (written.length > 0) return written
    const broken = [...cheapLaws(plan, sight, before?.state ?? null), ...lawEvents(sight.state, hearing, asked)]
    count(sight, report)
    if (asked) {
      report.asked++
      for (let seat = 0; seat < match.seats; seat++) if (canUndo(match, seat)) report.undone++
      const chance = rngOf(`${seed}/${far.decisions}`)
      broken.push(...dearLaws(plan, sight, before, chance), ...lawTexts(sight, hearing), ...lawUndo(match, run))
    }
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
function count({ deciders, closed }: Sight, report: FuzzReport): void {
  for (const seat of deciders) report.mostOptions = Math.max(report.mostOptions, closed(seat).length)
}
