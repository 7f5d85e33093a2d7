// The words of Spyrium, language apart: what sentences are about, and how a card is called.
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import type { Spyrium } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** As the sheet calls the card in this language, else as the language's texts do. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'cardNames'>): string {
  const face = box.cards[card]
  return face === undefined ? '?' : nameIn(face.names, face.design, lang, texts?.cardNames)
}

export const words: WordsOf<Spyrium> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
