// What the cards of Pillars are called.
import type { Card } from '../../../kernel/words.ts'
import type { Lang, Texts } from '../../../papers/texts.ts'
import { COLOURS } from '../rules/names.ts'
import { type Box, colourOf } from '../sheet/box.ts'

/** A card without its colour: as the sheet names it in this language, else as the language's texts do. */
export const bareName = (card: Card, lang: Lang, box: Box, cardNames: Texts['cardNames'] = {}): string =>
  box.names[card]?.[lang] ?? cardNames[box.id[card] ?? ''] ?? box.names[card]?.en ?? '?'

/** "green master builder": a worker says its colour, where the language puts it. */
export function cardName(card: Card, lang: Lang, box: Box, texts?: Pick<Texts, 'names' | 'cardNames'>): string {
  const name = bareName(card, lang, box, texts?.cardNames)
  const colour = COLOURS[colourOf(card)]
  return colour === undefined
    ? name
    : (texts?.names[`worker-${colour}`] ?? `{trade} (${colour})`).replace('{trade}', name)
}
