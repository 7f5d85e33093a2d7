// Nehemiah.
import { at } from '../../../kernel/lists.ts'
import type { TitleOf } from '../../../title/title.ts'
import { unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { sheet } from '../sheet/shipped.ts'
import { canon } from './canon.ts'
import { nehemiahGame } from './game.ts'
import type { Nehemiah } from './state.ts'
import { COLOURS } from './terms.ts'

export const title: TitleOf<Nehemiah> = {
  game: nehemiahGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  seatName: (_s, seat) => at(COLOURS, seat),
  canon,
}
