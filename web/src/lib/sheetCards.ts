// Which card an entry of a card sheet is printed on.
import type { Card } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'

/** No catalogue is longer. */
const MOST = 2_000

/** The entry a card is printed from: "quarry-2" and "quarry#2" are copies of "quarry". */
function printedFrom(id: string, entries: ReadonlySet<string>): string | null {
  if (entries.has(id)) return id
  for (let cut = id.length - 1; cut > 0; cut--)
    if ((id[cut] === '-' || id[cut] === '#') && entries.has(id.slice(0, cut))) return id.slice(0, cut)
  return null
}

/** One card of each entry of the sheet that has cards: the first of the catalogue. */
export function cardsById(title: Pick<Title, 'cardId'>, sheet: Sheet, box: unknown): ReadonlyMap<string, Card> {
  const entries = new Set(Object.values(sheet.tables).flatMap((table) => table.map((entry) => entry.id)))
  const found = new Map<string, Card>()
  for (let card = 0; card < MOST; card++) {
    const id = title.cardId(card, box)
    if (id === '?') break
    const entry = printedFrom(id, entries)
    if (entry !== null && !found.has(entry)) found.set(entry, card)
  }
  return found
}
