// Figures of a card sheet in a running text: "{figures.keep-limit.value}" is what the sheet in play says, so that a
// corrected sheet corrects the text. Sums are written out: "{characters.apprentice.price + 2}".
import type { Sheet } from './sheet.ts'
import type { Lang } from './texts.ts'

/** A blank of a text; a name of a heading, "{#crowd}", is none. */
const BLANK = /\{([^{}#][^{}]*)\}/g
const SIGN = /\s+([+×−÷])\s+/

/** A sum is reckoned from left to right; what is shared is rounded down, as the rules do. */
const OF: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => Math.floor(a / b),
}

/** The number at a path of a sheet, "table.entry.field" with the kind of an amount after it; null where there is none. */
export function figureAt(sheet: Sheet, path: string): number | null {
  const [table = '', id = '', field = '', kind] = path.split('.')
  const entry = sheet.tables[table]?.find((e) => e.id === id)
  const value: unknown = entry?.[field]
  const inner: unknown = kind === undefined ? value : Object(value)[kind]
  return typeof inner === 'number' ? inner : null
}

function termOf(sheet: Sheet, term: string): number | null {
  return /^\d+$/.test(term) ? Number(term) : figureAt(sheet, term)
}

/** What a blank comes to; null where the sheet has no such figure. */
export function reckon(sheet: Sheet, blank: string): number | null {
  const [first = '', ...rest] = blank.trim().split(SIGN)
  let sum = termOf(sheet, first)
  for (let i = 0; i < rest.length; i += 2) {
    const next = termOf(sheet, rest[i + 1] ?? '')
    if (sum === null || next === null) return null
    sum = OF[rest[i] ?? '']?.(sum, next) ?? null
  }
  return sum
}

/** The text with its figures, written as the language writes numbers; a blank the sheet cannot fill stays as it is. */
export function withFigures(text: string, sheet: Sheet, lang: Lang): string {
  const numbers = new Intl.NumberFormat(lang)
  return text.replace(BLANK, (whole, blank: string) => {
    const n = reckon(sheet, blank)
    return n === null ? whole : numbers.format(n).replace('-', '−')
  })
}

/** Every blank of a text. */
export const blanksIn = (text: string): string[] => [...text.matchAll(BLANK)].map(([, blank = '']) => blank)
