import { describe, expect, it } from 'vitest'
import { freshState } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { commonLines, type Deed, eventsOf } from './story.ts'

const story = (...places: readonly number[]): Deed[] =>
  places.map((at) => ({ at, seat: 0, step: 'turn', choice: { act: 'pass' }, events: [] }))

describe('two stories', () => {
  it('have in common the lines before the first one that stands elsewhere in the log', () => {
    expect(commonLines(story(-1, 0, 1, 2), story(-1, 0, 4))).toBe(2)
    expect(commonLines(story(-1, 0, 1), story(-1, 3, 1))).toBe(1)
    expect(commonLines(story(3, 4), story(5, 4))).toBe(0)
    expect(commonLines(story(), story(-1))).toBe(0)
  })
  it('have in common all of the shorter one, where the other only goes on', () => {
    expect(commonLines(story(-1, 0), story(-1, 0, 1, 2))).toBe(2)
    expect(commonLines(story(-1, 0, 1, 2), story(-1, 0))).toBe(2)
    expect(commonLines(story(-1, 0), story(-1, 0))).toBe(2)
  })
})

describe('what a choice brought about', () => {
  const state = freshState(2, rngOf('story'))
  it('is told in the order of the state', () => {
    const events = [{ ev: 'draw' }, { ev: 'show' }]
    expect(eventsOf({ ...state, events })).toEqual(events)
  })
  it('is nothing where nobody listened, and where nothing happened', () => {
    expect(eventsOf({ ...state, events: null })).toEqual([])
    expect(eventsOf({ ...state, events: [] })).toEqual([])
  })
  it('is never a list to which the next choice adds', () => {
    const events: { ev: string }[] = []
    const told = eventsOf({ ...state, events })
    events.push({ ev: 'draw' })
    expect(told).toEqual([])
  })
})
