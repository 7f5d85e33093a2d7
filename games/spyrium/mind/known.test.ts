// What is remembered for opponents is what would be worked out anew, to the last digit.
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { SpyriumState } from '../rules/state.ts'
import { box, game, open } from '../test/scene.ts'
import { keep, newKnown, newMark, note, recall, wipe } from './known.ts'
import { worthsOf } from './worth.ts'

/** All positions of two matches by chance with the same deal, on a short and on a long track. */
function positions(): SpyriumState[] {
  const all: SpyriumState[] = []
  for (const residenceTrack of ['short', 'long']) {
    const rng = rngOf('known')
    const s = open(5, { residenceTrack })
    while (!isOver(s)) {
      all.push(clone(s))
      const [seat = 0] = deciders(game, s)
      commit(game, s, seat, anyChoice(game as unknown as Game, s, seat, rng))
    }
  }
  return all
}

describe('what a seat may expect', () => {
  it('is the same whether it was looked at before or not', () => {
    const all = positions()
    // Each position of a fresh box is looked at by somebody who remembers nothing.
    const anew = all.map((s) => worthsOf(s, { ...box }))
    const once = all.map((s) => worthsOf(s, box))
    const twice = all.map((s) => worthsOf(s, box))
    expect(once).toEqual(anew)
    expect(twice).toEqual(anew)
  })
})

describe('a figure', () => {
  const marked = (...numbers: readonly number[]) => {
    const mark = newMark()
    wipe(mark)
    for (const n of numbers) note(mark, n)
    return mark
  }
  it('is found by the numbers it depends on, and by no others', () => {
    const known = newKnown()
    keep(known, marked(1, 2), 0.5)
    expect(recall(known, marked(1, 2))).toBe(0.5)
    for (const other of [marked(1), marked(2, 1), marked(1, 2, 0)]) expect(recall(known, other)).toBeNaN()
    // The same place, other numbers.
    const taken = { ...marked(3, 4), hash: marked(1, 2).hash }
    expect(recall(known, taken)).toBeNaN()
    keep(known, taken, 7)
    expect(recall(known, taken)).toBe(7)
    expect(recall(known, marked(1, 2))).toBeNaN()
  })
  it('that depends on more than there is room for is not kept', () => {
    const known = newKnown()
    const long = marked(...Array.from({ length: 65 }, (_, i) => i))
    keep(known, long, 1)
    expect(recall(known, long)).toBeNaN()
  })
})
