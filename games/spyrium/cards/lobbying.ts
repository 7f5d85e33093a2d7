// SPY-23.8 Lobbying: once per round, an activation without the surcharge. End: the space value on the residence track.
import type { Seat } from '../../../kernel/words.ts'
import { spaceValue } from '../rules/gain.ts'
import { crowd } from '../rules/market.ts'
import type { SpyriumState } from '../rules/state.ts'
import { type Counted, LOBBYING, ready } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

/** Whether there is a surcharge at the position, and Lobbying to take it away. */
export const canLobby = (s: SpyriumState, seat: Seat, pos: number, box: Box): boolean =>
  ready(s, seat, LOBBYING, box) && crowd(s, pos) > 0

export const residenceValue: Counted = spaceValue
