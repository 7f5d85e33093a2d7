// How the cards of a table differ from those the project ships, in words.
import { openMatch } from '../../../match/match.ts'
import { type Corrections, cellsIn, correctedSheet, figureIn, placeOf } from '../../../papers/corrections.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import { spelled, valueWords } from './figureWords.ts'
import { cardsById } from './sheetCards.ts'
import { speakerFor } from './shelf.ts'

/** One figure that is another one here. */
export interface Apart {
  readonly place: string
  readonly card: string
  readonly field: string
  readonly was: string
  readonly now: string
}

/** Every corrected figure, in the order of the form. */
export async function apartWords(
  title: Title,
  corrections: Corrections,
  lang: Lang,
  yesNo: readonly [yes: string, no: string],
): Promise<readonly Apart[]> {
  const { form, game, sheet: shipped } = title
  const found = correctedSheet(form, shipped, corrections)
  const sheet = 'sheet' in found ? found.sheet : null
  const opened = openMatch(title, { seats: game.players[1], seed: 'cards', sheet })
  if (sheet === null || !('match' in opened)) return []
  const { texts, voice } = await speakerFor(opened.match, lang)
  const names: Readonly<Record<string, string>> = { ...texts.names, ...(await texts.sheet?.()) }
  const cards = cardsById(title, sheet, opened.match.game.box)
  const named = (id: string) => names[id] ?? spelled(id)
  const called = (table: string, id: string) => {
    const printed = sheet.tables[table]?.find((entry) => entry.id === id)?.names
    const card = cards.get(id)
    if (printed !== undefined) return voice.printed(printed, id)
    return names[id] ?? (card === undefined ? spelled(id) : voice.card(card))
  }
  return cellsIn(form)
    .filter((cell) => Object.hasOwn(corrections, placeOf(cell)))
    .map((cell) => ({
      place: placeOf(cell),
      card: called(cell.table, cell.entry),
      field: named(cell.field),
      was: valueWords(figureIn(shipped, cell), named, yesNo),
      now: valueWords(figureIn(sheet, cell), named, yesNo),
    }))
}
