import { describe, expect, it } from 'vitest'
import { heardBy, toldTo } from './told.ts'

const open = [{ ev: 'plays', seat: 0 }, { ev: 'wins' }]
const secret = [
  { ev: 'draws', seat: 0, card: 7, only: [0, 2] },
  { ev: 'draws', seat: 0 },
]

describe('a deed told', () => {
  it('is told to everybody as it is where it is for all, without a copy', () => {
    expect(heardBy(open, null)).toBe(open)
    expect(toldTo({ seat: 0, events: open }, 1)).toEqual({ seat: 0, events: open })
  })

  it('leaves out what is for others only', () => {
    expect(toldTo({ seat: 0, events: secret }, 2)).toEqual({ seat: 0, events: secret })
    expect(toldTo({ seat: 0, events: secret }, 1)).toEqual({ seat: 0, events: [{ ev: 'draws', seat: 0 }] })
    expect(heardBy(secret, null)).toEqual([{ ev: 'draws', seat: 0 }])
  })
})
