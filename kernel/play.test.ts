// A choice carried out: what is told of it, and when there is nobody to make one.
import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders } from './ask.ts'
import { at } from './lists.ts'
import { begin, commit, isOver, play } from './play.ts'
import { rngOf } from './random.ts'

const lots = lotsPlan.title.game
const bids = bidsPlan.title.game
const table = () => begin(lots, {}, 2, rngOf('play'))

describe('a choice carried out', () => {
  it('tells what it brought about, and nothing of the choices before', () => {
    const s = table()
    commit(lots, s, 0, { act: 'cheer' })
    const { events } = s
    expect(events).toEqual([{ ev: 'cheer', seat: 0 }])
    commit(lots, s, 1, { act: 'cheer' })
    expect(s.events).toEqual([{ ev: 'cheer', seat: 1 }])
    // Whoever kept what was told keeps it.
    expect(events).toEqual([{ ev: 'cheer', seat: 0 }])
  })

  it('tells nothing where nobody listens', () => {
    const s = table()
    s.events = null
    commit(lots, s, at(deciders(lots, s), 0), { act: 'draw' })
    expect(s.events).toBeNull()
  })

  it('is a mistake where nobody is asked: after the end, or while something happens by itself', () => {
    const over = table()
    over.agenda = []
    expect(isOver(over)).toBe(true)
    expect(() => commit(lots, over, 0, { act: 'draw' })).toThrow('nobody is asked')
    const dealing = table()
    dealing.agenda = [{ do: 'deal' }]
    expect(() => commit(lots, dealing, 0, { act: 'draw' })).toThrow('nobody is asked')
  })

  it('is kept sealed by seat while others are still to choose', () => {
    const s = begin(bids, { start: 10 }, 3, rngOf('play'))
    commit(bids, s, 2, { act: 'bid', n: [4] })
    expect(s.sealed).toEqual([null, null, { act: 'bid', n: [4] }])
  })

  it('that is refused leaves no new state', () => {
    const s = table()
    expect(play(lots, s, at(deciders(lots, s), 0), { act: 'wait' })).toEqual({ refusal: { clause: 'LOT-2' } })
  })
})
