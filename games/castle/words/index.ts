// The words of Castle, language apart: what sentences are about, and how a card is called.
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import type { Castle } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** As the sheet calls the card in this language, else as the language's texts do. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'names' | 'cardNames'>): string {
  const id = box.id[card] ?? '?'
  return nameIn(box.names[card], id, lang, { ...texts?.names, ...texts?.cardNames })
}

export const words: WordsOf<Castle> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
