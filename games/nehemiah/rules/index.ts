// Nehemiah.

import type { Seat } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, unpack } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { wording } from '../words/wording.ts'
import { canon } from './canon.ts'
import { nehemiahGame } from './game.ts'
import { COLOURS, type NehemiahChoice, type NehemiahOptions, type NehemiahState, type NehemiahStep } from './state.ts'

const sheet = shipped as Sheet

export const title: Title<NehemiahState, NehemiahStep, NehemiahChoice, NehemiahOptions, Box> = {
  game: nehemiahGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  cardName: (card, lang, box) => box.names[card]?.[lang] ?? '?',
  seatName: (_s: NehemiahState, seat: Seat) => COLOURS[seat] as string,
  wording,
  texts: async (lang) => (await import(`../words/${lang}/index.ts`)).texts,
  canon,
}
