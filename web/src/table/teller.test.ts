import { describe, expect, it } from 'vitest'
import type { Deed } from '../../../match/story.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Told } from '../../../wire/told.ts'
import { cueOf, lastLines, tellerOf, worderOf } from './teller.ts'

const deed = (seat: number | null, ...events: Deed['events']): Deed => ({ at: 0, seat, step: '', choice: null, events })
let worded = 0
const speaker = { event: ({ ev }: { ev: string }) => `${ev} ${++worded}` } as unknown as Speaker

describe('what is told', () => {
  const deeds = [deed(null, { ev: 'deal' }), deed(1, { ev: 'draw', only: [1] }, { ev: 'draws', seat: 1 })]

  it('is what the eyes may know', () => {
    const tell = tellerOf()
    expect(tell(deeds, 0).map((told) => told.events.map((e) => e.ev))).toEqual([['deal'], ['draws']])
    expect(tell(deeds, 1).map((told) => told.events.map((e) => e.ev))).toEqual([['deal'], ['draw', 'draws']])
  })

  it('is the same object as before for the same eyes, and never another’s', () => {
    const tell = tellerOf()
    const first = tell(deeds, 0)
    expect(tell(deeds.slice(0, 2), 0)[1]).toBe(first[1])
    expect(tell(deeds, null)[1]).not.toBe(first[1])
  })
})

describe('the log', () => {
  const story: Told[] = [
    { seat: null, events: [{ ev: 'deal' }] },
    { seat: 1, events: [{ ev: 'play' }, { ev: 'win', seat: 2 }] },
    { seat: 0, events: [] },
    { seat: 0, events: [{ ev: 'pass' }] },
  ]

  it('has a line for each event, with whose it is', () => {
    worded = 0
    const lines = lastLines(story, worderOf(speaker), 99)
    expect(lines.map(({ at, k, seat }) => [at, k, seat])).toEqual([
      [0, 0, null],
      [1, 0, 1],
      [1, 1, 2],
      [3, 0, 0],
    ])
  })

  it('ends with the last lines where there are many, and words nothing before them', () => {
    worded = 0
    const lines = lastLines(story, worderOf(speaker), 2)
    expect(lines.map(({ at, k }) => [at, k])).toEqual([
      [1, 1],
      [3, 0],
    ])
    expect(worded).toBe(3)
  })

  it('words each line once, unless it moved to another place', () => {
    worded = 0
    const word = worderOf(speaker)
    lastLines(story, word, 99)
    lastLines(story, word, 99)
    expect(worded).toBe(4)
    const [told] = story as [Told]
    expect(word(told, 5)[0]?.at).toBe(5)
  })
})

it('the end, one’s own turn and any other move sound different', () => {
  const heard = { over: false, mine: false, own: false, scored: false }
  const cues = [{}, { mine: true }, { own: true, mine: true }, { own: true, scored: true }, { over: true, own: true }]
  expect(cues.map((more) => cueOf({ ...heard, ...more }))).toEqual(['move', 'turn', 'own', 'points', 'end'])
})
