// npm run sealed [-- <game> …] [--positions 20] [--seeds 12] [--thoughts 16]: how well the master's sealed choices can be foretold,
// and what somebody who foretells them could win by it. At secret decisions from matches of two, both seats are asked again and
// again with other chance; every pair of choices is judged once it is open. What the best answer to a seat's habit brings
// more than that seat would allow by mixing at its best is what can be exploited, in points of a hundred.
import { parseArgs } from 'node:util'
import { levels } from '../bots/levels.ts'
import { expectations } from '../bots/search/judge.ts'
import { MIX, mixture } from '../bots/search/mix.ts'
import { search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import { add, at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '20' },
    seeds: { type: 'string', default: '12' },
    thoughts: { type: 'string', default: '16' },
    seed: { type: 'string', default: 'sealed' },
  },
})
const positions = Number(values.positions)
const seeds = Number(values.seeds)
const thoughts = Number(values.thoughts)

/** Rounds of answering each other until two mixtures are near to the best ones. */
const ROUNDS = 4000

/** Decisions between two that are looked at. */
const APART = 4
/** By how much less a choice may bring and be made about a third as often: nothing, and some more. */
const MIXES = [1e-9, MIX / 2, MIX, 2 * MIX, 4 * MIX]

/** Secret decisions of two seats that both have a choice; none if the game has none. */
function decisionsOf(mind: Mind): State[] {
  const { game } = mind
  const chosen = chooseOptions(game.variants, {}, 2)
  if ('refusal' in chosen) return []
  const found: State[] = []
  let met = 0
  for (let match = 0; found.length < positions && match < positions; match++) {
    const s = begin(game, chosen.options, 2, rngOf(`${values.seed} ${match}`))
    s.events = null
    for (let n = 0; !isOver(s); n++) {
      const waiting = deciders(game, s)
      const real =
        waiting.length === 2 && s.sealed !== null && waiting.every((who) => thinkable(mind, s, who).length > 1)
      if (real && met++ % APART === 0 && found.length < positions) found.push(clone(s))
      const seat = at(waiting, 0)
      commit(game, s, seat, levels.journeyman.choose(mind, view(game, s, seat), seat, rngOf(`${match}/${n}`)))
    }
  }
  return found
}

/** How often a seat seals each of its choices, by how much it mixes. */
function habitsOf(mind: Mind, s: State, seat: Seat, choices: readonly Choice[]): number[][] {
  const seen = view(mind.game, s, seat)
  const keys = choices.map(keyOf)
  const habits = MIXES.map(() => choices.map(() => 0))
  for (let k = 0; k < seeds; k++) {
    const { found } = search(mind, seen, seat, rngOf(`${values.seed}/${seat}/${k}`), { thoughts })
    for (const [m, mix] of MIXES.entries())
      for (const [i, weight] of mixture(found, mix).entries())
        add(at(habits, m), keys.indexOf(keyOf(at(found, i).choice)), weight / seeds)
  }
  return habits
}

/** What the first seat may expect of every pair of choices. */
function payoffs(mind: Mind, s: State, own: readonly Choice[], others: readonly Choice[]): number[][] {
  const { game } = mind
  return own.map((choice) =>
    others.map((other) => {
      const open = clone(s)
      commit(game, open, 0, choice)
      commit(game, open, 1, other)
      return at(expectations(mind, open, mind.leads(open)), 0)
    }),
  )
}

const turned = (table: readonly (readonly number[])[]): number[][] =>
  at(table, 0).map((_, j) => table.map((row) => 1 - at(row, j)))

/** What the best answer to a mixture brings the one who answers. */
function answered(table: readonly (readonly number[])[], habit: readonly number[]): number {
  return Math.max(...table.map((row) => against(row, habit)))
}

/** What the row's seat gets where both mix at their best: each answers what the other has done so far. */
function worthOf(table: readonly (readonly number[])[]): number {
  const columns = turned(table)
  const [rows, cols] = [table.map(() => 0), columns.map(() => 0)]
  const [rowGains, colGains] = [table.map(() => 0), columns.map(() => 0)]
  const best = (gains: readonly number[]) => gains.indexOf(Math.max(...gains))
  for (let k = 0; k < ROUNDS; k++) {
    const [i, j] = [best(rowGains), best(colGains)]
    add(rows, i, 1 / ROUNDS)
    add(cols, j, 1 / ROUNDS)
    for (let r = 0; r < rows.length; r++) add(rowGains, r, at(at(table, r), j))
    for (let c = 0; c < cols.length; c++) add(colGains, c, at(at(columns, c), i))
  }
  return (answered(table, cols) + 1 - answered(columns, rows)) / 2
}

/** What a row brings against a mixture. */
const against = (row: readonly number[], habit: readonly number[]): number =>
  row.reduce((sum, x, j) => sum + x * at(habit, j), 0)

for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  const found = decisionsOf(mind)
  if (found.length === 0) {
    console.log(`${id}: nothing is sealed here`)
    continue
  }
  const sums = [...MIXES, 'dice'].map(() => ({ again: 0, won: 0, cost: 0 }))
  let many = 0
  for (const s of found) {
    const lists = [0, 1].map((seat) => thinkable(mind, s, seat))
    const table = payoffs(mind, s, at(lists, 0), at(lists, 1))
    const tables = [table, turned(table)]
    const worth = worthOf(table)
    const habits = lists.map((choices, seat) => {
      many += choices.length
      const dice = choices.map(() => 1 / choices.length)
      return [...habitsOf(mind, s, seat, choices), dice]
    })
    for (const seat of [0, 1])
      for (const [m, sum] of sums.entries()) {
        const habit = at(at(habits, seat), m)
        // The other seat answers what it knows this one by; and this one meets the other as it is without mixing.
        sum.again += habit.reduce((all, p) => all + p * p, 0)
        sum.won += answered(at(tables, 1 - seat), habit) - (seat === 1 ? worth : 1 - worth)
        const rival = at(at(habits, 1 - seat), 0)
        const plain = at(at(habits, seat), 0)
        for (const [i, row] of at(tables, seat).entries())
          sum.cost += (at(plain, i) - at(habit, i)) * against(row, rival)
      }
  }
  const n = 2 * found.length
  console.log(`${id}: ${found.length} decisions of two, ${(many / n).toFixed(1)} choices each, ${thoughts} thoughts`)
  for (const [m, { again, won, cost }] of sums.entries()) {
    const how = MIXES[m] === undefined ? 'dice' : `mixed by ${(100 * (MIXES[m] ?? 0)).toFixed(1)}`
    console.log(
      `  ${how}: foretold by a copy ${((100 * again) / n).toFixed(0)} %; who knows it wins ${((100 * won) / n).toFixed(2)} points a choice; costs ${((100 * cost) / n).toFixed(2)} against one who does not mix`,
    )
  }
}
