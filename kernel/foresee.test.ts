// What a seat can know of a choice before it is made: on the toys, and compared with a table that knows everything.
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { closedOptions, deciders } from './ask.ts'
import { clone } from './clone.ts'
import { afterSteps, follow, foreseen } from './foresee.ts'
import { at } from './lists.ts'
import { begin, commit, isOver } from './play.ts'
import { below, rngOf } from './random.ts'
import type { State } from './words.ts'
import { view } from './zones.ts'

const lots = lotsPlan.title.game
const bids = bidsPlan.title.game

describe('a choice followed', () => {
  it('leaves the table as it was, and never throws', () => {
    const s = begin(lots, {}, 2, rngOf('follow'))
    const rng = rngOf('follow choices')
    let known = 0
    while (!isOver(s)) {
      const seat = at(deciders(lots, s), 0)
      const seen = view(lots, s, seat)
      const before = JSON.stringify(seen)
      const all = closedOptions(lots, s, seat)
      for (const choice of all) {
        const followed = follow(lots, seen, seat, choice)
        expect(JSON.stringify(seen)).toBe(before)
        if (followed === null) continue
        known++
        // The same steps on the true table come to the same question.
        const truth = afterSteps(lots, s, seat, choice, followed.steps)
        expect(followed.after.agenda).toEqual(truth.agenda)
      }
      commit(lots, s, seat, at(all, below(rng, all.length)))
    }
    expect(known).toBeGreaterThan(0)
  })
  it('does not go beyond what was waiting before it', () => {
    const s = begin(lots, {}, 2, rngOf('waiting'))
    const seat = at(deciders(lots, s), 0)
    const followed = follow(lots, view(lots, s, seat), seat, at(closedOptions(lots, s, seat), 0))
    expect(followed?.after.agenda.length ?? s.agenda.length).toBeGreaterThanOrEqual(s.agenda.length - 1)
  })
  it('is none where others choose in secret beside it', () => {
    const s = begin(bids, { start: 10 }, 3, rngOf('sealed'))
    const seat = at(deciders(bids, s), 0)
    const [choice] = closedOptions(bids, s, seat)
    expect(s.sealed).not.toBeNull()
    expect(choice && follow(bids, view(bids, s, seat), seat, choice)).toBeNull()
  })
})

describe('a choice foreseen', () => {
  it('is what then happens, where nothing hidden comes out', () => {
    const s = begin(lots, {}, 2, rngOf('foreseen'))
    const seat = at(deciders(lots, s), 0)
    for (const choice of closedOptions(lots, s, seat)) {
      const after = foreseen(lots, view(lots, s, seat), seat, choice)
      if (after === null) continue
      const truth: State = clone(s)
      commit(lots, truth, seat, choice)
      expect(after.agenda).toEqual(truth.agenda)
    }
  })
})
