// What every look promises of a scene, for the tests of the looks.
import type { Piece, Place, Scene, Shape } from '../look/scene.ts'

export const pieces = (scene: Scene): Piece[] => scene.areas.flatMap((area) => area.pieces)

const inside = (inner: Place, w: number, h: number, slack: number) =>
  inner.x >= -slack && inner.y >= -slack && inner.x + inner.w <= w + slack && inner.y + inner.h <= h + slack

export const covers = (over: Place, under: Place): boolean =>
  over.x <= under.x && over.y <= under.y && over.x + over.w >= under.x + under.w && over.y + over.h >= under.y + under.h

/** Pieces that share an id, or lie outside the board by more than `slack`. */
export function misplaced(scene: Scene, shape: Shape, slack: number): string[] {
  const all = pieces(scene)
  const height = scene.height ?? shape.h
  const wrong: string[] = []
  if (new Set(all.map((p) => p.id)).size !== all.length) wrong.push('two pieces have one id')
  for (const p of all)
    if (!inside(p.box, shape.w, height, slack)) wrong.push(`${p.id} lies outside ${JSON.stringify(p.box)}`)
  return wrong
}

/** Pieces that can be pressed, in the order in which they are drawn: one under another, or too small for a finger. */
export function crowded(
  pressed: readonly Piece[],
  shape: Shape,
  together: (over: Piece, under: Piece) => boolean = () => false,
): string[] {
  const wrong: string[] = []
  for (const [i, p] of pressed.entries()) {
    for (const over of pressed.slice(i + 1))
      if (!together(over, p) && covers(over.box, p.box)) wrong.push(`${over.id} covers ${p.id}`)
    if (shape.tall && Math.min(p.box.w, p.box.h) < 40) wrong.push(`${p.id} is too small for a finger`)
  }
  return wrong
}
