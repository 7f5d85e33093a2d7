// npm run tournaments [-- <game>] [--deals 60] [--times 6] [--tournaments 500] [--minutes 5]: how well the final order of a tournament
// matches how strong people are: plain points, duplicate, and points without the luck of the deal, as if that were known exactly. Real
// matches of players who choose at random now and then tell how much strength, the deal and the rest weigh; tournaments made from
// these figures are then scored as in the house.

import { parseArgs } from 'node:util'
import { mean } from '../../bots/arena/statistics.ts'
import { greedy } from '../../bots/greedy.ts'
import { anyChoice } from '../../bots/random.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { below, mix, rngOf } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { openMatch, playIn } from '../../match/match.ts'
import type { Mind } from '../../title/mind.ts'
import type { Title } from '../../title/title.ts'
import { matchpoints, pointsOf } from '../clubs/tournament/standings.ts'
import { placesOf } from '../people/ratings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '60' },
    times: { type: 'string', default: '6' },
    tournaments: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
  },
})
const GAME = positionals[0] ?? 'pillars'
const SEATS = 4
const PEOPLE = 32
const ROUNDS = 6
/** The weakest chooses at random so often, the strongest never. */
const WORST = 0.6

const chance = (rng: Rng): number => below(rng, 1_000_000) / 1_000_000
/** Two draws make a number of mean 0 and variance 1. */
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - chance(rng))) * Math.cos(2 * Math.PI * chance(rng))

/** Points by seat of one match. `strengths`: from 0, who chooses at random most often, to 1, who never does. */
function played(title: Title, mind: Mind, deal: string, strengths: readonly number[], rng: Rng): readonly number[] {
  const opened = openMatch(title, { seats: SEATS, seed: deal })
  if (!('match' in opened)) throw new Error(`no table for ${SEATS}`)
  const { match } = opened
  const { game } = match
  while (!isOver(match.state)) {
    const seat = deciders(game, match.state)[0] ?? 0
    const seen = view(game, match.state, seat)
    const isRandom = chance(rng) < WORST * (1 - (strengths[seat] ?? 0))
    playIn(
      match,
      seat,
      isRandom ? anyChoice(game, seen, seat, rng) : greedy.choose({ ...mind, worlds: 1 }, seen, seat, rng),
    )
  }
  return game.scores(match.state, game.box)
}

interface Observed {
  readonly deal: number
  readonly seat: number
  readonly strength: number
  readonly others: number
  readonly score: number
}

async function observe(): Promise<{ readonly list: readonly Observed[]; readonly matches: number }> {
  const [title, mind] = [await findTitle(GAME), await findMind(GAME)]
  if (title === null || mind === null) throw new Error(`no game ${GAME}`)
  const rng = rngOf(`tournaments/${GAME}`)
  const list: Observed[] = []
  let matches = 0
  const until = performance.now() + Number(values.minutes) * 60_000
  for (let deal = 0; deal < Number(values.deals) && performance.now() < until; deal++)
    for (let k = 0; k < Number(values.times); k++) {
      const strengths = Array.from({ length: SEATS }, () => below(rng, PEOPLE) / (PEOPLE - 1))
      const scores = played(title, mind, `tournaments/${deal}`, strengths, rng)
      matches++
      strengths.forEach((strength, seat) => {
        const others = mean(strengths.filter((_, other) => other !== seat))
        list.push({ deal, seat, strength, others, score: scores[seat] ?? 0 })
      })
    }
  return { list, matches }
}

/** What a point comes from: strength, the others' strength, the seat; and how far the deal and the rest spread. */
interface Law {
  readonly own: number
  readonly others: number
  readonly seats: readonly number[]
  /** Standard deviations. */
  readonly deal: number
  readonly rest: number
}

/** Least squares over two causes, around the means of each seat. */
function lawOf(list: readonly Observed[]): Law {
  const bySeat = Array.from({ length: SEATS }, (_, seat) => list.filter((one) => one.seat === seat))
  const middle = bySeat.map((ones) => ({
    score: mean(ones.map((o) => o.score)),
    strength: mean(ones.map((o) => o.strength)),
    others: mean(ones.map((o) => o.others)),
  }))
  const around = list.map((one) => {
    const at = middle[one.seat] ?? { score: 0, strength: 0, others: 0 }
    return { ...one, x: one.strength - at.strength, z: one.others - at.others, y: one.score - at.score }
  })
  const sum = (of: (one: (typeof around)[number]) => number) => around.reduce((total, one) => total + of(one), 0)
  const [xx, zz, xz, xy, zy] = [
    sum((o) => o.x * o.x),
    sum((o) => o.z * o.z),
    sum((o) => o.x * o.z),
    sum((o) => o.x * o.y),
    sum((o) => o.z * o.y),
  ]
  const by = xx * zz - xz * xz || 1
  const own = (xy * zz - zy * xz) / by
  const others = (zy * xx - xy * xz) / by
  const left = around.map((one) => ({ ...one, left: one.y - own * one.x - others * one.z }))
  // What matches of the same deal have in common at the same seat is the deal's.
  const cells = new Map<string, number[]>()
  for (const { deal, seat, left: value } of left)
    cells.set(`${deal}/${seat}`, [...(cells.get(`${deal}/${seat}`) ?? []), value])
  const groups = [...cells.values()].filter((cell) => cell.length > 1)
  const within = mean(groups.map((cell) => cell.reduce((s, v) => s + (v - mean(cell)) ** 2, 0) / (cell.length - 1)))
  const total = mean(left.map((one) => one.left ** 2))
  return {
    own,
    others,
    seats: middle.map((at) => at.score),
    deal: Math.sqrt(Math.max(0, total - within)),
    rest: Math.sqrt(within),
  }
}

