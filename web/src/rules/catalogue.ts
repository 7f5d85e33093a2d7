// The card sheet as a reader sees it: tables of entries, the figures of each with where they come from.

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

/** How many figures come from where. */
export function countMarks(tables: readonly Table[]): Readonly<Record<Mark, number>> {
  const count = Object.fromEntries(MARKS.map((mark) => [mark, 0])) as Record<Mark, number>
  for (const { lines } of tables) for (const { figures } of lines) for (const { mark } of figures) count[mark]++
  return count
}
