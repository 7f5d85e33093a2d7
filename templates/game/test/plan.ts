// Trestle Works for the battery, written from its rules: tables, invariants TRE-I1 to I4, and what each seat must not know.
import { type Plan, permute, slotsOf, type Table } from '../../../contract/plan.ts'
import type { Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { TrestleState } from '../rules/state.ts'
import { type Box, WALL } from '../sheet/box.ts'
import { words } from '../words/index.ts'

function invariants(s: TrestleState, before: TrestleState | null, box: Box): string[] {
  const broken: string[] = []
  const hold = (id: string, good: boolean) => {
    if (!good) broken.push(`TRE-${id}`)
  }
  hold(
    'I1',
    s.stones.every((stones) => Number.isInteger(stones) && stones >= 0),
  )
  hold(
    'I2',
    s.laid.flat().every((stones) => stones >= 0 && stones <= box.height),
  )
  hold(
    'I3',
    s.walls.every((walls, seat) => walls.length === s.laid[seat]?.length && walls.every((card) => card === WALL)),
  )
  hold('I4', s.shown.every((shown) => shown.length <= 1) && s.hands.every((hand) => hand.length <= box.hand))
  if (before !== null) hold('I5', before.laid.flat().length <= s.laid.flat().length && before.round <= s.round)
  return broken
}

/** TRE-1.2, TRE-2.2: others' hands, the order of the deck, what others have chosen face down, and chance. */
function conceal(s: TrestleState, seat: Seat | null, rng: Rng): void {
  const hands = s.hands.flatMap((hand, holder) => (holder === seat ? [] : slotsOf(hand)))
  permute([...hands, ...slotsOf(s.deck)], rng)
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

const [least, most] = title.game.players
const counts: readonly Table[] = Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i }))

export const plan: Plan<TrestleState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [...counts, { seats: most, options: { length: 'short' } }],
  invariants,
  conceal,
  unruled: { 'choose-card choose': 'of cards of one kind the first stands for all' },
  seldom: { 'TRE-2.5': 'no question offers more stones than a wall is high' },
}
