// Spyrium.
import { at } from '../../../kernel/lists.ts'
import type { TitleOf } from '../../../title/title.ts'
import { unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { shipped as sheet } from '../sheet/shipped.ts'
import { canon } from './canon.ts'
import { spyriumGame } from './game.ts'
import { COLOURS } from './names.ts'
import type { Spyrium } from './state.ts'

export { explainPrice } from './price.ts'

export const title: TitleOf<Spyrium> = {
  game: spyriumGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.cards[card]?.id ?? '?',
  seatName: (_s, seat) => at(COLOURS, seat),
  canon,
}
