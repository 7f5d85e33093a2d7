import { describe, expect, it } from 'vitest'
import { bots } from '../../../bots/index.ts'
import { deciders } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { mindOf } from '../../../title/mind.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import { influence, lay, open, put, round, type Scene, stock, turn } from './scene.ts'

const game = title.game as unknown as Game
const mind = mindOf(game, insight as never)

/** Plays a table to its end, or so many turns of each seat. */
function playOut(t: Scene, names: readonly string[], seed: string, most = 200): Scene {
  const rng = rngOf(seed)
  t.s.events = null
  while (!isOver(t.s) && (t.s.turns[0] as number) < most) {
    const by = deciders(game, t.s)
    const seat = by[below(rng, by.length)] as number
    const bot = bots[names[seat] as string] as (typeof bots)['random']
    commit(game, t.s, seat, bot.choose(mind, view(game, t.s, seat), seat, rng))
  }
  return t
}

describe('the computer opponent', () => {
  it('beats random play and takes part in all boards and the gates', () => {
    let wins = 0
    const lines = new Array<number>(8).fill(0)
    for (let g = 0; g < 20; g++) {
      const me = g % 2
      const t = playOut(
        open(2, {}, `arena ${g}`),
        me === 0 ? ['greedy', 'random'] : ['random', 'greedy'],
        `choices ${g}`,
      )
      if (title.game.winners(t.s, title.game.box).includes(me)) wins++
      t.s.tally[me]?.forEach((points, line) => {
        lines[line] = (lines[line] as number) + points
      })
    }
    expect(wins).toBeGreaterThanOrEqual(19)
    for (const line of [0, 1, 2, 3]) expect(lines[line]).toBeGreaterThan(20)
  })
  it('does not stand the same worker up for ever', () => {
    // Blue is locked out; red earns 2 gold a turn by the night work above his Funding card (NEH-7.19).
    const t = open(2)
    round(t, 3, 8)
    lay(t, 1, 'crew-change', 'gold-2', 'wood-order', 'gold-2')
    for (const row of [1, 2, 3]) put(t, 1, 1, row, 'tired')
    put(t, 0, 1, 4, 'standing')
    lay(t, 3, 'temple-1', 'wood-2', 'garrison-2', 'wood-1')
    put(t, 0, 3, 1, 'neutral')
    put(t, 1, 3, 2, 'tired')
    put(t, 0, 3, 3, 'neutral')
    put(t, 0, 3, 4, 'standing')
    lay(t, 4, 'wall-2', 'temple-1', 'gold-2', 'temple-1')
    put(t, 1, 4, 1, 'tired')
    put(t, 0, 4, 2, 'neutral')
    put(t, 1, 4, 3, 'tired')
    lay(t, 5, 'night-work-2', 'wall-2', 'gold-3', 'wall-2')
    put(t, 0, 5, 1, 'tired')
    put(t, 0, 5, 2, 'standing')
    put(t, 0, 5, 3, 'standing')
    stock(t, 0, { wood: 5, gold: 10 })
    influence(t, 0, [4, 1, 1])
    influence(t, 1, [3, 1, 1])
    turn(t, 0)
    playOut(t, ['greedy', 'greedy'], 'loop')
    expect(isOver(t.s)).toBe(true)
  })
})
