// Marks set in a line inside a drawing, as the strip of a card sets them.
import type { Mark } from '../../../../look/scene.ts'
import { icon, plain, short } from '../../../../look/svg.ts'

const letters = (text: string, size: number) => text.length * size * 0.54

const markWidth = (mark: Mark, size: number) =>
  (mark.text ? letters(mark.text, size) : 0) + (mark.icon ? size * 1.15 : 0) + (mark.text && mark.icon ? 2 : 0)

/** How long a line of marks is. */
export const widthOf = (marks: readonly Mark[], size: number): number =>
  marks.reduce((sum, mark, i) => sum + markWidth(mark, size) + (i > 0 ? size * 0.3 : 0), 0)

/** The line, from the left, its middle at 0. */
export function marksIn(marks: readonly Mark[], size: number, ink = 'var(--k-ink)'): string {
  let x = 0
  let out = ''
  for (const [i, mark] of marks.entries()) {
    if (i > 0) x += size * 0.3
    const tone = mark.tone ?? ink
    const pale = mark.pale ? 'opacity=".5"' : ''
    if (mark.text) {
      out += `<text x="${short(x)}" y="${short(size * 0.35)}" class="cas-mark" style="font-size:${size}px;fill:${ink}" ${pale}>${plain(mark.text)}</text>`
      x += letters(mark.text, size) + (mark.icon ? 2 : 0)
    }
    if (mark.icon) {
      out += icon(mark.icon, x + size * 0.57, 0, size * 1.15, tone, `color="${tone}" ${pale}`)
      x += size * 1.15
    }
  }
  return out
}
