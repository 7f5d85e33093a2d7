// How a board must fit its room in each form: every look is laid in all four.
import type { Piece, Place, Scene, Shape } from '../scene.ts'
import { columnIn } from '../shape.ts'
import type { Rect } from '../svg.ts'
import { pieces } from './scene.ts'

/** The smallest letters of each form, in CSS pixels. */
const LETTERS = { upright: 12, lying: 12, tablet: 14, wide: 14 } as const
/** Pieces of two areas may touch by this much. */
const TOUCH = 4
/** What lies in an area of its own, and under nothing of another. */
const LAID: ReadonlySet<string> = new Set(['card', 'pile', 'back', 'plate', 'sum', 'text', 'slot'])

const meet = (a: Rect, b: Rect, by: number) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > by && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > by

/** Where a turned piece is seen. */
export function seen({ x, y, w, h, turn = 0 }: Place): Rect {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [w * c + h * s, w * s + h * c]
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high }
}

/** Boards that do not fit: higher than the room, under the client's column, over one another, in letters too small. */
export function unfit(scene: Scene, shape: Shape, column: number | undefined, slack: number): string[] {
  return [...tooHigh(scene, shape), ...hidden(scene, shape, column, slack), ...heaped(scene), ...tooFine(scene, shape)]
}

const tooHigh = ({ height = 0 }: Scene, { h, form }: Shape): string[] =>
  form !== 'upright' && height > h ? [`the board is ${Math.round(height)} high in a room of ${h}`] : []

/** The client's own parts lie over the board in its column; only the free room between them is the look's. */
function hidden(scene: Scene, shape: Shape, column: number | undefined, slack: number): string[] {
  if (shape.form !== 'lying') return []
  const { w, h, free } = shape
  const left = w - columnIn(w, column)
  const parts: Rect[] =
    free === undefined
      ? [{ x: left, y: 0, w: w - left, h }]
      : [
          { x: left, y: 0, w: w - left, h: free.y },
          { x: left, y: free.y + free.h, w: w - left, h: h - free.y - free.h },
        ]
  return pieces(scene)
    .filter((p) => parts.some((part) => meet(seen(p.box), part, slack)))
    .map((p) => `${p.id} lies under the client's column ${JSON.stringify(p.box)}`)
}

/** Pieces of different areas that lie over one another without saying so. */
function heaped({ areas }: Scene): string[] {
  const laid = areas.map((area) => area.pieces.filter((p) => LAID.has(p.look.is) && !p.above))
  const wrong: string[] = []
  const compare = (a: Piece, b: Piece) => {
    if (meet(seen(a.box), seen(b.box), TOUCH)) wrong.push(`${a.id} and ${b.id} lie over one another`)
  }
  laid.forEach((own, i) => {
    for (const other of laid.slice(i + 1)) for (const a of own) for (const b of other) compare(a, b)
  })
  return wrong
}

function tooFine(scene: Scene, { form }: Shape): string[] {
  const least = LETTERS[form]
  return pieces(scene).flatMap(({ id, look }) =>
    look.is !== 'drawing'
      ? []
      : [...look.svg.matchAll(/<text[^>]*font-size[:=]"?([\d.]+)/g)]
          .filter(([, size]) => Number(size) < least)
          .map(([, size]) => `${id} has letters of ${size} px, and ${least} are the least`),
  )
}
