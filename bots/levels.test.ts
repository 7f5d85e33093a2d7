// How the levels differ: what beginners do not see, and that strength is counted in thoughts, never in time.
import { describe, expect, it } from 'vitest'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { answerWith } from './answer.ts'
import type { Level } from './level.ts'
import { levels } from './levels.ts'
import { search } from './search/search.ts'
import { dealt, lots } from './test/table.ts'
import { thinkable } from './thinkable.ts'

const { game } = lots.title
const strengths = { slips: [0, 0, 0], thoughts: [30, 90] } as const
const mind = mindOf(game, { ...lots.insight, strengths })
const s = dealt(lots, { seats: 2 }, 'levels')
const seat = at(deciders(game, s), 0)
const seen = view(game, s, seat)

/** A clock by which every look at it takes so long. */
const slow = (ms: number) => {
  let now = 0
  return () => {
    now += ms
    return now
  }
}

describe('those who search', () => {
  it.each(['master', 'grandmaster'] as const)('%s answers the same on a fast and on a slow device', (who) => {
    const question = { view: seen, seat, who, seed: 'device' }
    const [fast, late] = [0.001, 10_000].map((ms) => answerWith(mind, question, { clock: slow(ms) }))
    expect(late?.choice).toEqual(fast?.choice)
  })

  it('think as many thoughts as the game says at most, and fewer where the rest could change nothing', () => {
    const spent = (thoughts: number) => search(mind, seen, seat, rngOf('x'), { thoughts }).iterations
    expect(levels.master.limits?.(mind)).toEqual({ thoughts: 30 })
    expect(levels.grandmaster.limits?.(mind)).toEqual({ thoughts: 90 })
    expect(spent(30)).toBeLessThanOrEqual(30)
    expect(spent(20_000)).toBeLessThan(20_000)
    expect(search(mind, seen, seat, rngOf('x'), { thoughts: 50, iterations: 20 }).iterations).toBeLessThanOrEqual(20)
  })

  it('think as the question says, where it says something', () => {
    const ms = answerWith(
      mind,
      { view: seen, seat, who: 'master', seed: 's', limits: { ms: 50 } },
      { clock: slow(1) },
    ).ms
    expect(ms).toBeGreaterThanOrEqual(50)
  })
})

describe('beginners', () => {
  const deckOf = (state: State) => ('deck' in state && Array.isArray(state.deck) ? state.deck.length : 0)
  /** The game's insight at a table where the others want lots left in the deck, or drawn. */
  const among = (wish: number) =>
    mindOf(game, {
      ...lots.insight,
      strengths,
      value: (state, who, box) => lots.insight.value(state, who, box) - wish * deckOf(state),
      parts: (state, who, box) => [{ from: 'own', points: lots.insight.value(state, who, box) }],
    })
  const chosen = (level: Level, wish: number) => levels[level].choose(among(wish), seen, seat, rngOf('same'))

  it.each(['novice', 'apprentice'] as const)('%s does not see what a choice leaves to the others', (level) => {
    expect(chosen(level, 1000)).toEqual(chosen(level, -1000))
  })

  it('are left behind by the journeyman, who does', () => {
    expect(chosen('journeyman', 1000)).not.toEqual(chosen('journeyman', -1000))
  })

  it('misjudge choices the more the game says, and always take one that is worth a thought', () => {
    const slipping = (slip: number) =>
      mindOf(game, { ...lots.insight, strengths: { ...strengths, slips: [slip, 0, 0] } })
    const picks = (slip: number) =>
      new Set(
        Array.from({ length: 40 }, (_, k) =>
          JSON.stringify(levels.novice.choose(slipping(slip), seen, seat, rngOf(`pick ${k}`))),
        ),
      )
    expect(picks(1000).size).toBeGreaterThan(picks(0).size)
    const worth = thinkable(mind, seen, seat).map((choice) => JSON.stringify(choice))
    for (const choice of picks(1000)) expect(worth).toContain(choice)
  })
})
