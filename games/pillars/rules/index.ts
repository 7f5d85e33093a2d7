// The Pillars of the Earth: the card game.
import { at, num } from '../../../kernel/lists.ts'
import type { TitleOf } from '../../../title/title.ts'
import { unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { shipped as sheet } from '../sheet/shipped.ts'
import { canon } from './canon.ts'
import { pillarsGame } from './game.ts'
import { COLOURS } from './names.ts'
import type { Pillars } from './state.ts'

export const title: TitleOf<Pillars> = {
  game: pillarsGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  seatName: (s, seat) => at(COLOURS, num(s.colours, seat)),
  canon,
}
