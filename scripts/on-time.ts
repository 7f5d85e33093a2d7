// How late thoughts end: budgets of time on every game at a full table, all through a game.
//   node scripts/on-time.ts [--ms 50] [--game NAME]

import { parseArgs } from 'node:util'
import { bots } from '../bots/index.ts'
import { search } from '../bots/search/search.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

const { values } = parseArgs({ options: { ms: { type: 'string', default: '50' }, game: { type: 'string' } } })
const ms = Number(values.ms)
const greedy = bots.greedy as NonNullable<typeof bots.greedy>

/** The wall clock counts what other programs take; the process clock does not. */
const busy = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000

for (const id of values.game === undefined ? gameIds() : [values.game]) {
  const mind = (await findMind(id)) as Mind
  const { game } = mind
  const seats = game.players[1]
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf('on time'))
  const late: number[] = []
  for (let k = 0; !isOver(s); k++) {
    const seat = at(deciders(game, s), 0)
    const seen = { ...view(game, s, seat), events: null }
    const rng = rngOf(`${k}`)
    if (k % 4 === 0) {
      const from = busy()
      search(mind, seen, seat, rng, { ms, clock: busy })
      late.push(busy() - from - ms)
    }
    commit(game, s, seat, greedy.choose(mind, seen, seat, rng))
  }
  late.sort((a, b) => b - a)
  const over = late.filter((x) => x > 20).length
  console.log(
    `${id}, ${seats} seats: ${late.length} thoughts of ${ms} ms; the latest ended ${late[0]?.toFixed(1)} ms after its time, ${over} more than 20 ms after it`,
  )
}
