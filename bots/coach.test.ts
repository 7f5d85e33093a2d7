// The coach's judgement: the best choice costs nothing, a warning needs more than noise, and what it says has its words.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import type { Plan } from '../contract/plan.ts'
import { gameIds } from '../games/shelf.ts'
import { check, closedOptions, deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { speakerOf } from '../title/say.ts'
import { isCostly, isWarning, MUCH } from './caution.ts'
import { reasonsAgainst, survey, weigh } from './coach.ts'
import { levels } from './levels.ts'
import { sayReason } from './reason.ts'
import { dealt } from './test/table.ts'

const FEW = { iterations: 16 }

describe.each(gameIds())('the coach at %s', async (id) => {
  const { plan }: { plan: Plan } = await import(`../games/${id}/test/plan.ts`)
  const { title } = plan
  const { game } = title
  const mind = mindOf(game, plan.insight)
  const [table] = plan.tables
  if (table === undefined) throw new Error(id)

  it('weighs every choice against a legal one, with reasons in words, and the same for the same seed', async () => {
    const s = dealt(plan, table, 'coach')
    const speakers = await Promise.all(WHOLE.map((lang) => speakerOf(plan.words, { title, game, state: s }, lang)))
    let told = 0
    for (let k = 0; k < 24 && !isOver(s); k++) {
      const [seat = 0] = deciders(game, s)
      const seen = view(game, s, seat)
      const choice = levels.novice.choose(mind, seen, seat, rngOf(`play ${k}`))
      if (k % 6 === 0 && closedOptions(game, seen, seat).length > 1) {
        const { best, losses, lead } = survey(mind, seen, seat, FEW, rngOf('look'))
        expect(check(game, s, seat, best)).toBeNull()
        expect(losses[keyOf(best)]).toBe(0)
        expect(Number.isFinite(lead)).toBe(true)
        const way = { view: seen, best, before: seen, last: choice }
        const weighed = weigh(mind, way, seat, FEW, rngOf('weigh'))
        expect(weigh(mind, way, seat, FEW, rngOf('weigh'))).toEqual(weighed)
        expect(weighed.doubt).toBeGreaterThanOrEqual(0)
        if (!isCostly(weighed)) expect(weighed.why).toEqual([])
        for (const reason of reasonsAgainst(mind, way, seat, rngOf('why')))
          for (const speaker of speakers) {
            expect(sayReason(speaker, reason)).not.toMatch(/undefined|NaN/)
            told++
          }
        const same = weigh(mind, { ...way, last: best }, seat, FEW, rngOf('weigh'))
        expect(isCostly(same)).toBe(false)
      }
      commit(game, s, seat, choice)
    }
    expect(told).toBeGreaterThan(0)
  })
})

describe('a warning', () => {
  it('needs a loss that is much, and surely so', () => {
    expect(isCostly({ loss: 2 * MUCH, doubt: 0.01 })).toBe(true)
    expect(isCostly({ loss: 2 * MUCH, doubt: 0.1 })).toBe(false)
    expect(isCostly({ loss: MUCH, doubt: 0 })).toBe(false)
  })
  it('needs a reason in words', () => {
    const costly = { better: { act: 'pass' }, chance: 0.8, loss: 2 * MUCH, doubt: 0.01 }
    expect(isWarning({ ...costly, why: [] })).toBe(false)
    expect(isWarning({ ...costly, why: [{ kind: 'cost', from: 'gold', points: -3, seat: 0 }] })).toBe(true)
  })
})
