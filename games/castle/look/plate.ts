// The plates at the foot of a building: what it costs and brings, or the helper spaces it has opened.
import { circle, icon, plain, type Rect, rect, short } from '../../../look/svg.ts'

/** Width of a name set in the display face, by what its letters measure there. */
export function nameWidth(name: string, size: number): number {
  let ems = 0
  for (const letter of name) ems += EMS.get(letter.normalize('NFD').charAt(0)) ?? USUAL
  return ems * size
}
const USUAL = 0.53
const EMS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'ijl’(), ': 0.27,
    frstI: 0.36,
    acevz: 0.45,
    ABCEFKLRTVYZw: 0.69,
    DGHNOQUXm: 0.82,
    MW: 0.94,
  }).flatMap(([letters, ems]) => Array.from(letters, (letter) => [letter, ems] as const)),
)

/** So much longer than its room a name may be and is squeezed; a longer one is cut. */
const SQUEEZE = 1.15
/** What has to be chosen by its name, or told apart by it, is squeezed further. */
export const CLOSE = 1.5

/** A name in so much room; `most` is how much longer it may be. */
export function nameIn(
  room: number,
  name: string,
  [x, y]: readonly [x: number, y: number],
  size: number,
  most = SQUEEZE,
): string {
  let kept = name
  if (nameWidth(name, size) > room * most) {
    while (kept.length > 1 && nameWidth(`${kept}…`, size) > room) kept = kept.slice(0, -1)
    kept = `${kept.trimEnd()}…`
  }
  const squeezed = nameWidth(kept, size) > room ? ` textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${short(x)}" y="${short(y)}" class="cas-name" style="font-size:${size}px"${squeezed}>${plain(kept)}</text>`
}

export interface Plate {
  readonly name: string
  readonly value: number
  readonly points: number
  readonly size: number
  readonly bare: boolean
  readonly guessed: boolean
}

/** How wide the plate of an unbuilt tile is. */
export const plateWidth = ({ name, size, bare }: Plate): number =>
  bare ? 22 : Math.round((name === '' ? 0 : nameWidth(name, size) + 8) + 25 + 26)

/** A slip of paper with the shade it throws. */
export const paper = (r: Rect, rx: number, of: 'cas-plate' | 'cas-title' | 'cas-strip-plate'): string =>
  rect({ ...r, x: r.x - 0.4, y: r.y + 1.5, w: r.w + 0.8 }, rx, 'class="cas-shade"') + rect(r, rx, `class="${of}"`)

/** Value on a dark disc, name, points in a laurel; by its middle and top. */
export function plate(p: Plate, cx: number, y: number): string {
  if (p.bare)
    return (
      circle(cx, y + 11, 10.5, 'class="cas-value"') +
      `<text x="${short(cx)}" y="${short(y + 15.5)}" class="cas-value-n">${p.value}</text>`
    )
  const w = plateWidth(p)
  const x = cx - w / 2
  const name =
    p.name === ''
      ? ''
      : `<text x="${short(x + 29)}" y="${short(y + 17.5)}" class="cas-name" style="font-size:${p.size}px">${plain(p.name)}</text>`
  const dot = p.guessed ? circle(x + w - 2, y + 2, 3, 'class="cas-guess"') : ''
  return (
    paper({ x, y: y + 0.5, w, h: 24 }, 12, 'cas-plate') +
    circle(x + 12.5, y + 12.5, 12, 'class="cas-value"') +
    `<text x="${short(x + 12.5)}" y="${short(y + 17)}" class="cas-value-n">${p.value}</text>` +
    name +
    icon('laurels', x + w - 13, y + 12.5, 27, 'var(--k-laurel)') +
    `<text x="${short(x + w - 13)}" y="${short(y + 17)}" class="cas-points">${p.points}</text>` +
    dot
  )
}

/** A pin over the building that is being paid for. */
export const pin = (cx: number, y: number): string =>
  `<g transform="translate(${short(cx)} ${short(y)})"><path d="M0 18C-9 6-13 1-13-6A13 13 0 0 1 13-6C13 1 9 6 0 18Z" class="cas-pin"/>${icon('flat-hammer', 0, -6, 17, '#2b2417')}</g>`

/** A helper space: empty with its fee, or taken; `live` where it can be pointed at itself. */
export const socket = ({ w, h }: Pick<Rect, 'w' | 'h'>, fee: number, taken: boolean, live = false): string => {
  const r = Math.min(w, h) / 2 - 1.5
  const size = Math.max(14, r * 1.02)
  return (
    (live ? circle(w / 2, h / 2, r + 1, 'class="cas-rim"') : '') +
    circle(w / 2, h / 2, r, `class="cas-socket ${taken ? 'cas-taken' : ''} ${live ? 'edge' : ''}"`) +
    (taken
      ? ''
      : `<text x="${short(w / 2)}" y="${short(h / 2 + size * 0.36)}" class="cas-fee" style="font-size:${short(size)}px">${fee}</text>`)
  )
}
