// CAS-5: the messenger.
import { tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { fromBank } from '../rules/seat.ts'
import type { Castle } from '../rules/state.ts'

/** 8 thalers, or what the bank has. */
export const messenger: HappeningOf<Castle, 'messenger'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const thalers = fromBank(s, seat, box.messenger)
    tell(s, { ev: 'messenger', seat, with: { thalers } })
  },
}
