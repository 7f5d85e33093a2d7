// Trestle Works: what it takes to play it.
import { at } from '../../../kernel/lists.ts'
import type { TitleOf } from '../../../title/title.ts'
import { unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { shipped as sheet } from '../sheet/shipped.ts'
import { canon } from './canon.ts'
import { trestleGame } from './game.ts'
import { COLOURS, KINDS } from './names.ts'
import type { Trestle } from './state.ts'

export const title: TitleOf<Trestle> = {
  game: trestleGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card) => KINDS[card] ?? '?',
  seatName: (_s, seat) => at(COLOURS, seat),
  canon,
}
