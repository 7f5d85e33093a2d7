// A tile for the deeds of each of the others: what they touched, what they mean to the reader. Told from the events, and from
// what the reader has and pays before and after.
import type { Event, Ref, Seat, State } from '../../../kernel/words.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import type { Cost } from '../../../look/cost.ts'
import type { DrawnLook, Face, Piece, Place, Scene } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import { groupsSince, type News } from './since.ts'

/** A figure of the reader's own that is another now. */
export interface Change {
  readonly label: string
  readonly was: string
  readonly now: string
  /** The thing of the board it belongs to. */
  readonly ref?: Ref
}

export interface Tile {
  /** Counted from 1, as on the board. */
  readonly n: number
  readonly seat: Seat
  /** The lines of the story it tells. */
  readonly from: number
  readonly to: number
  /** The deed, and what else came of it. */
  readonly text: string
  readonly more: string
  readonly changes: readonly Change[]
  /** What it touched: a card that came out, else a thing of the board. */
  readonly face: Face | null
  readonly refs: readonly Ref[]
}

/** What the reader compares: points, what lies in front of them, what things cost them. */
function figuresOf(drawn: DrawnLook, s: State, eyes: Seat, points: string): ReadonlyMap<string, Change> {
  const { score, screen, figures } = drawn.panel(s, eyes, eyes)
  const costs: readonly Cost[] = drawn.costs?.(s, eyes) ?? []
  const own = figures.map(({ label, n }) => ({ label, was: '', now: String(n) }))
  const scored = screen === undefined ? [{ label: points, was: '', now: String(score) }] : []
  const paid = costs.map(({ ref, name, text }) => ({ label: name, was: '', now: text, ref }))
  // A figure says its number in its label where it is heard; the place in the list tells it apart.
  return new Map([
    ...scored.map((c) => ['score', c] as const),
    ...own.map((c, i) => [`own.${i}`, c] as const),
    ...paid.map((c) => [`cost.${c.ref}`, c] as const),
  ])
}

export function changesBetween(drawn: DrawnLook, was: State, now: State, eyes: Seat, points: string): Change[] {
  const before = figuresOf(drawn, was, eyes, points)
  return [...figuresOf(drawn, now, eyes, points)].flatMap(([id, figure]) => {
    const then = before.get(id)
    return then === undefined || then.now === figure.now ? [] : [{ ...figure, was: then.now }]
  })
}

export interface Seen extends News {
  readonly eyes: Seat | null
  /** The table after a line as the reader saw it; null where that is not known here. */
  at(line: number): State | null
}

/** The tiles of a story, in order. */
export function tilesOf({ story, since, eyes, at }: Seen, drawn: DrawnLook, speaker: Speaker, points: string): Tile[] {
  return groupsSince(story, since, eyes).map(({ seat, from, to }, i) => {
    const events = story.slice(from, to + 1).flatMap((told) => told.events)
    const main = events.find((e) => e.seat === seat) ?? events[0]
    const rest = events.filter((e) => e !== main)
    const [was, now] = [at(from - 1), at(to)]
    const changes = was === null || now === null || eyes === null ? [] : changesBetween(drawn, was, now, eyes, points)
    const card = events.find((e) => e.card !== undefined && e.card !== HIDDEN)?.card
    return {
      ...{ n: i + 1, seat, from, to, changes },
      text: main === undefined ? '' : speaker.event(main),
      more: rest.map((e) => speaker.event(e)).join(' '),
      face: card === undefined ? null : drawn.face(card, now),
      refs: refsOf(main === undefined ? events : [main, ...rest]),
    }
  })
}

const refsOf = (events: readonly Event[]): Ref[] =>
  events.flatMap(({ to, from }) => [to, from].filter((ref) => ref !== undefined))

/** A number or a change that stands on the board. */
export interface Pin {
  readonly id: string
  readonly text: string
  readonly box: Place
  /** Whose deed it was; a change of a figure is nobody's. */
  readonly seat: Seat | null
}

/** The thing of the board a tile is about; null where it lies nowhere any more. */
export function pieceOf({ refs, face }: Pick<Tile, 'refs' | 'face'>, scene: Scene): Piece | null {
  const pieces = scene.areas.flatMap((area) => area.pieces)
  const named = refs.map((ref) => pieces.find((p) => p.ref === ref)).find((p) => p !== undefined)
  const shown = pieces.find((p) => face !== null && p.look.is === 'card' && p.look.face.title === face.title)
  return named ?? shown ?? null
}

/** The tiles as numbers at their things, and what costs the reader another price now. */
export function pinsOf(tiles: readonly Tile[], scene: Scene): Pin[] {
  const pieces = scene.areas.flatMap((area) => area.pieces)
  const numbers = tiles.flatMap((tile) => {
    const piece = pieceOf(tile, scene)
    return piece === null ? [] : [{ id: `n${tile.n}`, text: String(tile.n), box: piece.box, seat: tile.seat }]
  })
  /** The first price a thing had and the last. */
  const prices = new Map<Ref, { was: string; now: string }>()
  for (const { ref, was, now } of tiles.flatMap((tile) => tile.changes))
    if (ref !== undefined) prices.set(ref, { was: prices.get(ref)?.was ?? was, now })
  const changed = [...prices].flatMap(([ref, { was, now }]) => {
    const piece = pieces.find((p) => p.ref === ref)
    return piece === undefined || was === now
      ? []
      : [{ id: `c${ref}`, text: `${was} → ${now}`, box: piece.box, seat: null }]
  })
  return [...numbers, ...changed]
}
