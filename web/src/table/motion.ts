// Motion is the difference of two scenes: pieces glide from where they lay to where they lie.

import type { Event } from '../../../kernel/words.ts'
import type { Piece } from '../../../look/scene.ts'

const GLIDE_MS = 360

export interface Moved {
  readonly piece: Piece
  readonly from: Piece
}

/** What lies elsewhere than before; what has just come out starts where its event says it came from. */
export function movedOf(was: ReadonlyMap<string, Piece>, now: readonly Piece[], events: readonly Event[]): Moved[] {
  return now.flatMap((piece) => {
    const before = was.get(piece.id)
    if (before === piece) return []
    const from =
      before ?? cameFrom(piece, was, events) ?? (piece.from && { ...piece, box: { ...piece.box, ...piece.from } })
    return from && (from.box.x !== piece.box.x || from.box.y !== piece.box.y) ? [{ piece, from }] : []
  })
}

function cameFrom({ ref }: Piece, was: ReadonlyMap<string, Piece>, events: readonly Event[]): Piece | undefined {
  if (ref === undefined) return undefined
  const event = events.findLast((e) => e.to === ref && e.from !== undefined)
  return event && [...was.values()].find((q) => q.ref === event.from)
}

/** What is on the page for a piece, as far as it moves. */
interface Mover {
  readonly dataset: Record<string, string | undefined>
  animate(keyframes: Keyframe[], options: KeyframeAnimationOptions): { readonly finished: Promise<unknown> }
}

/** A scene as it lies, in a room. */
interface Lying {
  readonly room: string
  readonly pieces: readonly Piece[]
  /** What brought it there. */
  readonly events: readonly Event[]
  /** Whether what moved shall be seen moving. */
  readonly motion: boolean
}

/** Lets pieces glide from one scene to the next; what is only laid anew, for another room, has not moved. */
export function gliderOf(find: (id: string) => Mover | null): (now: Lying) => void {
  let was = new Map<string, Piece>()
  let last = ''
  return ({ room, pieces, events, motion }) => {
    const moved = motion && room === last ? movedOf(was, pieces, events) : []
    was = new Map(pieces.map((p) => [p.id, p]))
    last = room
    for (const one of moved) {
      const el = find(one.piece.id)
      if (el !== null) glide(el, one)
    }
  }
}

/** Lets a piece glide, over all others while it does. */
function glide(el: Mover, { piece, from }: Moved): void {
  const dx = from.box.x - piece.box.x
  const dy = from.box.y - piece.box.y
  const turn = piece.box.turn ? ` rotate(${piece.box.turn}deg)` : ''
  const scale = piece.box.w > 0 ? from.box.w / piece.box.w : 1
  // Only what moves is animated, so that the page is drawn once and the screen does the rest.
  el.dataset.gliding = ''
  const way = el.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})${turn}` },
      { transform: `translate(0, 0) scale(1)${turn}` },
    ],
    { duration: GLIDE_MS, easing: 'cubic-bezier(.25,.8,.3,1)' },
  )
  const rest = () => {
    delete el.dataset.gliding
  }
  way.finished.then(rest, rest)
}
