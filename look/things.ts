// What a piece, a figure or a step of the table is, for whoever asks; no sentence is made before.
import type { Speech, Thing } from '../papers/speech.ts'
import type { Speaker } from '../title/say.ts'
import type { Face, Piece } from './scene.ts'

/** The clauses each thing of a game rests on: `ClausesOf<CastleSpeech, Clause>`. */
export type ClausesOf<T extends Speech, C extends string> = { readonly [K in keyof T['thing']]: readonly C[] }

/** What somebody is told who asks what a thing is. */
export interface Meaning {
  readonly name: string
  readonly text: string
  readonly clauses: readonly string[]
}

/** A thing and its blanks; each look gives it the types of its game (`AboutOf`). */
export const thing = (is: string, blanks?: object): Thing => (blanks === undefined ? { is } : { is, with: blanks })

/** What a look knows of things: where their rules stand. */
type Knows = { readonly things: Readonly<Record<string, readonly string[]>> }

export const meaningOf = (thing: Thing, { things }: Knows, speaker: Pick<Speaker, 'thing'>): Meaning => ({
  ...speaker.thing(thing),
  clauses: things[thing.is] ?? [],
})

/** The card a piece can be enlarged to. */
export const faceOf = ({ look }: Piece): Face | undefined =>
  look.is === 'card' ? (look.whole ?? look.face) : look.is === 'pile' ? look.top : undefined

/** What a piece is: its thing, or the card that lies there, and then how that card stands here; null for an ornament. */
export function meaningOfPiece(piece: Piece, look: Knows, speaker: Pick<Speaker, 'thing'>): Meaning | null {
  const told = piece.thing === undefined ? null : meaningOf(piece.thing, look, speaker)
  const face = piece.look.is === 'card' ? faceOf(piece) : undefined
  if (face === undefined) return told
  const clauses = [...new Set([...face.clauses, ...(told?.clauses ?? [])])]
  return { name: face.title, text: told === null ? face.text : `${face.text} ${told.text}`, clauses }
}
