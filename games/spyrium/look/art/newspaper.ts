// The event of the round as the front page of a newspaper.
import { icon, lines, type Rect, rect, short, squeezed, word } from '../../../../look/svg.ts'

const sheet = (w: number, h: number) =>
  `<path d="M3 2L${w - 1} 0L${w} ${h - 3}L0 ${h}Z" class="spy-newsprint"/><path d="M3 2L${w - 1} 0L${w} ${h - 3}L0 ${h}Z" class="edge spy-news-edge"/>`

const rule = (x: number, y: number, w: number, thick = 1) =>
  `<path d="M${short(x)} ${short(y)}h${short(w)}" stroke="var(--s-news-ink)" stroke-width="${thick}" opacity=".75"/>`

export interface Page {
  readonly masthead: string
  readonly left: string
  readonly right: string
  readonly title: string
  readonly picture: readonly [string, string]
  readonly used: string
}

/** How wide a letter of a headline is, by its size. */
const LETTER = 0.56
/** The smallest letters that are printed: where they have no room they stand closer. */
const LEAST = 14

export function paper(box: Rect, page: Page): string {
  const { w, h } = box
  const wide = w >= 200
  const headline = wide ? lines(page.title, 22) : lines(page.title, 14)
  const longest = Math.max(...headline.map((line) => line.length))
  const fits = (w - 24) / (longest * LETTER)
  const size = Math.max(LEAST, Math.min(wide && headline.length === 1 ? 21 : wide ? 17 : 15, fits))
  const cut = wide ? engraving({ x: 12, y: 86, w: w * 0.41 - 12, h: Math.min(80, h - 130) }, page.picture) : ''
  return (
    sheet(w, h) +
    word(page.masthead, w / 2, 21, 'spy-masthead', `textLength="${short(w - 44)}" lengthAdjust="spacingAndGlyphs"`) +
    rule(12, 27, w - 24, 1.6) +
    rule(12, 30, w - 24, 0.6) +
    word(page.left, 12, 44, 'spy-news-small', squeezed(page.left.length * 7, w / 2 - 16)) +
    word(page.right, w - 12, 44, 'spy-news-small spy-end', squeezed(page.right.length * 7, w / 2 - 16)) +
    rule(12, 49, w - 24, 0.6) +
    headline
      .map((line, i) =>
        word(
          line,
          w / 2,
          (headline.length === 1 ? 73 : 66) + i * 17,
          'spy-headline',
          `style="font-size:${short(size)}px" ${squeezed(line.length * size * LETTER, w - 24)}`,
        ),
      )
      .join('') +
    cut +
    rule(12, h - 34, w - 24, 0.6) +
    word(page.used, 12, h - 14, 'spy-news-small')
  )
}

/** A picture in lines. */
function engraving(box: Rect, [main, behind]: readonly [string, string]): string {
  const { x, y, w, h } = box
  const hatch = Array.from({ length: Math.floor(h / 4) }, (_, i) => `M${x} ${y + 2 + i * 4}h${short(w)}`).join('')
  return (
    rect(box, 0, 'fill="#000" fill-opacity=".06" stroke="var(--s-news-ink)" stroke-opacity=".5" stroke-width=".8"') +
    `<path d="${hatch}" stroke="var(--s-news-ink)" stroke-opacity=".16" stroke-width=".8"/>` +
    icon(behind, x + w * 0.72, y + h * 0.68, h * 0.5, 'var(--s-news-ink)', 'opacity=".35"') +
    icon(main, x + w * 0.4, y + h * 0.5, Math.min(w, h) * 0.78, 'var(--s-news-ink)')
  )
}

export function nextPaper(box: Rect, when: string, title: string, token: boolean, strip: boolean): string {
  const { w, h } = box
  const room = w - (token ? 52 : 12) - (strip ? 4 : 12)
  const narrow = (size: number) => squeezed(title.length * size * LETTER, room)
  if (strip)
    return (
      sheet(w, h) +
      word(when, 8, 16, 'spy-news-small') +
      word(title, 8, 33, 'spy-headline spy-start', `style="font-size:14px" ${narrow(14)}`)
    )
  return (
    sheet(w, h) +
    word(when, 12, 18, 'spy-news-small') +
    rule(12, 23, w - 24, 0.6) +
    word(title, 12, 42, 'spy-headline spy-start', `style="font-size:17px" ${narrow(17)}`)
  )
}

/** From this height on, the options of a strip stand under its headline instead of beside it. */
export const STACKED = 64

/** The same in a strip, for a phone. */
export function stripPaper(box: Rect, title: string): string {
  const { w, h } = box
  if (h >= STACKED) {
    const fit = squeezed(title.length * 15 * LETTER, w - 16)
    return sheet(w, h) + word(title, 8, 18, 'spy-headline spy-start', `style="font-size:15px" ${fit}`)
  }
  const room = Math.min(96, w * 0.4) - 12
  const broken = lines(title, 11)
  const size = broken.length > 1 ? 14 : 16
  return (
    sheet(w, h) +
    broken
      .slice(0, 2)
      .map((line, i) => {
        const y = h / 2 + size * 0.35 + (broken.length > 1 ? (i - 0.5) * 16 : 0)
        const fit = squeezed(line.length * size * LETTER, room)
        return word(line, 8, y, 'spy-headline spy-start', `style="font-size:${size}px" ${fit}`)
      })
      .join('')
  )
}
