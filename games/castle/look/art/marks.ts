// Lines of marks as this look sets them.
import { type MarkStyle, marksLine, marksWidth } from '../../../../look/marks.ts'
import type { Mark } from '../../../../look/scene.ts'

const STYLE: MarkStyle = { classes: 'cas-mark', letter: 0.54, icon: 1.15, gap: 0.3, pale: 0.5, toned: false }

export const widthOf = (marks: readonly Mark[], size: number): number => marksWidth(marks, size, STYLE)
export const marksIn = (marks: readonly Mark[], size: number, ink = 'var(--k-ink)'): string =>
  marksLine(marks, size, ink, STYLE)
