import { describe, expect, it } from 'vitest'
import { type Entry, placesThatCount } from './log.ts'

const did: Entry = { seat: 0, choice: { act: 'do' }, move: null }
const back = (to: number): Entry => ({ seat: 0, back: to })

describe('the entries that count', () => {
  it('are all, as long as nothing was taken back by agreement', () => {
    expect(placesThatCount([])).toEqual([])
    expect(placesThatCount([did, { seat: 0, undo: true }, { seat: 0, redo: true }])).toEqual([0, 1, 2])
  })
  it('are those before the place to which all went back, and those after they did', () => {
    expect(placesThatCount([did, did, did, back(1), did])).toEqual([0, 4])
    expect(placesThatCount([did, did, back(0)])).toEqual([])
  })
  it('may count again, where all went back to before they went back', () => {
    expect(placesThatCount([did, did, back(0), did, back(2)])).toEqual([0, 1])
    expect(placesThatCount([did, back(0), did, back(3), did])).toEqual([2, 4])
  })
})
