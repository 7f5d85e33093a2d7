// Hints on the five games: legal, honest about what is hidden, and with reasons that have their words in every language.

import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import type { Plan } from '../contract/plan.ts'
import { gameIds } from '../games/shelf.ts'
import { check, deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { speakerOf } from '../title/say.ts'
import { hints } from './hint.ts'
import { levels } from './levels.ts'
import { sayReason } from './reason.ts'
import { search } from './search/search.ts'
import { dealt } from './test/table.ts'

const BUDGET = { iterations: 12 }

const plans = await Promise.all(
  gameIds().map(async (id) => ((await import(`../games/${id}/test/plan.ts`)) as { plan: Plan }).plan),
)

for (const plan of plans)
  describe(plan.title.game.id, () => {
    const { title } = plan
    const { game } = title
    const mind = mindOf(game, plan.insight)
    const table = plan.tables[0] as Plan['tables'][0]

    it('gives up to three legal choices with reasons in words', async () => {
      const s = dealt(plan, table, 'hint')
      const speakers = await Promise.all(WHOLE.map((lang) => speakerOf(plan.words, { title, game, state: s }, lang)))
      let reasons = 0
      for (let k = 0; k < 40 && !isOver(s); k++) {
        const seat = deciders(game, s)[0] as number
        const seen = view(game, s, seat)
        if (k % 4 === 0) {
          const list = hints(mind, seen, seat, BUDGET, rngOf(`${k}`))
          expect(list.length).toBeGreaterThan(0)
          expect(list.length).toBeLessThanOrEqual(3)
          for (const hint of list) {
            expect(check(game, s, seat, hint.choice)).toBeNull()
            expect(hint.chance).toBeGreaterThanOrEqual(0)
            expect(hint.chance).toBeLessThanOrEqual(1)
            expect(Number.isFinite(hint.score)).toBe(true)
            for (const reason of hint.why) {
              reasons++
              expect(reason.kind === 'gain' || reason.kind === 'help').toBe(reason.points > 0)
              expect(reason.kind === 'gain' || reason.kind === 'cost').toBe(reason.seat === seat)
              for (const speaker of speakers) {
                expect(speaker.texts.parts?.[reason.from], reason.from).toBeDefined()
                expect(sayReason(speaker, reason)).not.toMatch(/undefined|NaN/)
              }
            }
          }
        }
        commit(game, s, seat, levels.journeyman.choose(mind, seen, seat, rngOf(`play ${k}`)))
      }
      expect(reasons).toBeGreaterThan(0)
    })

    it('is the surer of a chance the longer it thought', () => {
      const s = dealt(plan, table, 'sure')
      const seat = deciders(game, s)[0] as number
      const doubts = [20, 320].map((iterations) => {
        const [best] = hints(mind, view(game, s, seat), seat, { iterations }, rngOf('sure'))
        return best?.doubt ?? 0
      })
      expect(doubts[0]).toBeLessThanOrEqual(1)
      expect(doubts[1]).toBeGreaterThan(0)
      expect(doubts[1]).toBeLessThan(doubts[0] ?? 0)
    })

    it('chooses the same whatever it cannot see, for the same seed', () => {
      const s = dealt(plan, table, 'hidden')
      for (let k = 0; k < 24 && !isOver(s); k++) {
        const seat = deciders(game, s)[0] as number
        const seen = view(game, s, seat)
        if (k % 6 === 0) {
          const other = clone(s)
          plan.conceal(other, seat, rngOf(`swap ${k}`), game.box)
          const here = search(mind, seen, seat, rngOf('same'), BUDGET).found
          const there = search(mind, view(game, other, seat), seat, rngOf('same'), BUDGET).found
          expect(there).toEqual(here)
        }
        commit(game, s, seat, levels.journeyman.choose(mind, seen, seat, rngOf(`play ${k}`)))
      }
    })

    // Where a search judges by foresight, nobody asks for them.
    const { values } = plan.insight
    if (values !== undefined)
      it('the values of all seats are those of each', () => {
        const s = dealt(plan, table, 'values')
        for (let k = 0; k < 30 && !isOver(s); k++) {
          const seat = deciders(game, s)[0] as number
          const all = values(s, game.box)
          for (let who = 0; who < s.seats; who++) expect(all[who]).toBeCloseTo(mind.value(s, who), 8)
          commit(game, s, seat, levels.journeyman.choose(mind, view(game, s, seat), seat, rngOf(`v ${k}`)))
        }
      })
  })
