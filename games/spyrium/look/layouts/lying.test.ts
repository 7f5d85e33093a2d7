import { describe, expect, it } from 'vitest'
import { lyingRoom } from '../../../../look/shape.ts'
import { lyingLayout } from './lying.ts'

/** A finger needs so much, in CSS pixels. */
const FINGER = 40

describe('the market on a phone that lies', () => {
  it('leaves three options of an event as much room as three fingers need', () => {
    for (const [w, h] of [
      [844, 354],
      [844, 304],
      [667, 339],
    ] as const) {
      const { event, market } = lyingLayout(lyingRoom(w, h))
      expect(event.w - GAPS).toBeGreaterThanOrEqual(3 * FINGER)
      expect(market.across).toBeGreaterThanOrEqual(FINGER)
    }
  })
})
/** At both ends of the options. */
const GAPS = 4
