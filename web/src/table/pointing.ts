// Pointing at the board without pressing: a mouse or a finger that rests on a piece is told what it is.
import type { Piece } from '../../../look/scene.ts'
import { seenScale } from '../lib/scale.ts'
import type { Asking } from './asking.svelte.ts'
import type { Laid } from './laying.ts'
import { pieceAt } from './telling.ts'

/** So far a finger may stray and still rest, in pixels. */
const SLOP = 10

export interface Pointing {
  /** The last thing done was done by a finger. */
  readonly touched: boolean
  /** The finger rested until it was told something: lifting it plays nothing. */
  readonly rested: boolean
  move(e: PointerEvent): void
  leave(): void
  down(e: PointerEvent): void
}

/** On a board and what lies there now; `tell` says what a piece is, and whether that stays. */
export function pointingAt(
  board: () => { readonly root: HTMLElement; readonly laid: readonly Laid[]; readonly asking: Asking },
  tell: (piece: Piece, stays: boolean) => void,
): Pointing {
  let over: string | null = null
  let touched = false
  let rested = false
  let from = { x: 0, y: 0 }
  /** What lies under the pointer, ornaments that let it through among it. */
  const under = (e: PointerEvent): Laid | undefined => {
    const { root, laid } = board()
    const { x, y } = root.getBoundingClientRect()
    const scale = seenScale(root)
    const pieces = laid.map((l) => l.piece)
    const piece = pieceAt(pieces, (e.clientX - x) / scale, (e.clientY - y) / scale)
    return laid.find((l) => l.piece === piece)
  }
  return {
    get touched() {
      return touched
    },
    get rested() {
      return rested
    },
    /** A refused piece says why not, and nothing else; what is dragged is not asked about. */
    move(e) {
      const { asking } = board()
      if (e.buttons !== 0) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLOP) asking.turnAway()
        return
      }
      if (e.pointerType !== 'mouse') return
      const here = under(e)
      const id = here?.piece.id ?? null
      if (id === over) return
      over = id
      asking.turnAway()
      if (here?.no === null) asking.soon(() => tell(here.piece, false))
    },
    leave() {
      over = null
      board().asking.turnAway()
    },
    down(e) {
      rested = false
      from = { x: e.clientX, y: e.clientY }
      touched = e.pointerType === 'touch'
      const here = touched ? under(e) : undefined
      if (here === undefined) return
      board().asking.soon(() => {
        rested = true
        tell(here.piece, true)
      }, true)
    },
  }
}
