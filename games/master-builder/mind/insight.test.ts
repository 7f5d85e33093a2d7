// Two judgements of one table: a look, and the experience that a search has.
import { describe, expect, it } from 'vitest'
import { search, think } from '../../../bots/search/search.ts'
import type { Arm } from '../../../bots/search/tree.ts'
import { rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { type Mind, mindOf } from '../../../title/mind.ts'
import { at, box, game, opens, played, type Wish } from '../test/scene.ts'
import { insight } from './index.ts'
import { AT_SIGHT, EXPERIENCE, purseWorth } from './taste.ts'

const wish: Wish = { seats: 2, pile: ['school'], situation: 'depression', offer: ['inn'], cash: [30_000, 30_000] }
const leads = (given: Wish) => {
  const s = at('contracts', { ...wish, ...given })
  return { look: insight.value(s, 0, box), search: insight.foresight?.leads(s, box)[0] as number }
}

const mind = mindOf(game as never, insight as never)

describe('money in hand', () => {
  it('is a dollar for a dollar at sight, and more to who means to bid', () => {
    const before = leads({})
    const after = leads({ cash: [34_000, 30_000] })
    expect(after.look - before.look).toBeCloseTo(4000)
    expect(after.search - before.search).toBeGreaterThan(4500)
  })
  it('is worth the more, the more rounds are to come, and the less, the more there is', () => {
    const early = purseWorth(EXPERIENCE, 20_000, 5)
    expect(early).toBeGreaterThan(purseWorth(EXPERIENCE, 20_000, 1))
    expect(purseWorth(EXPERIENCE, 40_000, 5)).toBeLessThan(2 * early)
    expect(purseWorth(EXPERIENCE, -10_000, 5)).toBeLessThan(0)
    expect(purseWorth(AT_SIGHT, 20_000, 5)).toBe(0)
  })
})

describe('a contract of which nothing is built', () => {
  it('is worth more to a search than to a look', () => {
    const none = leads({})
    const one = leads({ contracts: [['town-hall'], []] })
    expect(one.search - none.search).toBeGreaterThan(one.look - none.look + 1000)
  })
})

describe('a search that sees further', () => {
  it('takes the others to choose what looks best to them', () => {
    const s = played(at('contracts', wish), [0, opens('inn', 11_000)])
    const seen = view(game, s, 1)
    const thinking = think(mind, seen, 1, rngOf('others'), { iterations: 80 })
    while (thinking.step());
    const raised = [...thinking.root.children].find(([key]) => key.includes('bid'))?.[1]
    const arms = [...(raised?.arms[0]?.values() ?? [])] as Arm[]
    expect(arms.length).toBeGreaterThan(1)
    const best = Math.max(...arms.map((arm) => arm.worth))
    expect(arms.filter((arm) => arm.visits > 0).map((arm) => arm.worth)).toEqual([best])
  })
  it('judges by its own experience', () => {
    const s = played(at('contracts', wish), [0, opens('inn', 11_000)])
    const seen = view(game, s, 1)
    const { foresight: _, ...sight } = insight
    const plain = mindOf(game as never, sight as never)
    const value = (m: Mind) => search(m, seen, 1, rngOf('own'), { iterations: 40 }).found[0]?.value
    expect(value(mind)).not.toBe(value(plain))
  })
})