/** How alike two orders are: 1 the same, 0 nothing in common (Kendall). */
function alike(order: readonly number[]): number {
  let same = 0
  for (let i = 0; i < order.length; i++)
    for (let j = i + 1; j < order.length; j++) same += Math.sign((order[i] ?? 0) - (order[j] ?? 0))
  return same / ((order.length * (order.length - 1)) / 2)
}

const WAYS = ['plain', 'duplicate', 'luck-adjusted'] as const
type Way = (typeof WAYS)[number]

/** Tables cut from the ranking, people of equal points and seats by lot: what is compared here is the scoring, not the drawing. */
function drawn(won: ReadonlyMap<string, number>, rng: Rng): readonly (readonly string[])[] {
  const ranked = mix(rng, [...won.keys()]).sort((a, b) => (won.get(b) ?? 0) - (won.get(a) ?? 0))
  const tables: string[][] = []
  while (ranked.length > 0) tables.push(mix(rng, ranked.splice(0, SEATS)))
  return tables
}

/** One tournament; the strengths of the people in the order they end in. */
function tournament(law: Law, way: Way, seed: string): readonly number[] {
  const rng = rngOf(seed)
  const strengths = new Map(Array.from({ length: PEOPLE }, (_, i) => [`p${i}`, i / (PEOPLE - 1)]))
  const won = new Map([...strengths.keys()].map((id) => [id, 0]))
  for (let round = 0; round < ROUNDS; round++) {
    const shared = law.seats.map(() => normal(rng) * law.deal)
    const pods = drawn(won, rng).map((people) => {
      const luck = way === 'duplicate' ? shared : law.seats.map(() => normal(rng) * law.deal)
      const scores = people.map((id, seat) => {
        const others = mean(people.filter((other) => other !== id).map((other) => strengths.get(other) ?? 0))
        const skill = law.own * (strengths.get(id) ?? 0) + law.others * others
        return (law.seats[seat] ?? 0) + skill + (luck[seat] ?? 0) + normal(rng) * law.rest
      })
      const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
      return { table: '', key: '', people, luck, result: { scores, winners, byHand: false } }
    })
    for (const pod of pods) {
      const { scores, winners } = pod.result
      const points = pointsOf(placesOf(scores, winners), SEATS)
      const apart = scores.map((score, seat) => score - (law.seats[seat] ?? 0) - (pod.luck[seat] ?? 0))
      pod.people.forEach((id, seat) => {
        const adjusted = (apart[seat] ?? 0) - mean(apart)
        const got = { plain: points[seat] ?? 0, duplicate: matchpoints(pods, pod, seat), 'luck-adjusted': adjusted }[
          way
        ]
        won.set(id, (won.get(id) ?? 0) + got)
      })
    }
  }
  const order = [...strengths.keys()].sort((a, b) => (won.get(b) ?? 0) - (won.get(a) ?? 0))
  return order.map((id) => strengths.get(id) ?? 0)
}

const say = (text: string) => void process.stdout.write(`${text}\n`)
const from = performance.now()
const { list, matches } = await observe()
const law = lawOf(list)
const figure = (x: number, digits = 1) => x.toFixed(digits)
say(`${GAME}, ${SEATS} seats: ${matches} matches in ${Math.round((performance.now() - from) / 1000)} s`)
say(
  `from the weakest to the strongest ${figure(law.own)} points; spread by the deal ${figure(law.deal)}, by the rest ${figure(law.rest)}`,
)
say(`\n${values.tournaments} tournaments of ${PEOPLE} people over ${ROUNDS} rounds`)
say('way           order like strengths   strongest first   strongest among three')
for (const way of WAYS) {
  const ends = Array.from({ length: Number(values.tournaments) }, (_, k) => tournament(law, way, `tournament/${k}`))
  const first = mean(ends.map((order) => (order[0] === 1 ? 1 : 0)))
  const three = mean(ends.map((order) => (order.slice(0, 3).includes(1) ? 1 : 0)))
  say(
    `${way.padEnd(13)} ${figure(mean(ends.map(alike)), 3).padStart(12)} ${`${figure(100 * first)} %`.padStart(20)} ${`${figure(100 * three)} %`.padStart(20)}`,
  )
}
