// Where words stand on the board: beside what they speak of, never over it, as far as there is room.
import type { Rect } from '../../../look/svg.ts'

export interface Spoken {
  readonly x: number
  readonly y: number
  /** The side of the card that its tail leaves from, and how far along it; none where the card lies on the thing. */
  readonly tail: { readonly side: 'left' | 'right' | 'top' | 'bottom'; readonly along: number } | null
}

/** Between the card and the thing, and between the card and the edge. */
const GAP = 26
const EDGE = 8
/** So far the tail stays from the corners of its card. */
const CORNER = 22

/** The sides come first, in their order; each further one is as if so many pixels away. */
const SIDES = 4
const ASIDE = 40

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, Math.max(least, most)))

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** A card narrower than this is not worth reading. */
const NARROWEST = 230

/** How wide a card is: beside what takes up most of the height it makes itself narrow, rather than lie on it. */
export function speechWidth([first]: readonly Rect[], most: number, room: Rect): number {
  const usual = Math.min(most, room.w - 2 * EDGE)
  if (first === undefined || first.h < room.h / 2) return usual
  const beside = Math.max(first.x - room.x, room.x + room.w - first.x - first.w) - GAP - EDGE
  return beside < NARROWEST ? usual : Math.min(usual, beside)
}

/** The place of a card of this size in a room: right of the first hole, left, above, below, or where it covers least. */
export function speechAt(
  holes: readonly Rect[],
  size: { w: number; h: number },
  room: Rect,
  spare: Rect | null = null,
): Spoken {
  const { w, h } = size
  const put = (x: number, y: number, into = room): Rect => ({
    x: within(x, into.x + EDGE, into.x + into.w - w - EDGE),
    y: within(y, into.y + EDGE, into.y + into.h - h - EDGE),
    ...size,
  })
  const [first] = holes
  if (first === undefined) return { ...put(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2), tail: null }
  const { x, y } = { x: first.x + first.w / 2, y: first.y + first.h / 2 }
  const places = [
    put(first.x + first.w + GAP, y - h / 3),
    put(first.x - GAP - w, y - h / 3),
    put(x - w / 2, first.y - GAP - h),
    put(x - w / 2, first.y + first.h + GAP),
    ...[room.y, room.y + room.h - h].flatMap((v) => [put(room.x, v), put(room.x + room.w - w, v), put(x - w / 2, v)]),
    // Beside the board, where nothing is asked that lies there.
    ...(spare !== null && w <= spare.w && h <= spare.h ? [put(x, spare.y + (spare.h - h) / 2, spare)] : []),
  ]
  /** Nothing lit is covered, if that can be; then the sides come in their order, then what is near. */
  const cost = (place: Rect) =>
    holes.reduce((sum, hole, i) => sum + overlap(place, hole) * (i === 0 ? 3 : 2), 0) * 100 +
    Math.min(places.indexOf(place), SIDES) * ASIDE +
    Math.hypot(place.x + w / 2 - x, place.y + h / 2 - y) / 10
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return { x: best.x, y: best.y, tail: tailOf(best, first) }
}

/** From the side of the card that looks at the thing. */
function tailOf(card: Rect, thing: Rect): Spoken['tail'] {
  const across = within(thing.x + thing.w / 2 - card.x, CORNER, card.w - CORNER)
  const down = within(thing.y + thing.h / 2 - card.y, CORNER, card.h - CORNER)
  if (card.x >= thing.x + thing.w) return { side: 'left', along: down }
  if (card.x + card.w <= thing.x) return { side: 'right', along: down }
  if (card.y >= thing.y + thing.h) return { side: 'top', along: across }
  if (card.y + card.h <= thing.y) return { side: 'bottom', along: across }
  return null
}

/** A text with its strong parts: "**so**" is strong. */
export const strongParts = (text: string): readonly { readonly text: string; readonly strong: boolean }[] =>
  text.split('**').map((part, i) => ({ text: part, strong: i % 2 === 1 }))
