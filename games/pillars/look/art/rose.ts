// The rose window: one petal for each trick of the round. Drawn once for a radius of 286, then set to its size.
import type { Seat } from '../../../../kernel/words.ts'
import { onCircle, point, short } from '../../../../look/svg.ts'
import { leaded, panes } from './glass.ts'

export const ROSE = 286
/** Where the petals begin and the eye ends. */
export const EYE = 199
/** Where a petal carries its badge, and where its number when it has one. */
export const BADGE_AT = 248
const NUMBER_AT = 221

/** A trick on the rose: won by a seat, the King's, being played, or to come. */
export type Petal = { readonly is: 'won'; readonly seat: Seat } | { readonly is: 'king' | 'now' | 'to-come' }

/** The outline of the petal that points up. */
function outline(petals: number): string {
  const half = 180 / petals
  const inner = half - 4.6
  const outer = half - 2.4
  const [x, y] = onCircle(257, outer)
  const top = 2 * -283 - y
  return (
    `M${point(onCircle(207, -inner))}Q${point(onCircle(233, -outer - 0.6))} ${point([-x, y])}` +
    `Q0 ${short(top)} ${point([x, y])}Q${point(onCircle(233, outer + 0.6))} ${point(onCircle(207, inner))}` +
    `A207 207 0 0 0 ${point(onCircle(207, -inner))}Z`
  )
}

const GLASS = [0, 1, 2].map((k) => {
  const cells = panes(`petal ${k}`, 172, 92, 5, 3).map((cell) => cell.map(([x, y]) => [x - 86, y - 288] as const))
  return { lit: leaded(cells, 2.4), dark: leaded(cells, 2.4, 0.8) }
})

const fillOf = (petal: Petal): string => {
  if (petal.is === 'won') return `var(--seat-${petal.seat})`
  return petal.is === 'king' ? 'var(--p-king)' : petal.is === 'now' ? 'var(--p-now)' : 'var(--p-unlit)'
}

function petal(at: number, p: Petal, count: number, d: string): string {
  const fill = fillOf(p)
  const lit = p.is === 'won' || p.is === 'king'
  const turn = `transform="rotate(${short((at * 360) / count)})"`
  const glow = lit || p.is === 'now' ? `<path d="${d}" fill="${fill}" class="pil-glow"/>` : ''
  const light = lit
    ? `<path d="${d}" fill="url(#pil-light)"/>`
    : p.is === 'now'
      ? `<path d="${d}" fill="url(#pil-light)" opacity=".35"/>`
      : ''
  const edge = p.is === 'now' ? 'var(--t-accent)' : 'var(--p-petal-edge)'
  return (
    `<g ${turn}>${glow}<path d="${d}" fill="${fill}" stroke="var(--p-lead)" stroke-width="9" stroke-linejoin="round"/>${light}` +
    `<g clip-path="url(#pil-petal)">${GLASS[at % 3]?.[lit ? 'lit' : 'dark']}</g>` +
    `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${p.is === 'now' ? 3 : 1.2}" stroke-linejoin="round"/></g>`
  )
}

/** The number of a trick: large where nothing else lies on the petal, small beside a badge. */
function number(at: number, p: Petal, count: number, sizes: Record<'open' | 'now' | 'lit', number>): string {
  const kind = p.is === 'now' ? 'now' : p.is === 'to-come' ? 'open' : 'lit'
  const [x, y] = onCircle(kind === 'lit' ? NUMBER_AT : 243, (at * 360) / count)
  return `<text x="${short(x)}" y="${short(y)}" dy=".34em" class="pil-number ${kind}" font-size="${short(sizes[kind])}">${at + 1}</text>`
}

/** Small roundels between the petals, ruby and cobalt in turn. */
function roundels(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = onCircle(272, ((i + 0.5) * 360) / count)
    const glass = i % 2 === 0 ? 'cobalt' : 'ruby'
    return (
      `<circle cx="${short(x)}" cy="${short(y)}" r="8" fill="var(--p-${glass})" stroke="var(--p-lead)" stroke-width="3"/>` +
      `<circle cx="${short(x - 2)}" cy="${short(y - 2.5)}" r="2.6" fill="#fff" opacity=".55"/>`
    )
  }).join('')
}

/** The web of fine lead in the eye. */
function web(count: number): string {
  const spokes = Array.from({ length: count * 2 }, (_, i) => {
    const turn = ((i + 0.5) * 180) / count
    return `M${point(onCircle(40, turn))}L${point(onCircle(EYE - 4, turn))}`
  }).join('')
  const rings = [62, 112, 158].map((r) => `<circle r="${r}"/>`).join('')
  return `<g fill="none" stroke="var(--p-web)" stroke-width="1"><path d="${spokes}"/>${rings}</g>`
}

/** Where the window is, and how large. */
export interface Window {
  readonly cx: number
  readonly cy: number
  readonly r: number
}

const placed = ({ cx, cy, r }: Window, inner: string) =>
  `<g transform="translate(${short(cx)} ${short(cy)}) scale(${Math.round((r / ROSE) * 1000) / 1000})">${inner}</g>`

/** What of the window stays as it is for a whole match: its ring, for so many petals. */
export function ring(window: Window, count: number): string {
  const d = outline(count)
  return (
    `<defs><clipPath id="pil-petal"><path d="${d}"/></clipPath>` +
    '<radialGradient id="pil-light" gradientUnits="userSpaceOnUse" cx="0" cy="-246" r="88"><stop stop-color="#fff" stop-opacity=".52"/><stop offset=".55" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>' +
    '<radialGradient id="pil-eye"><stop stop-color="var(--p-eye-a)"/><stop offset="1" stop-color="var(--p-eye-b)"/></radialGradient>' +
    '<radialGradient id="pil-ring" gradientUnits="userSpaceOnUse" cx="0" cy="-60" r="360"><stop stop-color="var(--p-ring-a)"/><stop offset="1" stop-color="var(--p-ring-b)"/></radialGradient></defs>' +
    placed(
      window,
      '<circle r="294" fill="var(--p-lead)" opacity=".55"/><circle r="290" fill="url(#pil-ring)" stroke="var(--p-edge)" stroke-width="3"/><circle r="284" fill="none" stroke="var(--p-lead)" stroke-width="2"/>',
    )
  )
}

/** What lies on the ring, part by part: each petal, the eye, the numbers, which grow where the window is small, to `least` pixels and more. */
export function glass(window: Window, petals: readonly Petal[], least = 12): string[] {
  const k = window.r / ROSE
  const count = petals.length
  const d = outline(count)
  const sizes = { open: Math.max(22, 15 / k), now: Math.max(28, 18 / k), lit: Math.max(14, least / k) }
  const eye = `<circle r="${EYE}" fill="url(#pil-eye)" stroke="var(--p-edge)" stroke-width="3"/><circle r="${EYE - 4}" fill="none" stroke="var(--p-lead)" stroke-width="3"/>`
  return [
    ...petals.map((p, i) => petal(i, p, count, d)),
    roundels(count) + eye + web(count),
    petals.map((p, i) => number(i, p, count, sizes)).join(''),
  ].map((part) => placed(window, part))
}
