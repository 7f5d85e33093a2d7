// Lines of marks as this look sets them.
import { type MarkStyle, marksLine, marksWidth } from '../../../../look/marks.ts'
import type { Mark } from '../../../../look/scene.ts'
import type { Rect } from '../../../../look/svg.ts'

const STYLE: MarkStyle = { classes: 'spy-mark', letter: 0.56, icon: 1.12, gap: 0.28, pale: 0.6, toned: true }
/** The same with less air. */
const CLOSE: MarkStyle = { ...STYLE, letter: 0.52, icon: 1, gap: 0.12 }

export const widthOf = (marks: readonly Mark[], size: number): number => marksWidth(marks, size, STYLE)
export const marksIn = (marks: readonly Mark[], size: number, ink: string): string => marksLine(marks, size, ink, STYLE)

/** A line in the middle of a box: closer where it is long, then smaller down to the least letters, then narrower. */
export function marksFitted(marks: readonly Mark[], box: Rect, size: number, least: number, ink: string): string {
  const room = box.w - 6
  const style = marksWidth(marks, size, STYLE) <= room ? STYLE : CLOSE
  const narrowing = (letters: number) => Math.min(1, room / marksWidth(marks, letters, style))
  const letters = Math.max(Math.min(least, size), Math.floor(size * narrowing(size) * 2) / 2)
  const k = narrowing(letters)
  const x = (box.w - marksWidth(marks, letters, style) * k) / 2
  const narrower = k < 1 ? ` scale(${Math.floor(k * 100) / 100} 1)` : ''
  return `<g transform="translate(${Math.round(x * 10) / 10} ${box.h / 2})${narrower}">${marksLine(marks, letters, ink, style)}</g>`
}
