// A boiler's water glass: brass ends, a glass tube, a scale beside it.
import { short, word } from '../../../../look/svg.ts'

export interface Glass {
  /** The middle of the tube. */
  readonly tube: number
  readonly inner: { readonly top: number; readonly foot: number }
  readonly top: number
  readonly leader: number
  readonly marks: readonly number[]
  readonly bonus: string
}

export function boiler(w: number, { tube, inner, top, leader, marks, bonus }: Glass): string {
  const narrow = w < 60
  const half = narrow ? 7 : 10
  const at = (n: number) => short(inner.foot - ((inner.foot - inner.top) * n) / top)
  const level = at(leader)
  const step = top > 60 ? 20 : 10
  const scale = Array.from({ length: top / 2 + 1 }, (_, i) => {
    const n = i * 2
    const long = n % step === 0
    return `M${tube - half - 3} ${at(n)}h${long ? -8 : n % 10 === 0 ? -6 : -3}`
  }).join('')
  const figures = Array.from({ length: top / step + 1 }, (_, i) => i * step)
    // A figure that would touch the words of a bonus is left out.
    .filter((n) => !marks.some((mark) => Math.abs(at(mark) - at(n)) < 24))
    .map((n) => (narrow ? '' : word(`${n}`, tube - half - 14, at(n) + 5, 'spy-scale')))
    .join('')
  const bonuses = marks
    .map(
      (n) =>
        `<path d="M${tube - half - 12} ${at(n)}h${2 * half + 24}" stroke="var(--s-amber)" stroke-width="1.600"/>` +
        (narrow
          ? ''
          : word(`${n}`, tube - half - 14, at(n) - 3, 'spy-scale spy-amber') +
            word(bonus, tube - half - 14, at(n) + 11, 'spy-amber spy-tiny')),
    )
    .join('')
  const cap = (y: number, flip: boolean) =>
    `<g transform="translate(${tube} ${y})${flip ? ' scale(1 -1)' : ''}"><rect x="${-half - 6}" y="-14" width="${2 * half + 12}" height="18" rx="3" fill="url(#spy-brass)"/><rect x="${-half - 2}" y="-28" width="${2 * half + 4}" height="14" rx="2" fill="url(#spy-brass)"/><rect x="${-half - 9}" y="2" width="${2 * half + 18}" height="7" rx="2" fill="url(#spy-brass)"/></g>`
  return (
    '<defs><linearGradient id="spy-brass"><stop stop-color="#7d5f24"/><stop offset=".3" stop-color="#fff0bd"/><stop offset=".55" stop-color="#c9a24b"/><stop offset="1" stop-color="#6b4f1c"/></linearGradient>' +
    '<linearGradient id="spy-tube"><stop stop-color="#061a14" stop-opacity=".9"/><stop offset=".35" stop-color="#17392f" stop-opacity=".75"/><stop offset="1" stop-color="#04120d" stop-opacity=".9"/></linearGradient>' +
    '<linearGradient id="spy-liquid"><stop stop-color="#0e7a48"/><stop offset=".38" stop-color="#8dffc0"/><stop offset=".62" stop-color="#38d980"/><stop offset="1" stop-color="#0c6a3f"/></linearGradient></defs>' +
    `<rect x="${tube - half}" y="${inner.top - 12}" width="${2 * half}" height="${inner.foot - inner.top + 22}" fill="url(#spy-tube)"/>` +
    `<rect x="${tube - half}" y="${level}" width="${2 * half}" height="${short(inner.foot - level + 10)}" fill="url(#spy-liquid)" class="spy-liquid"/>` +
    `<ellipse cx="${tube}" cy="${level}" rx="${half}" ry="3.500" fill="#d8ffe9"/>` +
    `<path d="M${tube - half * 0.5} ${inner.top - 6}V${inner.foot}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>` +
    `<path d="${scale}" stroke="var(--s-scale)" stroke-width="1"/>${figures}${bonuses}${cap(inner.top - 14, false)}${cap(inner.foot + 12, true)}`
  )
}
