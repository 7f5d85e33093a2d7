// A Castle for All Seasons.
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, unpack } from '../box.ts'
import { canon } from '../canon.ts'
import { form } from '../form.ts'
import { castleGame } from '../game.ts'
import shipped from '../sheet.json' with { type: 'json' }
import { type CastleChoice, type CastleOptions, type CastleState, type CastleStep, COLOURS } from '../state.ts'
import { wording } from '../words/wording.ts'

const sheet = shipped as Sheet

export const title: Title<CastleState, CastleStep, CastleChoice, CastleOptions, Box> = {
  game: castleGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  cardName: (card, lang, box) => box.names[card]?.[lang] ?? '?',
  seatName: (_s, seat) => COLOURS[seat] as string,
  wording,
  texts: async (lang) => (await import(`../words/${lang}/index.ts`)).texts,
  canon,
}
