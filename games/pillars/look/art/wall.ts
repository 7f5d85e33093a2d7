// The nave: courses of stone, shafts, niches under pointed arches, and a floor that takes the light of the windows.
import type { Seat } from '../../../../kernel/words.ts'
import { type Rect, short } from '../../../../look/svg.ts'
import { ogive } from './ogive.ts'

const COURSES = 'M0 .5H144M0 28.500H144M0 56.500H144M22 0V28M94 0V28M58 28V56M130 28V56'

/** The wall over the whole room, lighter behind the window. */
export function wall(w: number, h: number, cx: number, cy: number): string {
  return (
    `<defs><pattern id="pil-courses" width="144" height="56" patternUnits="userSpaceOnUse"><path d="${COURSES}" fill="none" stroke="var(--p-joint)" stroke-width="1.600"/><path d="${COURSES}" transform="translate(1 1.200)" fill="none" stroke="var(--p-joint-light)" stroke-width=".8"/></pattern>` +
    `<radialGradient id="pil-wall" gradientUnits="userSpaceOnUse" cx="${short(cx)}" cy="${short(cy)}" r="${short(Math.max(w, h) * 0.62)}"><stop stop-color="var(--p-wall-a)"/><stop offset=".55" stop-color="var(--p-wall-b)"/><stop offset="1" stop-color="var(--p-wall-c)"/></radialGradient>` +
    '<linearGradient id="pil-shaft"><stop stop-color="var(--p-shaft-b)"/><stop offset=".38" stop-color="var(--p-shaft-a)"/><stop offset="1" stop-color="var(--p-shaft-b)"/></linearGradient>' +
    '<pattern id="pil-lattice" width="34" height="44" patternUnits="userSpaceOnUse"><path d="M17 0L34 22L17 44L0 22Z" fill="none" stroke="var(--p-lattice)"/></pattern>' +
    '<linearGradient id="pil-niche" x2="0" y2="1"><stop stop-color="var(--p-niche-a)"/><stop offset="1" stop-color="var(--p-niche-b)"/></linearGradient></defs>' +
    `<rect width="${w}" height="${h}" fill="url(#pil-wall)"/><rect width="${w}" height="${h}" fill="url(#pil-courses)"/>`
  )
}

/** A clustered shaft from above the room down to the floor. */
export function shaft(x: number, foot: number, w: number): string {
  const capital = 94
  const half = (w + 18) / 2
  const mid = x + w / 2
  return (
    `<rect x="${short(x)}" y="-4" width="${short(w)}" height="${short(foot + 4)}" fill="url(#pil-shaft)" stroke="var(--p-lead)" stroke-opacity=".6"/>` +
    `<path d="M${short(x + w * 0.33)} 0V${short(foot)}M${short(x + w * 0.68)} 0V${short(foot)}" stroke="var(--p-lead)" stroke-opacity=".45" fill="none"/>` +
    `<path d="M${short(mid - half)} ${capital}h${short(2 * half)}v7l-8 11h${short(16 - 2 * half)}l-8-11z" fill="url(#pil-shaft)" stroke="var(--p-lead)" stroke-opacity=".7"/>` +
    `<path d="M${short(mid - half)} ${short(foot)}l8-12h${short(2 * half - 16)}l8 12z" fill="url(#pil-shaft)" stroke="var(--p-lead)" stroke-opacity=".7"/>`
  )
}

/** The border of a niche: panes of ruby, cobalt and amber in turn, lead between them. */
const BORDER = ['ruby', 'cobalt', 'amber'] as const
const PANE = 24

/** A niche under a pointed arch: clear glass in a lattice of lead, with a border of coloured panes. */
export function niche({ x, y, w, h }: Rect, rise = w * 0.56): string {
  const d = ogive(x, y, w, h, rise)
  const border = BORDER.map(
    (glass, i) =>
      `<path d="${d}" fill="none" stroke="var(--p-${glass})" stroke-width="8" stroke-dasharray="${PANE - 2} ${2 * PANE + 2}" stroke-dashoffset="${-i * PANE}"/>`,
  )
  return (
    `<path d="${d}" fill="url(#pil-niche)"/><path d="${d}" fill="url(#pil-lattice)"/>` +
    `<path d="${d}" fill="none" stroke="var(--p-edge)" stroke-width="15"/><path d="${d}" fill="none" stroke="var(--p-lead)" stroke-width="11"/>${border.join('')}`
  )
}

/** A column of clear glass beside the window. */
export const pane = ({ x, y, w, h }: Rect): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="url(#pil-niche)"/>` +
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="url(#pil-lattice)"/>` +
  `<path d="M${short(x)} ${short(y)}v${short(h)}" stroke="var(--p-lead)" stroke-width="3"/>`

/** The ledge and the floor below it, with pools of light where windows are lit. */
export function floor(w: number, y: number, h: number, pools: readonly { x: number; seat: Seat }[]): string {
  const cx = w / 2
  const flags = Array.from({ length: 15 }, (_, i) => {
    const at = (i - 7) * (w / 9)
    return `M${short(cx + at * 0.62)} ${short(y + 12)}L${short(cx + at * 1.5)} ${short(y + h)}`
  }).join('')
  const rows = [0.24, 0.55, 0.97].map((t) => `M0 ${short(y + 12 + t * (h - 12))}H${w}`).join('')
  const light = pools.map(
    ({ x, seat }) =>
      `<ellipse cx="${short(x)}" cy="${short(y + h * 0.55)}" rx="${short(w * 0.11)}" ry="${short(h * 0.42)}" fill="var(--seat-${seat})" class="pil-pool"/>`,
  )
  return (
    '<defs><linearGradient id="pil-floor" x2="0" y2="1"><stop stop-color="var(--p-floor-a)"/><stop offset="1" stop-color="var(--p-floor-b)"/></linearGradient></defs>' +
    `<rect y="${short(y)}" width="${w}" height="${short(h)}" fill="url(#pil-floor)"/>` +
    `<path d="${flags}${rows}" stroke="var(--p-joint)" fill="none"/>${light.join('')}` +
    `<rect y="${short(y)}" width="${w}" height="9" fill="var(--p-ledge)"/><path d="M0 ${short(y + 9.5)}H${w}" stroke="var(--p-lead)" stroke-width="2"/><path d="M0 ${short(y + 0.5)}H${w}" stroke="var(--p-edge)"/>`
  )
}
