// A board being laid: who looks at what, in which room and language; what the areas of every look are given.
import type { Ref, Seat, State, Step } from '../kernel/words.ts'
import type { Area, Choosing, Pen, Piece, Scene, Shape } from './scene.ts'

/** What is looked at, before it is known where things lie. */
export interface Looking<S extends State, P extends Pen<unknown, unknown>> {
  readonly voice: P['voice']
  readonly box: P['box']
  readonly s: S
  /** The seat that looks; a spectator sits down at seat 0. */
  readonly me: Seat
  readonly spectator: boolean
  readonly choosing: Choosing | null
}

/** The same with its layout: the room of the board, cut into places. */
export interface Laying<S extends State, P extends Pen<unknown, unknown>, L> extends Looking<S, P> {
  readonly layout: L
}

/** A board laid out: how high it came, what is drawn below it and changes there, its areas in reading order. */
export interface LaidBoard {
  readonly h: number
  readonly ground: string
  readonly onGround?: readonly string[]
  readonly areas: readonly Area[]
}

/** The scene of a game, from how it lays its board in a room; a board higher than its room scrolls. */
export function sceneBy<S extends State, P extends Pen<unknown, unknown>>(
  lay: (looking: Looking<S, P>, shape: Shape) => LaidBoard,
): (pen: P, s: S, seat: Seat | null, shape: Shape, choosing: Choosing | null) => Scene {
  return ({ voice, box }, s, seat, shape, choosing) => {
    const { h, areas, ...drawn } = lay({ s, me: seat ?? 0, spectator: seat === null, voice, box, choosing }, shape)
    return { ...drawn, areas: toldApart(areas, choosing), ...(h > shape.h ? { height: h } : {}) }
  }
}

/** Things to choose between that have one name are counted in reading order: "quarry (1/2)", "quarry (2/2)". */
export function toldApart(areas: readonly Area[], choosing: Choosing | null): readonly Area[] {
  const wanted = new Set(choosing?.options.flatMap((c) => c.on ?? []))
  const byLabel = new Map<string, Ref[]>()
  for (const { pieces } of areas)
    for (const { ref, label } of pieces) {
      if (ref === undefined || label === undefined || !wanted.has(ref)) continue
      const refs = byLabel.get(label) ?? []
      if (!refs.includes(ref)) byLabel.set(label, [...refs, ref])
    }
  const counted = (piece: Piece): Piece => {
    const refs = byLabel.get(piece.label ?? '') ?? []
    const at = piece.ref === undefined ? -1 : refs.indexOf(piece.ref)
    return refs.length < 2 || at < 0 ? piece : { ...piece, label: `${piece.label} (${at + 1}/${refs.length})` }
  }
  const twins = [...byLabel.values()].some((refs) => refs.length > 1)
  return twins ? areas.map((area) => ({ ...area, pieces: area.pieces.map(counted) })) : areas
}

/** The step at hand, as one of the game's own. */
export const topStep = <P extends Step>(s: State): P | undefined => s.agenda.at(-1) as P | undefined

/** The step this reader is asked, if any; `beside` are acts that are offered without a question. */
export function stepAsked<P extends Step>(
  t: Pick<Looking<State, Pen>, 's' | 'choosing'>,
  beside: readonly string[] = [],
): P | undefined {
  return t.choosing?.options.some((c) => !beside.includes(c.act)) ? topStep<P>(t.s) : undefined
}

/** Every seat of the table, in order. */
export const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)
