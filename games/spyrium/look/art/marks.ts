// Lines of marks as this look sets them.
import { type MarkStyle, marksLine, marksWidth } from '../../../../look/marks.ts'
import type { Mark } from '../../../../look/scene.ts'

const STYLE: MarkStyle = { classes: 'spy-mark', letter: 0.56, icon: 1.12, gap: 0.28, pale: 0.6, toned: true }

export const widthOf = (marks: readonly Mark[], size: number): number => marksWidth(marks, size, STYLE)
export const marksIn = (marks: readonly Mark[], size: number, ink: string): string => marksLine(marks, size, ink, STYLE)
