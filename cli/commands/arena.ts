import { availableParallelism } from 'node:os'
import { fillTable, fixturesOf } from '../../bots/arena/fixtures.ts'
import type { Outcome } from '../../bots/arena/game.ts'
import { type Tally, tallyOf } from '../../bots/arena/tally.ts'
import type { Budget } from '../../bots/bot.ts'
import { bots as house } from '../../bots/index.ts'
import { botNamed, splitNames } from '../../bots/names.ts'
import { matchOf } from '../asked.ts'
import { shareOut } from '../crew.ts'
import type { Desk } from '../desk.ts'
import { pathOf } from '../files.ts'
import { commandOf, type Given } from '../flags.ts'
import type { Played, Task } from '../gladiator.ts'
import { nowhere } from '../ledger.ts'
import { tableLines } from '../page.ts'
import { progressBar } from '../progress.ts'
import { type Arena, resultsIn } from '../results.ts'
import { failed, misused } from '../stop.ts'

/** The exit code says whether the first bot is better than the second at 95 %. */
const EXIT: Readonly<Record<Tally['verdict'], number>> = { better: 0, open: 3, worse: 4 }

export const arena = commandOf({
  name: 'arena',
  flags: ['seats', 'bots', 'games', 'ms', 'iterations', 'option', 'cards', 'seed', 'workers', 'resume', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const match = await matchOf(given, desk)
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
    const file = given.text('resume')
    const results = file === undefined ? nowhere<Outcome>() : resultsIn(pathOf(file), about, desk)
    const done = [...results.done.values()].filter((o) => o.index < fixtures.length)
    const left = fixtures.filter(({ index }) => !done.some((o) => o.index === index))
    const bar = progressBar(fixtures.length, done.length, desk)
    const outcomes: Outcome[] = [...done]
    await shareOut<Task, Played>(
      new URL('../gladiator.ts', import.meta.url),
      left.map((fixture) => ({ arena: about, sheet, fixture })),
      (played) => {
        if ('broken' in played) failed(desk.t.arena.broken(played.broken))
        results.add(played.outcome)
        outcomes.push(played.outcome)
        bar(outcomes.length)
      },
      given.whole('workers', availableParallelism(), 1, 256),
      null,
    )
    const tally = tallyOf(about.bots, outcomes)
    if (given.has('json')) desk.json({ ...about, ...tally })
    else tell(about, tally, desk)
    return EXIT[tally.verdict]
  },
})

/** The bots, each an opponent of the house or the command of a program. */
function namesOf(given: Given, seats: number, desk: Desk): string[] {
  const { t } = desk
  const names = given.texts('bots').flatMap(splitNames)
  if (names.length < 2) misused(t.arena.two)
  if (names.length > seats) misused(t.arena.tooMany(names.length, seats))
  // A command has a space, a slash or a dot in it; a bare word is a name.
  for (const name of names)
    if (botNamed(name) === null && !/[\s/.\\]/.test(name))
      misused(t.wrong.opponent(name, Object.keys(house).join(', ')))
  return names
}

function budgetOf(given: Given, desk: Desk): Budget {
  if (given.has('ms') && given.has('iterations')) misused(desk.t.wrong.both('--ms', '--iterations'))
  if (given.has('ms')) return { ms: given.whole('ms', 0, 1, 600_000) }
  if (given.has('iterations')) return { iterations: given.whole('iterations', 0, 1, 10_000_000) }
  return {}
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
