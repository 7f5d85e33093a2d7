// The card sheet as a reader sees it: tables of entries, the figures of each with where they come from.

import type { Card } from '../../../kernel/words.ts'
import { type Entry, MARKS, type Mark, markOf, type Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'

export interface Figure {
  readonly field: string
  readonly value: unknown
  readonly mark: Mark
  /** It is not what we ship: the owner's own. */
  readonly own: boolean
}

export interface Line {
  readonly entry: Entry
  readonly figures: readonly Figure[]
  readonly nameMark: Mark | null
}

export interface Table {
  readonly id: string
  readonly fields: readonly string[]
  readonly lines: readonly Line[]
}

/** The tables of a sheet in their order; fields in the order of the form. */
export function tablesOf(title: Pick<Title, 'form' | 'sheet'>, sheet: Sheet): Table[] {
  return Object.entries(title.form.tables).map(([id, { fields }]) => {
    const shipped = new Map((title.sheet.tables[id] ?? []).map((entry) => [entry.id, entry]))
    const names = Object.keys(fields)
    const lines = (sheet.tables[id] ?? []).map(
      (entry): Line => ({
        entry,
        nameMark: entry.names === undefined ? null : (entry.source.names ?? entry.source['*'] ?? null),
        figures: names.map((field) => ({
          field,
          value: entry[field],
          mark: markOf(entry, field),
          own: !same(entry[field], shipped.get(entry.id)?.[field]),
        })),
      }),
    )
    return { id, fields: names, lines }
  })
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** In how many figures two sheets of a form differ. */
export const differences = ({ form }: Pick<Title, 'form'>, a: Sheet, b: Sheet): number =>
  Object.entries(form.tables).reduce((sum, [table, { ids, fields }]) => {
    const at = (sheet: Sheet, id: string) => sheet.tables[table]?.find((entry) => entry.id === id)
    const apart = ids.flatMap((id) => Object.keys(fields).filter((f) => !same(at(a, id)?.[f], at(b, id)?.[f])))
    return sum + apart.length
  }, 0)

/** How many figures come from where. */
export function countMarks(tables: readonly Table[]): Readonly<Record<Mark, number>> {
  const count = Object.fromEntries(MARKS.map((mark) => [mark, 0])) as Record<Mark, number>
  for (const { lines } of tables) for (const { figures } of lines) for (const { mark } of figures) count[mark]++
  return count
}

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

/** A value of the sheet in words: lists and amounts named, none as a dash. */
export function valueWords(
  value: unknown,
  name: (id: string) => string,
  yesNo: readonly [yes: string, no: string],
): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? yesNo[0] : yesNo[1]
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((v) => valueWords(v, name, yesNo)).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([id, n]) => `${valueWords(n, name, yesNo)} ${name(id)}`)
    return parts.length === 0 ? '–' : parts.join(', ')
  }
  return typeof value === 'string' ? name(value) : String(value).replace('-', '−')
}

/** An id of the sheet where nobody gave it a name: "start-money" reads "start money". */
export const spelled = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
