// What a copy of a state shares with it, and what is its own.
import { describe, expect, it } from 'vitest'
import { clone } from './clone.ts'
import { deepFreeze } from './freeze.ts'
import { freshState } from './play.ts'
import { rngOf } from './random.ts'
import type { State } from './words.ts'

interface Farm extends State {
  options: { weather: string; rounds: number }
  gold: number
  fields: (null | number | number[] | { crop: string; rows: number[] })[]
  barn: { full: boolean; owner: null; stock: { wheat: number[] } }
}

const farm = (): Farm => ({
  ...freshState(2, rngOf('farm')),
  agenda: [{ do: 'rest' }, { do: 'plough' }],
  sealed: [{ act: 'bid', n: [3] }, null],
  events: [{ ev: 'rain' }],
  options: { weather: 'rain', rounds: 3 },
  gold: 4,
  fields: [null, 7, [1, 2], { crop: 'wheat', rows: [3] }],
  barn: { full: false, owner: null, stock: { wheat: [5, 6] } },
})

describe('a copy of a state', () => {
  it('is equal to it, with numbers and nothings wherever they stand', () => {
    expect(clone(farm())).toEqual(farm())
    const unheard: Farm = { ...farm(), sealed: null, events: null, rng: null }
    expect(clone(unheard)).toEqual(unheard)
  })

  it('shares no list and no record that rules write to, at any depth', () => {
    const s = deepFreeze(farm())
    const copy = clone(s)
    copy.gold++
    copy.agenda.pop()
    copy.sealed?.pop()
    copy.events?.push({ ev: 'sun' })
    copy.fields[1] = 8
    for (const field of copy.fields) {
      if (Array.isArray(field)) field.push(9)
      else if (typeof field === 'object' && field !== null) field.rows.push(9)
    }
    copy.barn.full = true
    copy.barn.stock.wheat.pop()
    expect(s).toEqual(farm())
    expect(copy.fields).toEqual([null, 8, [1, 2, 9], { crop: 'wheat', rows: [3, 9] }])
    expect(copy.barn).toEqual({ full: true, owner: null, stock: { wheat: [5] } })
  })

  it('shares what nobody ever edits: steps, sealed choices, events and what was agreed', () => {
    const s = farm()
    const copy = clone(s)
    expect(copy.agenda[1]).toBe(s.agenda[1])
    expect(copy.sealed?.[0]).toBe(s.sealed?.[0])
    expect(copy.events?.[0]).toBe(s.events?.[0])
    expect(copy.options).toBe(s.options)
  })
})
