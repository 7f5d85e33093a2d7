// npm run coach [-- <game> …] [--matches 100]: matches of novices with the coach beside the first seat: how often it
// would speak in a match, and how many of its warnings still hold when it thinks ten times as long. `--minutes 30` ends a
// game's matches after that time; with `--keep FILE` a later run goes on after the matches that the file tells of.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isCostly, isWarning, LOOK, MUCH, SUSPICIOUS, WEIGH, type Weighed } from '../bots/caution.ts'
import { survey, weigh } from '../bots/coach.ts'
import { levels } from '../bots/levels.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { check, closedOptions, deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'coach' },
    minutes: { type: 'string', default: '600' },
    longer: { type: 'string', default: '10' },
    keep: { type: 'string' },
  },
})
const LEARNER: Seat = 0
/** The coach speaks so often in a match. */
const MOST = 3
const longer = Number(values.longer)

/** What the coach says to a choice, thinking so many times as long as in a match; without a clock, so that it is the same everywhere. */
function heard(mind: Mind, seen: State, choice: Choice, times: number, seed: string, best?: Choice): Weighed | null {
  const look = { iterations: (LOOK.iterations ?? 0) * times }
  const first = best === undefined ? survey(mind, seen, LEARNER, look, rngOf(`${seed}/look`)) : null
  const better = best ?? first?.best
  if (better === undefined || keyOf(better) === keyOf(choice)) return null
  if (first !== null && (first.losses[keyOf(choice)] ?? 1) < SUSPICIOUS) return null
  const way = { view: seen, best: better, before: seen, last: choice }
  return weigh(mind, way, LEARNER, { iterations: (WEIGH.iterations ?? 0) * times }, rngOf(`${seed}/weigh/${times}`))
}

/** What the coach said in a match. */
interface Heard {
  /** Game, seed, number and how much longer it was thought again: what tells matches apart. */
  readonly match: string
  choices: number
  /** What each choice that was warned of gives away, looked at again for longer. */
  readonly losses: number[]
  /** Costly choices of which the coach could not say why: it keeps silent. */
  dumb: number
}

/** One match: its warnings, each looked at again. */
function playMatch(mind: Mind, seats: number, seed: string, match: string): Heard {
  const { game } = mind
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf(seed))
  const told: Heard = { match, choices: 0, losses: [], dumb: 0 }
  for (let n = 0; !isOver(s); n++) {
    const [seat] = deciders(game, s)
    if (seat === undefined) throw new Error(`${game.id} ${seed}: nobody is asked`)
    const seen = view(game, s, seat)
    const choice = levels.novice.choose(mind, seen, seat, rngOf(`${seed}/${n}`))
    if (check(game, s, seat, choice) !== null) throw new Error(`${game.id} ${seed}: not legal`)
    if (seat === LEARNER && told.losses.length < MOST && closedOptions(game, seen, seat).length > 1) {
      told.choices++
      const said = heard(mind, seen, choice, 1, `${seed}/${n}`)
      if (said !== null && isCostly(said) && !isWarning(said)) told.dumb++
      if (said !== null && isWarning(said)) {
        const again = heard(mind, seen, choice, longer, `${seed}/${n}`, said.better)
        told.losses.push(again?.loss ?? 0)
      }
    }
    commit(game, s, seat, choice)
  }
  return told
}

/** The matches that were played before. */
function keptMatches(): Map<string, Heard> {
  if (values.keep === undefined || !existsSync(values.keep)) return new Map()
  const lines = readFileSync(values.keep, 'utf8').trim().split('\n')
  return new Map(lines.map((line): Heard => JSON.parse(line)).map((told) => [told.match, told]))
}

/** Prints what the matches of a game come to, and says whether enough warnings hold. */
function tell(id: string, all: readonly Heard[]): boolean {
  const losses = all.flatMap((told) => told.losses)
  const sum = (of: (told: Heard) => number) => all.reduce((total, told) => total + of(told), 0)
  const holds = losses.filter((loss) => loss > MUCH).length
  const share = losses.length === 0 ? 1 : holds / losses.length
  const percent = (n: number) => `${Math.round(1000 * n) / 10} %`
  const by = [0, 1, 2, 3].map((many) => all.filter((told) => told.losses.length === many).length)
  console.log(
    `${id}: ${all.length} matches, ${sum((told) => told.choices)} choices, ${losses.length} warnings (${(losses.length / Math.max(1, all.length)).toFixed(2)} a match; with 0, 1, 2, 3: ${by.join(', ')}), ` +
      `${sum((told) => told.dumb)} not said for want of a reason, ${holds} hold at ${longer} times the thoughts (${percent(share)}; the least loses ${losses.length > 0 ? percent(Math.min(...losses)) : '–'})`,
  )
  return share >= 0.95
}

let weak = false
const kept = keptMatches()
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  const all: Heard[] = []
  const ends = Date.now() + Number(values.minutes) * 60_000
  for (let n = 0; n < Number(values.matches); n++) {
    const seed = `${values.seed} ${n}`
    const match = `${id}/${seed}/${longer}`
    let told = kept.get(match)
    if (told === undefined) {
      if (Date.now() >= ends) break
      told = playMatch(mind, mind.game.players[0], seed, match)
      if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(told)}\n`)
    }
    all.push(told)
  }
  if (!tell(id, all)) weak = true
}
process.exit(weak ? 1 : 0)
