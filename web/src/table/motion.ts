// Motion is the difference of two scenes: pieces glide from where they lay to where they lie, cards turn up, what is new rises.

import type { Event } from '../../../kernel/words.ts'
import type { Piece } from '../../../look/scene.ts'

const GLIDE_MS = 360
const RISE_MS = 240
/** Where more than this is new, another board is shown, and nothing of it has come. */
const MOST_NEW = 12

export interface Moved {
  readonly piece: Piece
  readonly from: Piece
  /** It lay face down, and lies open now. */
  readonly turned: boolean
}

const faceDown = ({ look }: Piece) => look.is === 'back' || (look.is === 'pile' && look.top === undefined)
const isTurned = (from: Piece, { look }: Piece) => look.is === 'card' && faceDown(from)

/** What lies elsewhere than before; what has just come out starts where its event says it came from. */
export function movedOf(was: ReadonlyMap<string, Piece>, now: readonly Piece[], events: readonly Event[]): Moved[] {
  return now.flatMap((piece) => {
    const before = was.get(piece.id)
    if (before === piece) return []
    const from =
      before ?? cameFrom(piece, was, events) ?? (piece.from && { ...piece, box: { ...piece.box, ...piece.from } })
    if (from === undefined) return []
    const turned = isTurned(from, piece)
    return turned || from.box.x !== piece.box.x || from.box.y !== piece.box.y ? [{ piece, from, turned }] : []
  })
}

/** What is new on the board and came from nowhere: a house, a section of a wall, a worker hired. */
export function risenOf(was: ReadonlyMap<string, Piece>, now: readonly Piece[], moved: readonly Moved[]): Piece[] {
  if (was.size === 0) return []
  const came = new Set(moved.map(({ piece }) => piece.id))
  const risen = now.filter(({ id, look }) => look.is !== 'text' && look.is !== 'sum' && !was.has(id) && !came.has(id))
  return risen.length > MOST_NEW ? [] : risen
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
    const risen = motion && room === last ? risenOf(was, pieces, moved) : []
    was = new Map(pieces.map((p) => [p.id, p]))
    last = room
    for (const one of moved) {
      const el = find(one.piece.id)
      if (el !== null) glide(el, one)
    }
    for (const piece of risen) find(piece.id)?.animate(rising(piece), { duration: RISE_MS, easing: 'ease-out' })
  }
}

/** Lets a piece glide, over all others while it does. */
function glide(el: Mover, { piece, from, turned }: Moved): void {
  const dx = from.box.x - piece.box.x
  const dy = from.box.y - piece.box.y
  const turn = piece.box.turn ? ` rotate(${piece.box.turn}deg)` : ''
  const scale = piece.box.w > 0 ? from.box.w / piece.box.w : 1
  // Only what moves is animated, so that the page is drawn once and the screen does the rest.
  el.dataset.gliding = ''
  const way = el.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})${turn}${turned ? ' perspective(600px) rotateY(90deg)' : ''}`,
      },
      { transform: `translate(0, 0) scale(1)${turn}${turned ? ' perspective(600px) rotateY(0deg)' : ''}` },
    ],
    { duration: GLIDE_MS, easing: 'cubic-bezier(.25,.8,.3,1)' },
  )
  const rest = () => {
    delete el.dataset.gliding
  }
  way.finished.then(rest, rest)
}

/** From its foot up. */
function rising({ box }: Piece): Keyframe[] {
  const turn = box.turn ? ` rotate(${box.turn}deg)` : ''
  return [
    { opacity: 0, transform: `translateY(${Math.min(14, box.h / 4)}px) scale(0.92)${turn}` },
    { opacity: 1, transform: `translateY(0) scale(1)${turn}` },
  ]
}

/** The figure at a part of the way from one to the other, quicker at first. */
export const counted = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * (1 - (1 - part) ** 2))
