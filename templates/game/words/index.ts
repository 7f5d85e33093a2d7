// The words of Trestle Works, language apart: what sentences are about, and how a card is called.
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import { KINDS } from '../rules/names.ts'
import type { Trestle } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** As the sheet calls the card in this language, else as the language's texts do. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'names' | 'cardNames'>): string {
  return nameIn(box.names[card], KINDS[card] ?? '?', lang, texts?.cardNames)
}

export const words: WordsOf<Trestle> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
