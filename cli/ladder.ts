// chantier arena --ladder <game>: all levels of a game on one scale.
import { boutsOf, ladderOf, type Rung, THREE_OF_FOUR } from '../bots/arena/ladder.ts'
import { clearPart } from '../bots/arena/part.ts'
import { costOf } from '../bots/arena/withoutLuck.ts'
import { LEVELS } from '../bots/level.ts'
import type { Match } from '../match/match.ts'
import { mindFor } from './asked.ts'
import { arenaOf, known, namesIn } from './challengers.ts'
import { pointsText, tellClearRungs } from './clearly.ts'
import { contest } from './contest.ts'
import type { Desk } from './desk.ts'
import type { Given } from './flags.ts'
import { tableLines } from './page.ts'
import type { Arena } from './results.ts'
import { misused } from './stop.ts'

/** Exit code 0 if every level wins three of four against the one below, 3 if one does not. */
export async function ladder(match: Match, given: Given, desk: Desk): Promise<number> {
  const { seats, sheet } = match
  const asked = known(namesIn(given), desk)
  const rungs: readonly string[] = asked.length === 0 ? LEVELS : asked
  if (rungs.length < 2) misused(desk.t.arena.two)
  const seed = given.text('seed') ?? 'ladder'
  const { strengths } = await mindFor(match)
  const about: Arena = { ...arenaOf(match, rungs, seed, given, desk), strengths }
  const bouts = boutsOf(rungs, seats, given.whole('games', 100, 1, 1_000_000), seed)
  const outcomes = await contest(about, sheet, bouts, given, desk)
  const found = ladderOf(rungs, seats, outcomes)
  const clear = given.has('luck') ? ladderOf(rungs, seats, outcomes, clearPart) : null
  const cost = costOf(outcomes)
  if (given.has('json')) desk.json({ ...about, rungs: found, ...(clear && { luck: { rungs: clear, cost } }) })
  else {
    tell(about, found, desk)
    if (clear !== null) tellClearRungs(clear, cost, outcomes.length, desk)
    tellNear(decides(found, clear), desk)
  }
  return decides(found, clear).every(isWide) ? 0 : 3
}

/** Where results without luck were asked for, they decide: of all steps, or of none. */
const decides = (found: readonly Rung[], clear: readonly Rung[] | null): readonly Rung[] =>
  clear?.every(({ step }) => step === null || step.games > 0) ? clear : found

const isWide = ({ step }: Rung): boolean => step === null || step.share >= THREE_OF_FOUR

function tell({ game, seats }: Arena, rungs: readonly Rung[], desk: Desk): void {
  const t = desk.t.arena
  const percent = (share: number) => desk.number(100 * share, 0)
  const points = (elo: number) => pointsText(elo, desk)
  const rows = rungs.map(({ name, elo, range, step }) => [
    name,
    points(elo),
    range.low === range.high ? '' : `${points(range.low)}–${points(range.high)}`,
    ...(step === null
      ? ['', '', '', '']
      : [
          percent(step.share),
          `${percent(step.interval.low)}–${percent(step.interval.high)}`,
          `${step.games}`,
          desk.number(step.msPerChoice, 1),
        ]),
  ])
  desk.say(t.ladder(game, seats))
  desk.lines(tableLines(t.rungs, rows, desk.width()))
  desk.say()
}

function tellNear(rungs: readonly Rung[], desk: Desk): void {
  for (const rung of rungs)
    if (rung.step !== null && !isWide(rung))
      desk.say(desk.paint('warning', desk.t.arena.near(rung.name, desk.number(100 * rung.step.share, 0))))
}
