// The words of Pillars, language apart: what sentences are about, and how a card is called.
import type { Card } from '../../../kernel/words.ts'
import type { Lang, Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import { COLOURS } from '../rules/names.ts'
import type { Pillars } from '../rules/state.ts'
import { type Box, colourOf } from '../sheet/box.ts'
import { wording } from './wording.ts'

/** A card without its colour: as the sheet names it in this language, else as the language's texts do. */
const bareName = (card: Card, lang: Lang, box: Box, cardNames: Texts['cardNames'] = {}): string =>
  box.names[card]?.[lang] ?? cardNames[box.id[card] ?? ''] ?? box.names[card]?.en ?? '?'

/** "green master builder": a worker says its colour, where the language puts it. */
function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'names' | 'cardNames'>): string {
  const name = bareName(card, lang, box, texts?.cardNames)
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
