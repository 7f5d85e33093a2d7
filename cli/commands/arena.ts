import { fillTable, fixturesOf } from '../../bots/arena/fixtures.ts'
import { type Tally, tallyOf } from '../../bots/arena/tally.ts'
import { matchOf } from '../asked.ts'
import { budgetOf, known, namesIn } from '../challengers.ts'
import { contest } from '../contest.ts'
import type { Desk } from '../desk.ts'
import { commandOf, type Given } from '../flags.ts'
import { ladder } from '../ladder.ts'
import { tableLines } from '../page.ts'
import type { Arena } from '../results.ts'
import { misused } from '../stop.ts'

/** The exit code says whether the first bot is better than the second at 95 %. */
const EXIT: Readonly<Record<Tally['verdict'], number>> = { better: 0, open: 3, worse: 4 }

export const arena = commandOf({
  name: 'arena',
  flags: [
    'seats',
    'bots',
    'games',
    'ms',
    'iterations',
    'option',
    'cards',
    'seed',
    'workers',
    'resume',
    'ladder',
    'json',
  ],
  words: [1, 1],
  async go(given, desk) {
    const match = await matchOf(given, desk)
    if (given.has('ladder')) return ladder(match, given, desk)
    const { game, seats, options, sheet } = match
    const seed = given.text('seed') ?? 'arena'
    const about: Arena = {
      arena: 1,
      game: game.id,
      rules: game.version,
      seats,
      options,
      bots: fillTable(namesOf(given, seats, desk), seats),
      budget: budgetOf(given, desk),
      seed,
    }
    const fixtures = fixturesOf(given.whole('games', 20, 1, 1_000_000), seats, seed)
    const bouts = fixtures.map((fixture) => ({ fixture, bots: about.bots }))
    const outcomes = await contest(about, sheet, bouts, given, desk)
    const tally = tallyOf(about.bots, outcomes)
    if (given.has('json')) desk.json({ ...about, ...tally })
    else tell(about, tally, desk)
    return EXIT[tally.verdict]
  },
})

/** The bots, no more than fit at the table. */
function namesOf(given: Given, seats: number, desk: Desk): string[] {
  const names = namesIn(given)
  if (names.length < 2) misused(desk.t.arena.two)
  if (names.length > seats) misused(desk.t.arena.tooMany(names.length, seats))
  return known(names, desk)
}

function tell(about: Arena, tally: Tally, desk: Desk): void {
  const t = desk.t.arena
  const percent = (share: number) => desk.number(100 * share, 1)
  const rows = tally.standings.map((s) => [
    s.name,
    desk.number(s.won, 1),
    percent(s.share),
    `${percent(s.interval.low)}–${percent(s.interval.high)}`,
    desk.number(s.timesFair, 2),
    desk.number(s.meanScore, 1),
    `${desk.number(s.rating.mu, 1)} ± ${desk.number(s.rating.sigma, 1)}`,
    desk.number(s.msPerChoice, 1),
  ])
  desk.say(t.held(about.game, about.seats, tally.games))
  desk.lines(tableLines(t.head, rows, desk.width()))
  desk.say()
  for (const line of tally.lines) desk.say(desk.paint('warning', line))
  const [a, b] = tally.standings
  if (a !== undefined && b !== undefined) desk.say(t[tally.verdict](a.name, b.name))
}
