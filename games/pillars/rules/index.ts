// The Pillars of the Earth: the card game.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, colourOf, form, unpack } from '../box.ts'
import { canon } from '../canon.ts'
import { pillarsGame } from '../game.ts'
import shipped from '../sheet.json' with { type: 'json' }
import { COLOURS, type PillarsChoice, type PillarsOptions, type PillarsState, type PillarsStep } from '../state.ts'
import { wording } from '../words/wording.ts'

const sheet = shipped as Sheet

const COLOUR_NAMES: Record<Lang, readonly string[]> = {
  en: COLOURS,
  fr: ['bleu', 'vert', 'rouge', 'orange'],
}

function cardName(card: Card, lang: Lang, box: Box): string {
  const name = box.names[card]?.[lang] ?? '?'
  const colour = (COLOUR_NAMES[lang] ?? COLOURS)[colourOf(card)]
  if (colour === undefined) return name
  return lang === 'fr' ? `${name} ${colour}` : `${colour} ${name}`
}

export const title: Title<PillarsState, PillarsStep, PillarsChoice, PillarsOptions, Box> = {
  game: pillarsGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  cardName,
  seatName: (s: PillarsState, seat: Seat) => COLOURS[s.colours[seat] as number] as string,
  wording,
  texts: async (lang) => (await import(`../words/${lang}/index.ts`)).texts,
  canon,
}
