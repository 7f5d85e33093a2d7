// Marks set in a line inside a drawing, as the strip of a card sets them.
import type { Mark } from './scene.ts'
import { icon, plain, short } from './svg.ts'

/** How a look sets its lines of marks; lengths are parts of the size of the letters. */
export interface MarkStyle {
  /** The class of the letters. */
  readonly classes: string
  /** How wide a letter is, an icon, and the room between two marks. */
  readonly letter: number
  readonly icon: number
  readonly gap: number
  /** How much is left of a pale mark. */
  readonly pale: number
  /** Letters take the tone of their mark, not only its icon. */
  readonly toned: boolean
}

/** Between the letters and the icon of one mark. */
const NEAR = 2

const widthOfMark = ({ text, icon: id }: Mark, size: number, style: MarkStyle): number =>
  (text ? text.length * size * style.letter : 0) + (id ? size * style.icon : 0) + (text && id ? NEAR : 0)

/** How long a line of marks is. */
export const marksWidth = (marks: readonly Mark[], size: number, style: MarkStyle): number =>
  marks.reduce((sum, mark, i) => sum + widthOfMark(mark, size, style) + (i > 0 ? size * style.gap : 0), 0)

/** The line, from the left, its middle at 0. */
export function marksLine(marks: readonly Mark[], size: number, ink: string, style: MarkStyle): string {
  let x = 0
  let out = ''
  for (const mark of marks) {
    const tone = mark.tone ?? ink
    const pale = mark.pale ? `opacity="${style.pale}"` : ''
    const end = x + widthOfMark(mark, size, style)
    if (mark.text)
      out += `<text x="${short(x)}" y="${short(size * 0.35)}" class="${style.classes}" style="font-size:max(${size}px,var(--least));fill:${style.toned ? tone : ink}" ${pale}>${plain(mark.text)}</text>`
    if (mark.icon)
      out += icon(mark.icon, end - (size * style.icon) / 2, 0, size * style.icon, tone, `color="${tone}" ${pale}`)
    x = end + size * style.gap
  }
  return out
}
