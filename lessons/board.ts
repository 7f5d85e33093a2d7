// Where the things that a lesson speaks of lie: by their ref, by the id of a piece, or a whole area.
import type { Ref } from '../kernel/words.ts'
import type { Piece, Place, Scene } from '../look/scene.ts'

/** `column.2.*` is a thing with all that lies in it: one box round them. */
const WITHIN = '.*'

/** The boxes of a thing on the board; none where it does not lie there. */
export function boxesOf({ areas }: Scene, ref: Ref): readonly Place[] {
  const pieces = areas.flatMap((area) => area.pieces)
  if (ref.endsWith(WITHIN)) {
    const whole = ref.slice(0, -WITHIN.length)
    return around(pieces.flatMap((p) => (p.ref === whole || p.ref?.startsWith(`${whole}.`) ? [p.box] : [])))
  }
  const named = pieces.filter((p) => p.ref === ref)
  const found = named.length > 0 ? named : pieces.filter((p) => p.id === ref)
  return found.length > 0 ? found.map((p) => p.box) : areas.filter((a) => a.id === ref).map((a) => a.box)
}

/** The pieces that these name, by their ids. */
export function litPieces({ areas }: Scene, refs: readonly Ref[]): ReadonlySet<string> {
  const named = (ref: Ref, area: string, p: Piece) =>
    ref.endsWith(WITHIN)
      ? `${p.ref ?? ''}.`.startsWith(ref.slice(0, 1 - WITHIN.length))
      : p.ref === ref || p.id === ref || area === ref
  return new Set(areas.flatMap((a) => a.pieces.filter((p) => refs.some((ref) => named(ref, a.id, p))).map((p) => p.id)))
}

/** One box round several; none round none. */
function around(boxes: readonly Place[]): readonly Place[] {
  if (boxes.length === 0) return []
  const x = Math.min(...boxes.map((b) => b.x))
  const y = Math.min(...boxes.map((b) => b.y))
  const w = Math.max(...boxes.map((b) => b.x + b.w)) - x
  return [{ x, y, w, h: Math.max(...boxes.map((b) => b.y + b.h)) - y }]
}
