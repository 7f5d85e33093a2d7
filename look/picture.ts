// Pictures of a rulebook: moments of matches kept in the game's folder (rulebook/matches.json), drawn by its look.
import type { Seat } from '../kernel/words.ts'
import type { Place, Scene, Shape } from './scene.ts'
import type { Rect } from './svg.ts'

export interface Picture {
  readonly id: string
  /** Which of the kept matches, and how many of its moves are played. */
  readonly match: string
  readonly after: number
  /** Who looks; null for a spectator. */
  readonly eyes: Seat | null
  /** The room the board is laid out for. */
  readonly room: Shape
  /** What must be seen, by ref or id of pieces or by area ("area:market"); nothing for the whole board. */
  readonly shows: readonly string[]
  /** Pieces that carry the numbers of the text under the picture, in its order. */
  readonly marks?: readonly string[]
}

/** A number beside a piece of a picture. */
export interface PictureMark {
  readonly n: number
  readonly x: number
  readonly y: number
}

const AROUND = 10

const boxesOf = (scene: Scene, name: string): readonly Place[] => {
  const areaId = name.startsWith('area:') ? name.slice(5) : null
  if (areaId !== null)
    return scene.areas.flatMap(({ id, pieces }) => (id === areaId ? pieces.map((piece) => piece.box) : []))
  const pieces = scene.areas.flatMap((area) => area.pieces)
  return pieces.flatMap((p) => (p.ref === name || p.id === name ? [p.box] : []))
}

/** The names of a picture that nothing in the scene has. */
export const missingIn = (scene: Scene, { shows, marks = [] }: Picture): string[] =>
  [...shows, ...marks].filter((name) => boxesOf(scene, name).length === 0)

/** The part of the board a picture shows. */
export function cropOf(scene: Scene, { shows, room }: Picture): Rect {
  const boxes = shows.flatMap((name) => boxesOf(scene, name))
  const height = scene.height ?? room.h
  if (boxes.length === 0) return { x: 0, y: 0, w: room.w, h: height }
  const x = Math.max(0, Math.min(...boxes.map((b) => b.x)) - AROUND)
  const y = Math.max(0, Math.min(...boxes.map((b) => b.y)) - AROUND)
  const right = Math.min(room.w, Math.max(...boxes.map((b) => b.x + b.w)) + AROUND)
  const foot = Math.min(height, Math.max(...boxes.map((b) => b.y + b.h)) + AROUND)
  return { x, y, w: right - x, h: foot - y }
}

/** Where the numbers of a picture stand: at the upper right corner of their pieces. */
export function marksOf(scene: Scene, { marks = [] }: Picture): readonly PictureMark[] {
  return marks.flatMap((name, i) =>
    boxesOf(scene, name)
      .slice(0, 1)
      .map((box) => ({ n: i + 1, x: box.x + box.w - 4, y: box.y + 4 })),
  )
}
