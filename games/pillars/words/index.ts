// The words of Pillars, language apart: what sentences are about, and how a card is called.
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import { COLOURS } from '../rules/names.ts'
import type { Pillars } from '../rules/state.ts'
import { type Box, colourOf, rowOf } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** "green master builder": a worker says its colour, where the language puts it. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'names' | 'cardNames'>): string {
  const name = nameIn(box.names[card], rowOf(card, box), lang, texts?.cardNames)
  const colour = COLOURS[colourOf(card)]
  return colour === undefined
    ? name
    : (texts?.names[`worker-${colour}`] ?? `{trade} (${colour})`).replace('{trade}', name)
}

export const words: WordsOf<Pillars> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
