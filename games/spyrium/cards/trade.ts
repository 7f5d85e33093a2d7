// SPY-23.5, 23.6 Trade: its owner keeps the tokens that activations take, tilted or not; once per round the value of a
// token is set. End: a point per kept token.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { NONE } from '../rules/names.ts'
import { named } from '../rules/refs.ts'
import type { SpyriumRefusal } from '../rules/speech.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import { type Counted, hasTechnique, TRADE } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

/** SPY-23.5: whether a token taken off a market card is kept. */
export const keepsToken = (s: SpyriumState, seat: Seat, box: Box): boolean =>
  hasTechnique(s, seat, TRADE, box) && at(s.kept, seat).length < box.figures['keep-limit']

/** SPY-23.6: the printed value, or any other; made once for a list of values. */
export function valueChoices(box: Box): readonly SpyriumChoice[] {
  let choices = VALUES.get(box)
  if (choices === undefined) {
    choices = [{ act: 'keep-value' }, ...box.values.map((v): SpyriumChoice => ({ act: 'set-value', n: [v] }))]
    VALUES.set(box, choices)
  }
  return choices
}
const VALUES = new WeakMap<Box, readonly SpyriumChoice[]>()
/** The value that Trade sets, or NONE. */
export const setValue = (choice: SpyriumChoice): number => (choice.act === 'set-value' ? named(choice) : NONE)
export const SAME_VALUE: SpyriumRefusal = { clause: 'SPY-23.6' }

export const tokensKept: Counted = (s, seat) => at(s.kept, seat).length
