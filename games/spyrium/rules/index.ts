// Spyrium.
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { wording } from '../words/wording.ts'
import { canon } from './canon.ts'
import { spyriumGame } from './game.ts'
import { COLOURS, type SpyriumChoice, type SpyriumOptions, type SpyriumState, type SpyriumStep } from './state.ts'

export { explainPrice } from './price.ts'

const sheet = shipped as Sheet

export const title: Title<SpyriumState, SpyriumStep, SpyriumChoice, SpyriumOptions, Box> = {
  game: spyriumGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.cards[card]?.id ?? '?',
  cardName: (card, lang, box) => box.cards[card]?.names[lang] ?? '?',
  seatName: (_s, seat) => COLOURS[seat] as string,
  wording,
  texts: async (lang) => (await import(`../words/${lang}/index.ts`)).texts,
  canon,
}
