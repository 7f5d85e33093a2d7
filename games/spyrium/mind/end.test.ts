// The ends of half-chosen turns and what a place would bring are told without making the positions, and remembered: they are
// those that are found by making and judging all of them.
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { deciders, options } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/words.ts'
import { imagine } from '../../../kernel/zones.ts'
import type { SpyriumState } from '../rules/state.ts'
import { box, game, open } from '../test/scene.ts'
import { atBestEnd, bestEnd, choosing, type Judgement } from './end.ts'
import { insight } from './index.ts'
import { worths } from './judged.ts'

/** Two judgements that want different things. */
const alone: Judgement = (worths, seat) => at(worths, seat)
const ahead: Judgement = (worths, seat) => 2 * at(worths, seat) - worths.reduce((sum, worth) => sum + worth, 0)

/** The best end, all ends looked at. */
function looked(s: SpyriumState, seat: Seat, judge: Judgement): { end: SpyriumState; value: number } {
  if (!choosing(s, seat)) return { end: s, value: judge(worths(s, box), seat) }
  let best = { end: s, value: Number.NEGATIVE_INFINITY }
  for (const choice of options(game, s, seat)) {
    const after = clone(s)
    commit(game, after, seat, choice)
    const found = looked(after, seat, judge)
    if (found.value > best.value) best = found
  }
  return best
}

/** The turns half chosen of a match by chance, with whoever is choosing. */
function halves(seed: string, seats: number): { s: SpyriumState; seat: Seat }[] {
  const all: { s: SpyriumState; seat: Seat }[] = []
  const rng = rngOf(seed)
  const s = open(seats, {}, seed)
  s.events = null
  while (!isOver(s)) {
    const [seat = 0] = deciders(game, s)
    if (choosing(s, seat)) all.push({ s: clone(s), seat })
    commit(game, s, seat, anyChoice(game as unknown as Game, s, seat, rng))
  }
  return all
}

// Every second one: looking at all ends takes its time.
const met = [...halves('ends', 5), ...halves('ends of two', 2)].filter((_, i) => i % 2 === 0)

describe('the best end of a turn', () => {
  for (const [name, judge] of Object.entries({ alone, ahead }))
    it(`is the one found by looking at all: ${name}`, () => {
      expect(met.length).toBeGreaterThan(50)
      for (const { s, seat } of met) {
        const { end, value } = looked(s, seat, judge)
        // Anew, and remembered.
        for (let time = 0; time < 2; time++) {
          expect(bestEnd(s, seat, judge, box)).toBe(value)
          expect(atBestEnd(s, seat, judge, box)).toEqual(end)
        }
      }
    })
  it('is looked for in the world at hand, and leaves it as it was', () => {
    const rng = rngOf('worlds')
    for (const { s, seat } of met.slice(0, 60)) {
      const other = imagine(game, s, seat, rng)
      const before = JSON.stringify(other)
      expect(atBestEnd(other, seat, ahead, box)).toEqual(looked(other, seat, ahead).end)
      expect(JSON.stringify(other)).toBe(before)
    }
  })
})

describe('a glance at a choice', () => {
  const glance = insight.glance ?? (() => null)
  it('sees what the position after it is worth, to the last digit', () => {
    let glances = 0
    for (const { s, seat } of met)
      for (const choice of options(game, s, seat)) {
        const seen = glance(s, seat, choice, box)
        if (seen === null) continue
        glances++
        const after = clone(s)
        commit(game, after, seat, choice)
        expect(seen).toBe(insight.value(after, seat, box))
      }
    expect(glances).toBeGreaterThan(50)
  })
  it('is none at a choice after which the turn goes on or something else happens', () => {
    const s = open(2)
    for (const choice of options(game, s, s.first)) expect(glance(s, s.first, choice, box)).toBeNull()
  })
})
