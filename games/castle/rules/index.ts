// A Castle for All Seasons.
import { at } from '../../../kernel/lists.ts'
import type { TitleOf } from '../../../title/title.ts'
import { unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { shipped as sheet } from '../sheet/shipped.ts'
import { canon } from './canon.ts'
import { castleGame } from './game.ts'
import { COLOURS } from './pieces.ts'
import type { Castle } from './state.ts'

export const title: TitleOf<Castle> = {
  game: castleGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  seatName: (_s, seat) => at(COLOURS, seat),
  canon,
}
