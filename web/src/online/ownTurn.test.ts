import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../../../wire/table.ts'
import { isAway, seatAt, waitsFor } from './ownTurn.ts'

const seat = (person: string, away: boolean): SeatInfo => ({
  ...{ kind: 'person', person, name: person, bot: null, away, here: true },
  ...{ left: null, until: null, guest: false, ready: true, kept: null, gone: null },
})
const table = (away: boolean) =>
  ({ status: 'running', seats: [seat('ada', away), seat('ben', false)], awaited: [0] }) as const

describe('a table in a list', () => {
  it('waits for whoever has to choose', () => {
    expect(waitsFor(table(false), seatAt(table(false), 'ada'))).toBe(true)
    expect(waitsFor(table(false), seatAt(table(false), 'ben'))).toBe(false)
  })
  it('does not wait for somebody whose seat the computer has', () => {
    expect(waitsFor(table(true), 0)).toBe(false)
    expect(isAway(table(true), 0)).toBe(true)
  })
  it('waits for nobody who has no seat, nor once it is over', () => {
    expect(waitsFor(table(false), seatAt(table(false), 'eve'))).toBe(false)
    expect(seatAt(table(false), undefined)).toBeNull()
    expect(waitsFor({ ...table(false), status: 'over' }, 0)).toBe(false)
  })
})
