import { fillTable, fixturesOf } from '../../bots/arena/fixtures.ts'
import type { Verdict } from '../../bots/arena/statistics.ts'
import { type Tally, tallyOf } from '../../bots/arena/tally.ts'
import { type ClearTally, clearTally } from '../../bots/arena/withoutLuck.ts'
import { matchOf } from '../asked.ts'
import { arenaOf, known, namesIn } from '../challengers.ts'
import { tellClear } from '../clearly.ts'
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
    'luck',
    'json',
  ],
  words: [1, 1],
  async go(given, desk) {
    const match = await matchOf(given, desk)
    if (given.has('ladder')) return ladder(match, given, desk)
    const { seats, sheet } = match
    const seed = given.text('seed') ?? 'arena'
    const about = arenaOf(match, fillTable(namesOf(given, seats, desk), seats), seed, given, desk)
    const fixtures = fixturesOf(given.whole('games', 20, 1, 1_000_000), seats, seed)
    const bouts = fixtures.map((fixture) => ({ fixture, bots: about.bots }))
    const outcomes = await contest(about, sheet, bouts, given, desk)
    const tally = tallyOf(about.bots, outcomes)
    const clear = given.has('luck') ? clearTally(about.bots, outcomes) : null
    if (given.has('json')) desk.json({ ...about, ...tally, ...(clear && { luck: clear }) })
    else tell(about, tally, clear, desk)
    return EXIT[decides(tally, clear)]
  },
})

/** The bots, no more than fit at the table. */
function namesOf(given: Given, seats: number, desk: Desk): string[] {
  const names = namesIn(given)
  if (names.length < 2) misused(desk.t.arena.two)
  if (names.length > seats) misused(desk.t.arena.tooMany(names.length, seats))
  return known(names, desk)
}

/** Who asks for results without luck is answered by them, also where they are less sure: nobody picks the verdict they like. */
const decides = (tally: Tally, clear: ClearTally | null): Verdict =>
  clear === null || clear.games === 0 ? tally.verdict : clear.verdict

function tell(about: Arena, tally: Tally, clear: ClearTally | null, desk: Desk): void {
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
  const sentence = a !== undefined && b !== undefined ? t[decides(tally, clear)](a.name, b.name) : ''
  if (clear !== null) tellClear(clear, tally.games, desk)
  desk.say(clear !== null && clear.games > 0 ? desk.t.luck.verdict(sentence) : sentence)
}
