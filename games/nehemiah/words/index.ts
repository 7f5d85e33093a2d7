// What Nehemiah says, language apart; each language has a folder of its own beside this file.
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import type { Nehemiah } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** As the sheet calls the card in this language, else as the language's texts do; cards of one kind have its name. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'cardNames'>): string {
  return nameIn(box.names[card], box.work[card]?.id ?? box.id[card] ?? '?', lang, texts?.cardNames)
}

export const words: WordsOf<Nehemiah> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
