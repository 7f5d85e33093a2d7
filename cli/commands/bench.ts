import { loadavg } from 'node:os'
import { join } from 'node:path'
import { gameIds } from '../../games/shelf.ts'
import { at } from '../../kernel/lists.ts'
import { pinned, runAlone } from '../alone.ts'
import { faultOf, titleOf } from '../asked.ts'
import { benchBeside } from '../besideBench.ts'
import { benchCluster } from '../clusterBench.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { tableLines } from '../page.ts'
import { installReference, REFERENCE } from '../reference.ts'
import { benchSearch } from '../searchBench.ts'
import { benchServer } from '../serverBench.ts'
import { misused } from '../stop.ts'

/** More running processes than this before we begin, and the figures suffer. */
const BUSY = 0.8

/** What one process measured. */
interface Measured {
  readonly game: string
  readonly seats: number
  readonly decisionsPerSecond: number
  readonly playoutsPerSecond: number
  readonly meanDecisionsPerGame: number
  readonly cloneMicros: number
  readonly viewMicros: number
  readonly imagineMicros: number
  readonly stateBytes: number
  readonly mostOptions: number
}
type Reference = Pick<Measured, 'decisionsPerSecond' | 'playoutsPerSecond' | 'meanDecisionsPerGame'>

export const bench = commandOf({
  name: 'bench',
  flags: ['game', 'seconds', 'beside', 'json'],
  words: [1, 1],
  async go(given, desk) {
    if (given.words[0] === 'server') return benchServer(given.whole('seconds', 5, 1, 600), given.has('json'), desk)
    if (given.words[0] === 'cluster') return benchCluster(given.whole('seconds', 5, 1, 600), given.has('json'), desk)
    const what = at(given.words, 0)
    if (what !== 'engine' && what !== 'search') misused(desk.t.bench.what(what))
    const only = given.text('game')
    if (only !== undefined) await titleOf(only, desk)
    const seconds = given.whole('seconds', 5, 1, 600)
    const commit = given.text('beside')
    if (commit !== undefined) return benchBeside(what, commit, only, seconds, given.has('json'), desk)
    if (what === 'search') return benchSearch(only, seconds, given.has('json'), desk)
    const load = loadavg()[0] ?? 0
    const games: Measured[] = []
    const failures: string[] = []
    let reference: Reference | null = null
    for (const game of only === undefined ? gameIds() : [only]) {
      const fault = await faultOf(game)
      if (fault !== null) {
        failures.push(desk.t.wrong.broken(game, fault))
        continue
      }
      const first = measure(game, seconds, desk)
      if (typeof first === 'string') {
        failures.push(desk.t.bench.broken(game, first))
        continue
      }
      if (game !== REFERENCE.game) {
        games.push(first)
        continue
      }
      const theirs = measureReference(seconds, desk)
      if (typeof theirs === 'string') failures.push(desk.t.bench.noReference(theirs))
      else reference = theirs
      // Ours, theirs, ours: what else the machine does falls on both.
      const second = measure(game, seconds, desk)
      games.push(typeof second === 'string' ? first : mean(first, second))
    }
    const ours = games.find((m) => m.game === REFERENCE.game)
    const ratio =
      ours === undefined || reference === null
        ? null
        : {
            decisions: ours.decisionsPerSecond / reference.decisionsPerSecond,
            playouts: ours.playoutsPerSecond / reference.playoutsPerSecond,
          }
    if (given.has('json')) desk.json({ pinned: pinned(), load, seconds, games, reference, ratio, failures })
    else tell(games, reference, ratio, desk)
    if (load > BUSY) desk.aside(desk.t.bench.busy(desk.number(load, 1)))
    for (const failure of failures) desk.aside(failure)
    return failures.length > 0 ? 1 : 0
  },
})

function measure(game: string, seconds: number, desk: Desk): Measured | string {
  desk.aside(desk.t.bench.running(game))
  const seats = game === REFERENCE.game ? [REFERENCE.seats] : []
  return runAlone<Measured>([join('bench', 'engine.ts'), game, `${seconds}`, ...seats])
}

function measureReference(seconds: number, desk: Desk): Reference | string {
  if (!installReference(desk)) return desk.t.bench.notInstalled
  desk.aside(desk.t.bench.running('boardgame.io'))
  return runAlone<Reference>([
    join(REFERENCE.folder, 'bench.mjs'),
    '--seconds',
    `${seconds}`,
    '--seats',
    REFERENCE.seats,
  ])
}

/** Two runs of one game as one. */
function mean(a: Measured, b: Measured): Measured {
  const entries = Object.entries(a).map(([key, x]) => {
    const y = b[key as keyof Measured]
    return [key, typeof x === 'number' && typeof y === 'number' ? Math.round(50 * (x + y)) / 100 : x]
  })
  return Object.fromEntries(entries) as unknown as Measured
}

function tell(
  games: readonly Measured[],
  reference: Reference | null,
  ratio: { decisions: number; playouts: number } | null,
  desk: Desk,
): void {
  const { bench: t } = desk.t
  const { number } = desk
  const played = games.map((m) => [
    m.game,
    `${m.seats}`,
    number(m.decisionsPerSecond),
    number(m.playoutsPerSecond),
    number(m.meanDecisionsPerGame),
    number(m.mostOptions),
  ])
  const states = games.map((m) => [
    m.game,
    ...[m.cloneMicros, m.viewMicros, m.imagineMicros].map((micros) => number(micros, 2)),
    number(m.stateBytes),
  ])
  desk.lines(tableLines(t.play, played, desk.width()))
  desk.say()
  desk.lines(tableLines(t.state, states, desk.width()))
  desk.say()
  const ours = games.find((m) => m.game === REFERENCE.game)
  if (ratio !== null && reference !== null && ours !== undefined) {
    const times = desk.number(ratio.decisions, 1)
    desk.say(t.ratio(ours.game, times, desk.number(ours.decisionsPerSecond), desk.number(reference.decisionsPerSecond)))
    desk.say(t.games(desk.number(ratio.playouts, 1)))
  }
  desk.say(desk.paint('quiet', pinned() ? t.pinned : t.free))
}
