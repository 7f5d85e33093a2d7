import { expect, test } from 'vitest'
import { ranking } from '../bots/greedy.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { closedOptions, deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { begin } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { view } from '../kernel/zones.ts'
import { mayHold, ponder, pondering, surelyBetter } from './ponder.ts'

/** The first decision of a match, with something to choose. */
async function opening(id: string) {
  const mind = await findMind(id)
  const chosen = mind && chooseOptions(mind.game.variants, {}, mind.game.players[0])
  if (mind === null || chosen === null || 'refusal' in chosen) throw new Error(id)
  const s = begin(mind.game, chosen.options, mind.game.players[0], rngOf('ponder'))
  const seat = at(deciders(mind.game, s), 0)
  const seen = view(mind.game, s, seat)
  return { mind, seen, seat, choice: at(closedOptions(mind.game, seen, seat), 0) }
}

test.each(gameIds())('%s: a thought in pieces comes to what it comes to at once', async (id) => {
  const { mind, seen, seat, choice } = await opening(id)
  const whole = ponder(mind, seen, seat, choice, 30, rngOf('x'))
  const pieces = pondering(mind, seen, seat, choice, 30, rngOf('x'))
  const first = pieces.more(10)
  expect(first.noise).toBeGreaterThan(0)
  expect(first.doubt).toBeGreaterThan(first.noise)
  pieces.more(10)
  expect(pieces.more(10)).toEqual(whole)
  // No more than was agreed.
  expect(pieces.more(10)).toEqual(whole)
})

test('a gap may hold as long as what is left to chance could make it large enough', () => {
  const gap = (by: number, noise: number) => ({ by, noise, doubt: noise })
  expect(mayHold(gap(0.1, 0), 2)).toBe(true)
  expect(mayHold(gap(0.06, 0), 2)).toBe(false)
  expect(mayHold(gap(0.06, 0.01), 2)).toBe(true)
  expect(mayHold(gap(-0.1, 0.02), 2)).toBe(false)
  // At four seats half as much is as much.
  expect(mayHold(gap(0.05, 0), 4)).toBe(true)
})

test('what is surely better is so for one side only, by what the looks found', async () => {
  let found = 0
  for (const id of gameIds()) {
    const { mind, seen, seat } = await opening(id)
    const ranked = ranking(mind, seen, seat, rngOf('ranking'))
    const [best, worst] = [at(ranked, 0).choice, at(ranked, ranked.length - 1).choice]
    expect(surelyBetter(mind, seen, seat, [worst, best], 60, rngOf('surely'))).toBeNull()
    expect(surelyBetter(mind, seen, seat, [best, best], 60, rngOf('surely'))).toBeNull()
    const surely = surelyBetter(mind, seen, seat, [best, worst], 60, rngOf('surely'))
    if (surely === null) continue
    found++
    expect(surely.by).toBeGreaterThan(0.05)
    expect(surely.by).toBeCloseTo(at(surely.shift, seat), 12)
    expect(surely.doubt).toBeGreaterThan(0)
    expect(surely.shift.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 9)
  }
  expect(found).toBeGreaterThan(1)
})
