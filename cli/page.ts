// Text for a terminal of any width: paragraphs, lists, tables. Escape codes take no room.
import { stripVTControlCharacters } from 'node:util'

export const lengthOf = (text: string): number => [...stripVTControlCharacters(text)].length

/** Breaks a paragraph between words. `first` stands before the first line, the others are set in as far. */
export function fold(text: string, width: number, first = '', rest = ' '.repeat(lengthOf(first))): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(' ')) {
    if (empty) line += word
    else if (lengthOf(line) + 1 + lengthOf(word) <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = rest + word
    }
    empty = false
  }
  return [...lines, line]
}

const padEnd = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)))
const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - lengthOf(text))) + text
const isFigure = (text: string) => /^[−+-]?\d[\d\s.,]*\D{0,2}$/.test(stripVTControlCharacters(text))

/** A first column narrower than this is not worth folding. */
const NARROWEST = 16

/** The widths of the columns; a long first column is folded as far as it must be. */
function columnWidths(head: readonly string[], rows: readonly (readonly string[])[], width: number): number[] {
  const [first = 0, ...others] = head.map((h, i) => Math.max(lengthOf(h), ...rows.map((row) => lengthOf(row[i] ?? ''))))
  const room = width - others.reduce((sum, w) => sum + w + 2, 0)
  return [Math.min(first, Math.max(NARROWEST, room)), ...others]
}

/** Whether a table can stand in columns. */
export const fits = (head: readonly string[], rows: readonly (readonly string[])[], width: number): boolean =>
  columnWidths(head, rows, width).reduce((sum, w) => sum + w + 2, -2) <= width

/**
 * Rows under a head; long first cells are folded. Where the columns do not fit side by side, each row becomes a small
 * list under its first cell. Columns of figures are set to the right.
 */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[], width: number): string[] {
  if (!fits(head, rows, width))
    return rows.flatMap(([first = '', ...cells]) => [
      ...fold(first, width),
      ...cells.flatMap((cell, i) => (cell === '' ? [] : fold(`${head[i + 1]} ${cell}`.trim(), width, '    '))),
    ])
  const widths = columnWidths(head, rows, width)
  const right = head.map((_, i) => i > 0 && rows.every((row) => (row[i] ?? '') === '' || isFigure(row[i] ?? '')))
  return [head, ...rows].flatMap(([first = '', ...cells]) => {
    const [name = '', ...more] = fold(first, widths[0] ?? 0)
    const placed = cells.map((cell, i) => (right[i + 1] ? padStart : padEnd)(cell, widths[i + 1] ?? 0))
    return [[padEnd(name, widths[0] ?? 0), ...placed].join('  ').trimEnd(), ...more]
  })
}

/** Short entries in as many columns as fit, read downwards; few or long ones stay one below the other. */
export function columnLines(entries: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...entries.map(lengthOf))
  const many = entries.length > 12 ? Math.max(1, Math.min(4, Math.floor((width + 3) / (widest + 3)))) : 1
  if (many === 1) return [...entries]
  const tall = Math.ceil(entries.length / many)
  return Array.from({ length: tall }, (_, line) =>
    Array.from({ length: many }, (_, column) => entries[column * tall + line] ?? '')
      .map((entry) => padEnd(entry, widest))
      .join('   ')
      .trimEnd(),
  )
}

/** A thin line across the page, with a heading in it; a long heading stands alone. */
export function ruleLines(heading: string, width: number): string[] {
  const room = width - lengthOf(heading) - 4
  return room < 1 ? fold(heading, width) : [`── ${heading} ${'─'.repeat(room)}`]
}
