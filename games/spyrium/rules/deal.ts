// SPY-8 to SPY-10, SPY-23: what is settled before an activation is paid: Lobbying, the lot, the token, its value by Trade.

import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { isRef } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import { canLobby } from '../cards/lobbying.ts'
import { SAME_VALUE, setValue, valueChoices } from '../cards/trade.ts'
import type { Box } from '../sheet/box.ts'
import { carryOut } from './acquire.ts'
import { cheapestLot, cheapestToken, cheapestValue, refusePrice } from './afford.ts'
import { ALONE } from './gain.ts'
import { POSITIONS } from './market.ts'
import { NEW_LOT, NONE } from './names.ts'
import { faceAt, tokenValue } from './price.ts'
import { districtRef, pointed, tokenRef } from './refs.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState } from './state.ts'
import { ready, TRADE } from './technique.ts'

/** SPY-23.8: Lobbying is offered where there is a surcharge. */
export function askLobbying(s: SpyriumState, seat: Seat, gap: number, pos: number, box: Box): void {
  if (canLobby(s, seat, pos, box))
    next(s, { do: 'lobbying', seat, gap, pos, lobbying: 0, lot: NEW_LOT, token: NONE, value: NONE })
  else askLot(s, seat, gap, pos, 0, box)
}

/** SPY-10.1: a building needs a lot. */
function askLot(s: SpyriumState, seat: Seat, gap: number, pos: number, lobbying: number, box: Box): void {
  if (faceAt(s, pos, box).kind !== 'building') askToken(s, seat, gap, pos, lobbying, box)
  else if (at(s.districts, seat).length === 0) askTrade(s, seat, gap, pos, lobbying, NEW_LOT, box)
  else next(s, { do: 'lot', seat, gap, pos, lobbying, lot: NEW_LOT, token: NONE, value: NONE })
}

/** SPY-9.3: the caller of a token character chooses a token. */
function askToken(s: SpyriumState, seat: Seat, gap: number, pos: number, lobbying: number, box: Box): void {
  if (faceAt(s, pos, box).token === null) carryOut(s, seat, gap, pos, lobbying, NEW_LOT, NONE, NONE, box)
  else next(s, { do: 'token', seat, gap, pos, lobbying, lot: NEW_LOT, token: NONE, value: NONE })
}

/** SPY-23.6: once the token is known, Trade may set its value. A building has one token, or none left. */
function askTrade(s: SpyriumState, seat: Seat, gap: number, pos: number, lobbying: number, lot: number, box: Box) {
  const token = at(s.marketTokens, pos).length === 0 ? NONE : 0
  askValue(s, seat, gap, pos, lobbying, lot, token, box)
}

function askValue(
  s: SpyriumState,
  seat: Seat,
  gap: number,
  pos: number,
  lobbying: number,
  lot: number,
  token: number,
  box: Box,
): void {
  if (token !== NONE && ready(s, seat, TRADE, box))
    next(s, { do: 'trade', seat, gap, pos, lobbying, lot, token, value: NONE })
  else carryOut(s, seat, gap, pos, lobbying, lot, token, NONE, box)
}

const LOBBY: readonly SpyriumChoice[] = [{ act: 'use-lobbying' }, { act: 'do-not-use' }]

/** D10: with Lobbying, or with the surcharge. */
export const lobbying: DecisionOf<Spyrium, 'lobbying'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => LOBBY,
  refuse(s, { pos }, seat, choice, box) {
    const use = choice.act === 'use-lobbying' ? 1 : 0
    const token = cheapestToken(s, pos, box)
    return refusePrice(
      s,
      seat,
      pos,
      use,
      cheapestLot(s, seat, pos, box),
      token,
      cheapestValue(s, seat, pos, token, box),
      box,
    )
  },
  resolve: (s, { gap, pos }, seat, choice, box) =>
    askLot(s, seat, gap, pos, choice.act === 'use-lobbying' ? 1 : 0, box),
}

/** More buildings than any district holds: nine cards a round at most. */
const LARGEST = 54
/** Every lot of a district of n buildings: the new one, then each building to replace. */
const LOTS: readonly (readonly SpyriumChoice[][])[] = ALONE.map((_, seat) => {
  const all: SpyriumChoice[] = [{ act: 'new-lot' }]
  for (let i = 0; i < LARGEST; i++) all.push({ act: 'replace', on: [districtRef(seat, i)] })
  return Array.from({ length: LARGEST + 1 }, (_, n) => all.slice(0, n + 1))
})
export const lotOf = (choice: SpyriumChoice): number => (choice.act === 'new-lot' ? NEW_LOT : pointed(choice))

/** D7: a new lot, or the place of an own building. */
export const lot: DecisionOf<Spyrium, 'lot'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (s, _step, seat) => at(at(LOTS, seat), at(s.districts, seat).length),
  refuse: (s, { pos, lobbying: use }, seat, choice, box) =>
    refusePrice(s, seat, pos, use, lotOf(choice), NONE, NONE, box),
  resolve: (s, { gap, pos, lobbying: use }, seat, choice, box) => askTrade(s, seat, gap, pos, use, lotOf(choice), box),
}

/** The tokens of a position by place: at most one for each other player. */
const TOKENS: readonly (readonly SpyriumChoice[])[] = Array.from({ length: POSITIONS }, (_, pos) =>
  Array.from({ length: 4 }, (_, i): SpyriumChoice => ({ act: 'take-token', on: [tokenRef(pos, i)] })),
)

const OTHER_TOKEN: SpyriumRefusal = { clause: 'SPY-9.3' }

/** D8: which token leaves the card; tokens of equal value are the same choice. */
export const token: DecisionOf<Spyrium, 'token'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates(s, { pos }) {
    const tokens = at(s.marketTokens, pos)
    return at(TOKENS, pos).filter((_, i) => i < tokens.length && tokens.indexOf(num(tokens, i)) === i)
  },
  refuse(s, { pos, lobbying: use }, seat, choice, box) {
    const taken = pointed(choice)
    return refusePrice(s, seat, pos, use, NEW_LOT, taken, cheapestValue(s, seat, pos, taken, box), box)
  },
  otherwise: (_s, step, seat, { act, on }) =>
    seat === step.seat && act === 'take-token' && isRef('market-token', on?.[0]) ? OTHER_TOKEN : null,
  resolve: (s, { gap, pos, lobbying: use }, seat, choice, box) =>
    askValue(s, seat, gap, pos, use, NEW_LOT, pointed(choice), box),
}

/** D9: Trade sets the value of the token, or stays upright. */
export const trade: DecisionOf<Spyrium, 'trade'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (_s, _step, _seat, box) => valueChoices(box),
  refuse(s, { pos, lobbying: use, lot: place, token: chosen }, seat, choice, box) {
    const value = setValue(choice)
    if (value === tokenValue(s, pos, chosen, box)) return SAME_VALUE
    return refusePrice(s, seat, pos, use, place, chosen, value, box)
  },
  resolve: (s, { gap, pos, lobbying: use, lot: place, token: chosen }, seat, choice, box) =>
    carryOut(s, seat, gap, pos, use, place, chosen, setValue(choice), box),
}
