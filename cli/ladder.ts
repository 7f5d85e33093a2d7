// chantier arena --ladder <game>: all levels of a game on one scale.
import { boutsOf, ladderOf, type Rung, THREE_OF_FOUR } from '../bots/arena/ladder.ts'
import { LEVELS } from '../bots/level.ts'
import type { Match } from '../match/match.ts'
import { mindFor } from './asked.ts'
import { budgetOf, known, namesIn } from './challengers.ts'
import { contest } from './contest.ts'
import type { Desk } from './desk.ts'
import type { Given } from './flags.ts'
import { tableLines } from './page.ts'
import type { Arena } from './results.ts'
import { misused } from './stop.ts'

/** Exit code 0 if every level wins three of four against the one below, 3 if one does not. */
export async function ladder(match: Match, given: Given, desk: Desk): Promise<number> {
  const { game, seats, options, sheet } = match
  const asked = known(namesIn(given), desk)
  const rungs: readonly string[] = asked.length === 0 ? LEVELS : asked
  if (rungs.length < 2) misused(desk.t.arena.two)
  const seed = given.text('seed') ?? 'ladder'
  const { strengths } = await mindFor(match)
  const about: Arena = {
    arena: 1,
    game: game.id,
    rules: game.version,
    seats,
    options,
    bots: rungs,
    budget: budgetOf(given, desk),
    seed,
    strengths,
  }
  const bouts = boutsOf(rungs, seats, given.whole('games', 100, 1, 1_000_000), seed)
  const found = ladderOf(rungs, seats, await contest(about, sheet, bouts, given, desk))
  if (given.has('json')) desk.json({ ...about, rungs: found })
  else tell(about, found, desk)
  return found.every(({ step }) => step === null || step.share >= THREE_OF_FOUR) ? 0 : 3
}

function tell({ game, seats }: Arena, rungs: readonly Rung[], desk: Desk): void {
  const t = desk.t.arena
  const percent = (share: number) => desk.number(100 * share, 0)
  const points = (elo: number) => (Number.isFinite(elo) ? desk.number(elo, 0) : elo < 0 ? '−∞' : '∞')
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
  for (const { name, step } of rungs)
    if (step !== null && step.share < THREE_OF_FOUR) desk.say(desk.paint('warning', t.near(name, percent(step.share))))
}
