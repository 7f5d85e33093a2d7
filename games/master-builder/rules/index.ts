// Master Builder.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, contractOf, FIRST_CONTRACT, FIRST_SITUATION, unpack, WORKERS } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { wording } from '../words/wording.ts'
import { canon } from './canon.ts'
import { masterBuilderGame } from './game.ts'
import { COLOURS, type MasterChoice, type MasterOptions, type MasterState, type MasterStep } from './state.ts'

const sheet = shipped as Sheet

/** "Apprentice 3", "Inn (no. 5)", "Boom". */
function cardName(card: Card, lang: Lang, box: Box): string {
  if (card < WORKERS) return `${box.typeNames[box.type[card] as number]?.[lang]} ${box.ordinal[card]}`
  const name = box.names[card]?.[lang] ?? '?'
  if (card < FIRST_CONTRACT || card >= FIRST_SITUATION) return name
  return `${name} (${lang === 'fr' ? 'n°\u00a0' : 'no. '}${box.number[contractOf(card)]})`
}

export const title: Title<MasterState, MasterStep, MasterChoice, MasterOptions, Box> = {
  game: masterBuilderGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  cardName,
  seatName: (_s: MasterState, seat: Seat) => COLOURS[seat] as string,
  wording,
  texts: async (lang) => (await import(`../words/${lang}/index.ts`)).texts,
  canon,
}
