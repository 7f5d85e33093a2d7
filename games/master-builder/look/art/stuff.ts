// What buildings are made of, as ink lines on a flat tint: courses of brick and stone, planks, tiles, timber, hatching.
import { type Rect, short } from '../../../../look/svg.ts'

export const INK = '#2b1b10'
const line = (d: string, width: number, tone: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => short(from + i * step))

/** Bricks: short courses, every second one shifted. */
export function bricks({ x, y, w, h }: Rect, tone: string): string {
  const course = 5
  const d = rows(y + course, y + h, course)
    .map((at, i) => {
      const joints = rows(x + (i % 2 === 0 ? 4 : 8.5), x + w, 9).map((jx) => `M${jx} ${at - course}v${course}`)
      return `M${x} ${at}h${w}${joints.join('')}`
    })
    .join('')
  return line(d, 0.7, tone, 0.75)
}

/** Ashlar: high courses of uneven blocks; `seed` shifts them from building to building. */
export function ashlar({ x, y, w, h }: Rect, tone: string, seed: number): string {
  const course = 8
  const d = rows(y + course, y + h + course, course)
    .map((at, i) => {
      let joints = ''
      let jx = x + ((i * 7 + seed * 5) % 9) + 3
      for (let k = 0; jx < x + w; k++) {
        joints += `M${short(jx)} ${short(at - course)}v${course}`
        jx += 9 + ((i * 3 + k * 5 + seed) % 6)
      }
      return `${at < y + h ? `M${x} ${at}h${w}` : ''}${joints}`
    })
    .join('')
  return line(d, 0.8, tone, 0.6)
}

/** Boards side by side. */
export function planks({ x, y, w, h }: Rect, tone: string): string {
  const boards = rows(x + 6, x + w, 6.5)
  const grain = boards.map((at, i) => `M${short(at - 3)} ${y + 8 + ((i * 13) % 20)}v${9 + ((i * 7) % 11)}`)
  return line(boards.map((at) => `M${at} ${y}v${h}`).join(''), 0.9, tone, 0.75) + line(grain.join(''), 0.6, tone, 0.45)
}

/** Tiles: rows of scallops. */
export function tiles({ x, y, w, h }: Rect, tone: string, size = 6): string {
  const d = rows(y + size, y + h + size, size)
    .map((at, i) => {
      const from = x + (i % 2 === 0 ? 0 : -size / 2)
      const many = Math.ceil(w / size) + 1
      return `M${short(from)} ${short(at - size * 0.4)}${`q${size / 2} ${short(size * 0.75)} ${size} 0`.repeat(many)}`
    })
    .join('')
  return line(d, 0.8, tone, 0.7)
}

/** Slates: straight courses with short joints. */
export function slates({ x, y, w, h }: Rect, tone: string): string {
  const d = rows(y + 5, y + h, 5.5)
    .map(
      (at, i) =>
        `M${x} ${at}h${w}${rows(x + (i % 2 === 0 ? 5 : 9), x + w, 8)
          .map((jx) => `M${jx} ${short(at - 5.5)}v5.5`)
          .join('')}`,
    )
    .join('')
  return line(d, 0.7, tone, 0.7)
}

/** Diagonal strokes on the side away from the light. */
export function hatch({ x, y, w, h }: Rect): string {
  const from = x + w * 0.66
  const many = Math.ceil((w * 0.34 + h) / 4)
  const d = Array.from(
    { length: many },
    (_, i) => `M${short(from + i * 4)} ${y}L${short(from + i * 4 - h)} ${short(y + h)}`,
  )
  return `<g clip-path="none"><path d="${d.join('')}" fill="none" stroke="${INK}" stroke-opacity=".16" stroke-width=".9"/></g>`
}

/** Beams of a timber frame along a path. */
export const beams = (d: string, tone = '#5a3a20', width = 3.2): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width + 1.4}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round"/>`

/** A window whose panes light up at night. */
export function pane(cx: number, y: number, w: number, h: number, arched = true): string {
  const x = short(cx - w / 2)
  const d = arched
    ? `M${x} ${short(y + h)}V${short(y + w / 2)}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(w)} 0V${short(y + h)}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`
  return `<path d="${d}" style="fill:var(--mb-pane,#4a4a44)" stroke="${INK}" stroke-width="1.1"/><path d="M${cx} ${y}v${h}M${x} ${short(y + h / 2)}h${w}" stroke="#efe2c2" stroke-width=".8" stroke-opacity=".8"/>`
}

/** A door, or half of one where a wall ends in its middle. */
export const door = (
  cx: number,
  w: number,
  h: number,
  foot: number,
  tone = '#5d3a20',
  part: 'whole' | 'left' | 'right' = 'whole',
): string => {
  const r = w / 2
  const d =
    part === 'whole'
      ? `M${cx - r} ${foot}V${foot - h + r}a${r} ${r} 0 0 1 ${w} 0V${foot}Z`
      : part === 'left'
        ? `M${cx - r} ${foot}V${foot - h + r}a${r} ${r} 0 0 1 ${r} ${-r}V${foot}Z`
        : `M${cx} ${foot}V${foot - h}a${r} ${r} 0 0 1 ${r} ${r}V${foot}Z`
  return `<path d="${d}" fill="${tone}" stroke="${INK}" stroke-width="1.2"/>`
}
