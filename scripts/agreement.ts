// npm run agreement [-- <game> …] [--positions 24] [--thoughts 40,160,640] [--keep FOLDER]: at positions from matches every choice
// is thought over by itself, as long as the others that are still in question; then how often each way to share the thoughts at
// the root finds a choice within two points of the best. What was thought over is kept, so that a longer run goes on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { levels } from '../bots/levels.ts'
import { NARROW, search, TUNING, think } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '24' },
    thoughts: { type: 'string', default: '40,160,640' },
    keep: { type: 'string', default: '.train/agreement' },
    seed: { type: 'string', default: 'agreement' },
  },
})
/** Thoughts on each choice before the worse half is left out, and on the last ones. */
const FIRST = 60
const LAST = 480
/** So many choices go on to the end, at least. */
const LEAST = 3
/** Real choices between two positions that are looked at. */
const APART = 6
const NEAR = 0.02
const RULES = { promise: NARROW, rank: TUNING }

/** What each choice gives away against the best one that was thought over as long. */
type Losses = Readonly<Record<string, number>>

interface Position {
  readonly seen: State
  readonly seat: Seat
}

function lossesAt(mind: Mind, { seen, seat }: Position, seed: string): Losses {
  const losses: Record<string, number> = {}
  let live = thinkable(mind, seen, seat).map((choice, i) => {
    const thinking = think(mind, seen, seat, rngOf(`${seed}/${i}`), { iterations: LAST }, { among: [choice] })
    return { key: keyOf(choice), thinking, value: 0 }
  })
  for (let n = FIRST; ; n *= 2) {
    for (const one of live) {
      while (one.thinking.iterations() < n && one.thinking.step());
      one.value = at(one.thinking.expected() ?? [], seat)
    }
    live.sort((a, b) => b.value - a.value)
    const { value: best } = at(live, 0)
    for (const { key, value } of live) losses[key] = Math.round(1e4 * (best - value)) / 1e4
    if (n >= LAST) return losses
    live = live.slice(0, Math.max(LEAST, Math.ceil(live.length / 2)))
  }
}

/** So many positions with a real choice, from matches of journeymen. */
function positionsOf(mind: Mind, count: number): Position[] {
  const { game } = mind
  const seats = game.players[0]
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const found: Position[] = []
  for (let match = 0; found.length < count; match++) {
    const s = begin(game, chosen.options, seats, rngOf(`${values.seed} ${match}`))
    s.events = null
    let wait = match % APART
    for (let n = 0; !isOver(s) && found.length < count; n++) {
      const seat = at(deciders(game, s), 0)
      const seen = view(game, s, seat)
      if (thinkable(mind, seen, seat).length > 2 && wait-- === 0) {
        wait = APART
        found.push({ seen, seat })
      }
      commit(game, s, seat, levels.journeyman.choose(mind, seen, seat, rngOf(`${values.seed} ${match}/${n}`)))
    }
  }
  return found
}

mkdirSync(values.keep, { recursive: true })
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  const positions = positionsOf(mind, Number(values.positions))
  const file = join(values.keep, `${values.seed}-${id}.json`)
  const kept: Losses[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  for (const [i, position] of positions.entries())
    if (kept[i] === undefined) {
      kept[i] = lossesAt(mind, position, `${values.seed} ${i}`)
      writeFileSync(file, JSON.stringify(kept))
    }
  for (const thoughts of values.thoughts.split(',').map(Number))
    for (const [rule, tuning] of Object.entries(RULES)) {
      const lost = positions.map(({ seen, seat }, i) => {
        const { found } = search(mind, seen, seat, rngOf(`${i}`), { iterations: thoughts }, { tuning })
        return kept[i]?.[keyOf(at(found, 0).choice)] ?? 1
      })
      const near = lost.filter((loss) => loss <= NEAR).length
      const mean = lost.reduce((sum, loss) => sum + loss, 0) / lost.length
      console.log(
        `${id}, ${thoughts} thoughts by ${rule}: ${near} of ${lost.length} within two points, ${(100 * mean).toFixed(2)} points lost a choice`,
      )
    }
}
