// An open auction is judged by how it will end.
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../kernel/words.ts'
import { mindOf } from '../../../title/mind.ts'
import type { MasterState } from '../rules/state.ts'
import { at, bidOf, box, game, opens, PASS, played, type Wish } from '../test/scene.ts'
import { hammered } from './hammer.ts'
import { insight } from './index.ts'

const wish: Wish = {
  ...{ seats: 3, pile: ['school'], situation: 'depression', offer: ['inn'] },
  cash: [60_000, 60_000, 60_000],
}
/** The lot is worth so much to each seat. */
const worths =
  (...gains: number[]) =>
  (s: MasterState, seat: Seat) =>
    s.bidder === seat ? (gains[seat] ?? 0) - s.bid : 0
const opened = () => played(at('contracts', wish), [0, opens('inn', 11_000)])
const soldTo = ({ bidder, bid }: MasterState) => [bidder, bid]

describe('MAS-5.8: an open auction', () => {
  it('goes to whom the lot is worth most, for what it is worth to the next', () => {
    expect(soldTo(hammered(opened(), box, worths(14_000, 20_000, 17_000)))).toEqual([1, 17_000])
    expect(soldTo(hammered(opened(), box, worths(25_000, 20_000, 17_000)))).toEqual([0, 20_000])
  })
  it('is over where nobody would bid more: the position stays the very same', () => {
    const s = opened()
    expect(hammered(s, box, worths(14_000, 11_200, 9_000))).toBe(s)
  })
  it('costs whoever raises at least the next bid, and nobody more than their money', () => {
    expect(soldTo(hammered(opened(), box, worths(11_000, 20_000, 0)))).toEqual([1, 12_000])
    const poor = played(at('contracts', { ...wish, cash: [60_000, 12_000, 60_000] }), [0, opens('inn', 11_000)])
    expect(soldTo(hammered(poor, box, worths(11_000, 20_000, 0)))).toEqual([1, 12_000])
    expect(soldTo(hammered(poor, box, worths(11_000, 20_000, 30_000)))).toEqual([2, 12_000])
  })
  it('goes by turn order among those to whom it is worth the same, whoever bids just now', () => {
    const ours = hammered(opened(), box, worths(17_000, 17_000, 17_000))
    const theirs = hammered(played(opened(), [1, bidOf(12_000)]), box, worths(17_000, 17_000, 17_000))
    expect(soldTo(theirs)).toEqual(soldTo(ours))
  })
  it('counts nobody who has passed', () => {
    const s = played(opened(), [1, PASS])
    expect(soldTo(hammered(s, box, worths(14_000, 40_000, 17_000)))).toEqual([2, 14_000])
  })
  it('is not open while contracts are named', () => {
    const s = at('contracts', wish)
    expect(hammered(s, box, worths(1, 2, 3))).toBe(s)
  })
})

describe('whoever looks on', () => {
  it('does not take a bid for the contract, as those who play do', () => {
    const mind = mindOf(game as never, insight as never)
    const before = at('contracts', { ...wish, cash: [40_000, 60_000, 60_000] })
    const s = played(before, [0, opens('inn', 11_000)]) as never
    const lead = (position: never) => mind.leads(position)[0] ?? 0
    const now = lead(mind.concluded?.(s) as never)
    expect(Math.abs(now - lead(before as never))).toBeLessThan(lead(s) - lead(before as never))
  })
})
