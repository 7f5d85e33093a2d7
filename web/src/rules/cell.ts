// One figure of a card sheet as it is typed, and what is wrong with it.
import { type Cell, placeOf } from '../../../papers/corrections.ts'
import type { SheetProblem } from '../../../papers/problems.ts'
import { type Field, type Sheet, sheetProblems } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'

/** A figure as it is typed: "3", "wood, stone", "A 3, B 1"; empty for none. */
export function typed(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([kind, n]) => `${kind} ${n}`)
      .join(', ')
  return String(value)
}

const whole = (text: string): number | string => (/^[-−]?\d{1,9}$/.test(text) ? Number(text.replace('−', '-')) : text)
const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What was typed, as the form has it; what cannot be read stays a text, and the form says what it expects. */
export function readCell(field: Field, text: string): unknown {
  const said = text.trim()
  if (said === '' && 'orNone' in field) return null
  switch (field.is) {
    case 'whole':
      return whole(said)
    case 'one':
      return said
    case 'yes-no':
      return said === 'true' ? true : said === 'false' ? false : said
    case 'list':
      return partsOf(said).map((part) => (field.of === 'whole' ? whole(part) : part))
    case 'amounts': {
      const amounts = partsOf(said).map((part) => /^(\S+)\s+([-−]?\d+)$/.exec(part))
      if (amounts.includes(null)) return said
      return Object.fromEntries(amounts.map((m) => [m?.[1] ?? '', whole(m?.[2] ?? '')]))
    }
  }
}

/** What is wrong with a sheet because of one figure: with the figure itself, or with how the rest fits it. */
export function cellProblem(title: Title, sheet: Sheet, cell: Cell): SheetProblem | null {
  const problems = sheetProblems(title.game.id, title.form, sheet)
  return problems.find((p) => p.at === placeOf(cell)) ?? problems.find((p) => 'fits' in p) ?? null
}
