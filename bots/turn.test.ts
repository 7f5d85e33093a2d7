import { describe, expect, it } from 'vitest'
import { deciders } from '../kernel/ask.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { ranking } from './greedy.ts'
import { luckOf, prospectOf } from './search/judge.ts'
import { bids, dealt } from './test/table.ts'
import { sightOf } from './turn.ts'

describe('a sealed choice', () => {
  const { title } = bids
  const { game } = title
  const mind = mindOf(game, bids.insight)
  const s = dealt(bids, { seats: 2 }, 'turn')
  const seat = deciders(game, s)[0] as number
  const seen = { ...view(game, s, seat), events: null }

  it('looks the same to whoever looks one choice ahead and to whoever searches', () => {
    expect(s.sealed).not.toBeNull()
    const world = imagine(game, seen, seat, rngOf('world'))
    for (const { choice } of ranking(mind, seen, seat, rngOf('rank'))) {
      const luck = luckOf(mind, world, seat, rngOf('guess'), 1)
      const searched = prospectOf(mind, world, seat, choice, luck, null)
      expect(searched.worth).toBe(sightOf(mind, world, seat, choice, rngOf('guess')))
    }
  })

  it('is tried against the same guesses as every other, which are made once', () => {
    const world = imagine(game, seen, seat, rngOf('world'))
    const before = JSON.stringify(world)
    const luck = luckOf(mind, world, seat, rngOf('guess'), 3)
    expect(luck()).toHaveLength(3)
    expect(luck()).toBe(luck())
    for (const { choice } of ranking(mind, seen, seat, rngOf('rank'))) {
      const worth = () => prospectOf(mind, world, seat, choice, luck, null).worth
      expect(worth()).toBe(worth())
    }
    for (const { table } of luck()) expect(deciders(game, table)).toEqual([seat])
    expect(JSON.stringify(world)).toBe(before)
  })

  it('leaves the position it is looked at from as it was', () => {
    const world = imagine(game, seen, seat, rngOf('world'))
    const before = JSON.stringify(world)
    sightOf(mind, world, seat, (ranking(mind, seen, seat, rngOf('rank'))[0] as { choice: Choice }).choice, rngOf('x'))
    expect(JSON.stringify(world)).toBe(before)
  })
})
