// Whole matches at random, every law after every choice.

import { WHOLE } from '#tongues'
import { anyChoice } from '../bots/random.ts'
import { closedOptions, deciders, offers } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Rng, State } from '../kernel/words.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import { canUndo } from '../match/trail.ts'
import { speakerOf } from '../title/say.ts'
import { type Heard, heard, lawTexts, positionLaws } from './laws.ts'
import { type Plan, type Table, tableName } from './plan.ts'
import { lawUndo, type Run, runOn } from './undo.ts'

/** More decisions than any honest match takes. */
const ENDLESS = 20_000

export interface FuzzReport {
  table: string
  games: number
  decisions: number
  longest: number
  mostOptions: number
  undone: number
  interrupts: number
  violations: string[]
}

/** Plays `games` random matches of one table and reports what it found. */
export async function fuzzTable(plan: Plan, table: Table, games: number, seed: string): Promise<FuzzReport> {
  const report: FuzzReport = {
    table: tableName(table),
    games: 0,
    decisions: 0,
    longest: 0,
    mostOptions: 0,
    undone: 0,
    interrupts: 0,
    violations: [],
  }
  for (let g = 0; g < games; g++) {
    const opened = openMatch(plan.title, { ...table, seed: `${seed}/${g}` })
    if (!('match' in opened)) {
      report.violations.push(`${tableName(table)} cannot be opened`)
      return report
    }
    const decisions = await fuzzMatch(plan, opened.match, rngOf(`${seed}/${g}/choices`), report)
    report.games++
    report.decisions += decisions
    report.longest = Math.max(report.longest, decisions)
    if (report.violations.length > 0) return report
  }
  return report
}

async function fuzzMatch(plan: Plan, match: Match, rng: Rng, report: FuzzReport): Promise<number> {
  const languages = await Promise.all(WHOLE.map(async (lang) => heard(plan, await speakerOf(plan.words, match, lang))))
  let before: State | null = null
  let run: Run | null = null
  let decisions = 0
  for (;;) {
    const found = [...judge(plan, match, before, languages, rng, report), ...lawUndo(match, run)]
    if (found.length > 0) {
      report.violations.push(...found.map((f) => `${report.table}, seed ${match.seed}, decision ${decisions}: ${f}`))
      return decisions
    }
    if (isOver(match.state)) return decisions
    if (decisions >= ENDLESS) {
      report.violations.push(`${report.table}, seed ${match.seed}: no end after ${ENDLESS} decisions`)
      return decisions
    }
    before = clone(match.state)
    const by = deciders(match.game, match.state)
    const seat = at(by, below(rng, by.length))
    const choice = pick(match, seat, rng, report)
    const refusal = playIn(match, choice.seat, choice.choice)
    if (refusal !== null) {
      report.violations.push(
        `${report.table}, seed ${match.seed}: ${keyOf(choice.choice)} refused by ${refusal.clause}`,
      )
      return decisions
    }
    run = runOn(run, match, choice.seat, before)
    decisions++
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

function judge(
  plan: Plan,
  match: Match,
  before: State | null,
  languages: readonly Heard[],
  rng: Rng,
  report: FuzzReport,
): string[] {
  const s = match.state
  for (const seat of deciders(match.game, s))
    report.mostOptions = Math.max(report.mostOptions, closedOptions(match.game, s, seat).length)
  for (let seat = 0; seat < match.seats; seat++) if (canUndo(match, seat)) report.undone++
  return [...positionLaws(plan, match.game, s, before, rng), ...lawTexts(match.game, s, languages)]
}
