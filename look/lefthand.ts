// A lying table for the left hand: the client's column stands at the left of the board. Nothing is drawn mirrored.
import type { Scene, Shape } from './scene.ts'
import { columnIn } from './shape.ts'
import type { Rect } from './svg.ts'

/** The same scene with the column of its room, and what a look lays in it, at the left of the board. */
export function leftHanded(scene: Scene, { w, h }: Shape, column?: number): Scene {
  const wide = columnIn(w, column)
  const board = w - wide
  const moved = (x: number, middle: number) => (middle < board ? x + wide : x - board)
  const shift = <R extends Rect>(box: R): R => ({ ...box, x: moved(box.x, box.x + box.w / 2) })
  const part = (svg: string, x: number, from: number, width: number) =>
    `<svg x="${x}" width="${width}" height="${h}" viewBox="${from} 0 ${width} ${h}">${svg}</svg>`
  const cut = (svg: string) => part(svg, wide, 0, board) + part(svg, 0, board, wide)
  return {
    ...scene,
    ground: cut(scene.ground),
    ...(scene.onGround && { onGround: scene.onGround.map(cut) }),
    areas: scene.areas.map((area) => ({
      ...area,
      box: shift(area.box),
      pieces: area.pieces.map((piece) => ({
        ...piece,
        box: shift(piece.box),
        ...(piece.from && { from: { ...piece.from, x: moved(piece.from.x, piece.from.x) } }),
      })),
    })),
  }
}
