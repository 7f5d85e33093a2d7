// npm run coach [-- <game> …] [--matches 100]: matches of novices with the coach beside the first seat: how often it
// would speak in a match, and how many of its warnings still hold when it thinks ten times as long. `--minutes 30` ends a
// game's matches after that time.
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

interface Count {
  choices: number
  warnings: number
  /** Matches with so many warnings, from none to three. */
  readonly matches: number[]
  holds: number
  /** Costly choices of which the coach could not say why: it keeps silent. */
  dumb: number
  readonly losses: number[]
}

/** One match: its warnings, each looked at again. */
function playMatch(mind: Mind, seats: number, seed: string, count: Count): void {
  const { game } = mind
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf(seed))
  let spoken = 0
  for (let n = 0; !isOver(s); n++) {
    const [seat] = deciders(game, s)
    if (seat === undefined) throw new Error(`${game.id} ${seed}: nobody is asked`)
    const seen = view(game, s, seat)
    const choice = levels.novice.choose(mind, seen, seat, rngOf(`${seed}/${n}`))
    if (check(game, s, seat, choice) !== null) throw new Error(`${game.id} ${seed}: not legal`)
    if (seat === LEARNER && spoken < MOST && closedOptions(game, seen, seat).length > 1) {
      count.choices++
      const said = heard(mind, seen, choice, 1, `${seed}/${n}`)
      if (said !== null && isCostly(said) && !isWarning(said)) count.dumb++
      if (said !== null && isWarning(said)) {
        spoken++
        const again = heard(mind, seen, choice, longer, `${seed}/${n}`, said.better)
        count.losses.push(again?.loss ?? 0)
        if (again !== null && again.loss > MUCH) count.holds++
      }
    }
    commit(game, s, seat, choice)
  }
  count.warnings += spoken
  count.matches[spoken] = (count.matches[spoken] ?? 0) + 1
}

let weak = false
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  const matches = Number(values.matches)
  const count: Count = { choices: 0, warnings: 0, matches: [0, 0, 0, 0], holds: 0, dumb: 0, losses: [] }
  const ends = Date.now() + Number(values.minutes) * 60_000
  let played = 0
  for (; played < matches && Date.now() < ends; played++)
    playMatch(mind, mind.game.players[0], `${values.seed} ${played}`, count)
  const share = count.warnings === 0 ? 1 : count.holds / count.warnings
  const percent = (n: number) => `${Math.round(1000 * n) / 10} %`
  const least = Math.min(...count.losses)
  console.log(
    `${id}: ${played} matches, ${count.choices} choices, ${count.warnings} warnings (${(count.warnings / played).toFixed(2)} a match; with 0, 1, 2, 3: ${count.matches.join(', ')}), ` +
      `${count.dumb} not said for want of a reason, ${count.holds} hold at ${longer} times the thoughts (${percent(share)}; the least loses ${count.losses.length > 0 ? percent(least) : '–'})`,
  )
  if (share < 0.95) weak = true
}
process.exit(weak ? 1 : 0)
