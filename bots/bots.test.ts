// Opponents on the toys: legal, honest about what is hidden, the same for the same seed.

import { describe, expect, it } from 'vitest'
import type { Plan } from '../contract/plan.ts'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { check, deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { bots } from './index.ts'
import { search } from './search/search.ts'

const plans = [lotsPlan, bidsPlan] as unknown as Plan[]
const BUDGET = { iterations: 60 }

function table(plan: Plan, seats: number, seed: string): State {
  const chosen = chooseOptions(plan.title.game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  return begin(plan.title.game, chosen.options, seats, rngOf(seed))
}

for (const [name, bot] of Object.entries(bots))
  describe(name, () => {
    for (const plan of plans) {
      const { title } = plan
      const { game } = title
      const mind = mindOf(game, plan.insight)
      it(`plays ${game.id} to the end, legally`, () => {
        const s = table(plan, 3, name)
        const rng = rngOf(name)
        for (let k = 0; k < 500 && !isOver(s); k++) {
          const seat = deciders(game, s)[0] as number
          const choice = bot.choose(mind, view(game, s, seat), seat, rng, BUDGET)
          expect(check(game, s, seat, choice)).toBeNull()
          commit(game, s, seat, choice)
        }
        expect(isOver(s)).toBe(true)
      })

      it(`chooses the same in ${game.id} whatever it cannot see, for the same seed`, () => {
        const s = table(plan, 3, `${name} hidden`)
        for (let k = 0; k < 6 && !isOver(s); k++) {
          const seat = deciders(game, s)[0] as number
          const other = clone(s)
          plan.conceal(other, seat, rngOf(`swap ${k}`), game.box)
          const here = bot.choose(mind, view(game, s, seat), seat, rngOf('same'), BUDGET)
          const there = bot.choose(mind, view(game, other, seat), seat, rngOf('same'), BUDGET)
          expect(there).toEqual(here)
          commit(game, s, seat, here)
        }
      })
    }
  })

describe('search', () => {
  const plan = lotsPlan as unknown as Plan
  const { title } = plan
  const { game } = title
  const mind = mindOf(game, plan.insight)

  it('leaves the view as it was', () => {
    const s = table(plan, 2, 'search')
    const seat = deciders(game, s)[0] as number
    const v = view(game, s, seat)
    const before = JSON.stringify(v)
    search(mind, v, seat, rngOf('x'), BUDGET)
    expect(JSON.stringify(v)).toBe(before)
  })

  it('spends its iterations, no more', () => {
    const s = table(plan, 2, 'search')
    const seat = deciders(game, s)[0] as number
    const { found, iterations } = search(mind, view(game, s, seat), seat, rngOf('x'), { iterations: 40 })
    expect(iterations).toBe(40)
    expect(found.reduce((sum, f) => sum + f.visits, 0)).toBe(40)
  })
})
