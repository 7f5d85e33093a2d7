// The prices that an activation may still come to, while its lot, its token or Lobbying is open.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { canLobby } from '../cards/lobbying.ts'
import { setValue } from '../cards/trade.ts'
import { lotOf } from '../rules/deal.ts'
import { hasCard } from '../rules/market.ts'
import { NEW_LOT, NONE } from '../rules/names.ts'
import { faceAt, moneyDue, tokenValue } from '../rules/price.ts'
import { pointed } from '../rules/refs.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import { ready, TRADE } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

/** What is settled of an activation; null is open. */
interface Open {
  readonly pos: number
  readonly lobbying: number | null
  readonly lot: number | null
  readonly token: number | null
  readonly value: number | null
}

function openAfter(s: SpyriumState, choice: SpyriumChoice): Open | null {
  const step = s.agenda.at(-1)
  const none = { lobbying: null, lot: null, token: null, value: null }
  switch (choice.act) {
    case 'activate-card':
      return { ...none, pos: pointed(choice) }
    case 'use-lobbying':
    case 'do-not-use':
      return step?.do === 'lobbying'
        ? { ...none, pos: step.pos, lobbying: choice.act === 'use-lobbying' ? 1 : 0 }
        : null
    case 'new-lot':
    case 'replace':
      return step?.do === 'lot' ? { ...none, pos: step.pos, lobbying: step.lobbying, lot: lotOf(choice) } : null
    case 'take-token':
      return step?.do === 'token'
        ? { pos: step.pos, lobbying: step.lobbying, lot: NEW_LOT, token: pointed(choice), value: null }
        : null
    case 'keep-value':
    case 'set-value':
      return step?.do === 'trade' ? { ...step, value: setValue(choice) } : null
    default:
      return null
  }
}

/** Every price the seat can pay once this is chosen. */
export function pricesOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): number[] {
  const open = openAfter(s, choice)
  if (open === null || !hasCard(s, open.pos)) return []
  const { pos } = open
  const face = faceAt(s, pos, box)
  const tokens = at(s.marketTokens, pos)
  const values = (token: number) =>
    token === NONE || face.token !== 'pay' || !ready(s, seat, TRADE, box)
      ? [NONE]
      : [NONE, ...box.values.filter((value) => value !== tokenValue(s, pos, token, box))]
  const all = {
    lobbying: open.lobbying === null ? (canLobby(s, seat, pos, box) ? [0, 1] : [0]) : [open.lobbying],
    lots:
      open.lot !== null
        ? [open.lot]
        : face.kind === 'building'
          ? [NEW_LOT, ...at(s.districts, seat).keys()]
          : [NEW_LOT],
    tokens:
      open.token !== null
        ? [open.token]
        : face.kind === 'building' || face.token === null
          ? [NONE]
          : [...tokens.keys()],
  }
  const prices = all.lobbying.flatMap((lobbying) =>
    all.lots.flatMap((lot) =>
      all.tokens.flatMap((token) =>
        (open.value === null ? values(token) : [open.value]).map((value) =>
          moneyDue(s, seat, pos, lobbying, lot, token, value, box),
        ),
      ),
    ),
  )
  return prices.filter((price) => price <= at(s.money, seat))
}
