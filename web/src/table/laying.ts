// A scene laid out to be drawn: each piece with what can be done with it. What has not changed stays the same object.

import type { Ref, Refusal } from '../../../kernel/words.ts'
import type { Piece, Scene } from '../../../look/scene.ts'
import { faceOf } from '../../../look/things.ts'
import { kept } from '../lib/kept.ts'
import { isAskable } from './telling.ts'

/** What can be done with the things of the board now. */
export interface Doing {
  readonly choosable: ReadonlySet<Ref>
  readonly rivals: ReadonlySet<Ref>
  readonly picked: readonly Ref[]
  readonly refused: ReadonlyMap<Ref, Refusal>
  /** Nothing is played: everything that says what it is can be pressed to be asked about. */
  readonly asking?: boolean
}

export interface Laid {
  readonly piece: Piece
  /** It can be chosen; it is refused, with the reason; it is chosen. */
  readonly can: boolean
  readonly no: Refusal | null
  readonly on: boolean
  /** It can be pressed at all. */
  readonly acts: boolean
}

export interface LaidArea {
  readonly id: string
  readonly label: string
  readonly laid: readonly Laid[]
}

function layPiece(piece: Piece, { choosable, rivals, picked, refused, asking = false }: Doing): Laid {
  const { ref } = piece
  if (asking) return { piece, can: false, no: null, on: false, acts: isAskable(piece) }
  const can = ref !== undefined && (choosable.has(ref) || rivals.has(ref))
  const no = ref === undefined || can ? null : (refused.get(ref) ?? null)
  const on = ref !== undefined && picked.includes(ref)
  return {
    piece,
    can,
    no,
    on,
    acts: can || on || no !== null || piece.shows !== undefined || faceOf(piece) !== undefined,
  }
}

/** The scene by way of the one before it. */
export function lay(scene: Scene, doing: Doing, was: readonly LaidArea[]): readonly LaidArea[] {
  const old = new Map(was.flatMap(({ laid }) => laid.map((l) => [l.piece.id, l])))
  return scene.areas.map(({ id, label, pieces }, i) => {
    const laid = pieces.map((p) => {
      const before = old.get(p.id)
      return kept(before, layPiece(kept(before?.piece, p), doing))
    })
    const area = was[i]
    const still = area?.id === id && area.label === label && area.laid.length === laid.length
    return still && laid.every((l, k) => l === area.laid[k]) ? area : { id, label, laid }
  })
}
