// What Master Builder says, language apart; each language's sentences are the files of its own folder.
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { type Lang, nameIn, type Texts } from '../../../papers/texts.ts'
import type { WordsOf } from '../../../title/words.ts'
import type { MasterBuilder } from '../rules/state.ts'
import { type Box, contractOf, FIRST_CONTRACT, FIRST_SITUATION } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'
import { wording } from './wording.ts'

/** The names a language has: those of the table, and of cards that the sheet does not name in it. */
type Names = Pick<Texts, 'names' | 'cardNames'>
const NONE: Names = { names: {} }

/** A worker's type as the sheet calls it in this language, else as the language does. */
function typeName(type: number, lang: Lang, { names }: Names, box: Box): string {
  const id = at(TYPES, type)
  return box.typeNames[type]?.[lang] ?? names[id] ?? id
}

/** "Apprentice 3", "Inn (no. 5)", "Boom". */
function cardName(card: Card, lang: Lang, box: Box, texts: Names = NONE): string {
  if (card < FIRST_CONTRACT) return `${typeName(at(box.type, card), lang, texts, box)} ${at(box.ordinal, card)}`
  const name = nameIn(box.names[card], at(box.id, card), lang, texts.cardNames)
  if (card >= FIRST_SITUATION) return name
  return `${name} (${texts.names['number-sign'] ?? ''}${at(box.number, contractOf(card))})`
}

export const words: WordsOf<MasterBuilder> = {
  wording,
  cardName,
  texts: async (lang) => (await import(`./${lang}/index.ts`)).texts,
}
