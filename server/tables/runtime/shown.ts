// What is shown of a match, and what an entry changed in it. What lies open is compared once for all who look; only where
// cards may lie face down pile is compared with pile, with the eyes of each seat.
import type { Game, Zone } from '../../../kernel/game.ts'
import type { Card, Seat, State } from '../../../kernel/words.ts'
import { readPiles, sealedFor, view } from '../../../kernel/zones.ts'
import { closed, joined, written, writtenMember, writtenMembers } from '../../../wire/written.ts'
import { lookOf, looksAlike } from './looks.ts'
import { at, lay, type Members, type Path, pathTo } from './paths.ts'

/** The view of a seat, without what happened: that is told beside it. */
export const shown = (game: Game, s: State, seat: Seat | null): State => ({ ...view(game, s, seat), events: null })

/** What is not compared with the rest of the state: what nobody is shown, and what looks otherwise to each seat. */
const APART = ['rng', 'events', 'sealed']

/** A pile before an entry and after it, with the way to it. */
interface PilePair {
  readonly zone: Zone<State, unknown>
  readonly pile: number
  readonly path: Path
  readonly was: readonly Card[]
  readonly is: readonly Card[]
}

/** A member of the state that is a pile, or holds piles. */
interface PileMember {
  readonly member: string
  readonly pairs: PilePair[]
  /** Nothing else lies in it. */
  isPlain: boolean
}

/** How the piles of a member looked and look now, in turns. */
type Piles = readonly (readonly Card[])[]

const NONE: readonly Card[] = []

/** What an entry changed for each of these seats, as text. What lies open is compared and written once for all. */
export function changes(game: Game, before: State, after: State, seats: readonly (Seat | null)[]): string[] {
  const members = pileMembersOf(game, before, after)
  // A pile has found another place, which is rare.
  if (members === null) return seats.map((seat) => written(shown(game, before, seat), shown(game, after, seat)))
  const apart = (member: string) => APART.includes(member) || members.some((held) => held.member === member)
  const shared = writtenMembers(before, after, apart)
  const texts = seats.map((seat) =>
    before.sealed === null && after.sealed === null
      ? shared
      : joined(shared, writtenMember('sealed', sealedFor(before.sealed, seat), sealedFor(after.sealed, seat))),
  )
  for (const member of members) {
    let last: Piles | null = null
    let text = ''
    for (let i = 0; i < seats.length; i++) {
      const piles = pilesFor(game, before, after, seats[i] as Seat | null, member)
      if (piles === null) continue
      // Most see the same backs as the one before.
      if (last === null || !isSame(last, piles)) text = changeIn(member, before, after, piles)
      last = piles
      texts[i] = joined(texts[i] as string, text)
    }
  }
  return texts.map(closed)
}

/** The piles in which cards may lie face down, by the member of the state they lie in; null where one has moved. */
function pileMembersOf(game: Game, before: State, after: State): PileMember[] | null {
  const members: PileMember[] = []
  let zone: Zone<State, unknown> | null = null
  let old: Card[][] = []
  let moved = false
  readPiles(game, after, (z, pile, is) => {
    if (z !== zone) old = z.piles(before)
    zone = z
    const was = old[pile] ?? NONE
    if (is.length === 0 && was.length === 0) return
    const path = pathTo(game, after, z, pile, is)
    if (at(before, path) !== was) moved = true
    const member = path[0] as string
    const known = members.find((held) => held.member === member)
    const pair = { zone: z, pile, path, was, is }
    if (known === undefined) members.push({ member, pairs: [pair], isPlain: true })
    else known.pairs.push(pair)
  })
  if (moved) return null
  for (const member of members)
    member.isPlain = holdsOnly(member.pairs, at(before, [member.member]), at(after, [member.member]))
  return members
}

/** Whether a member, before and after, is the one pile of these pairs, or a list of them and of piles that are empty. */
function holdsOnly(pairs: readonly PilePair[], was: unknown, is: unknown): boolean {
  if ((pairs[0] as PilePair).path.length === 1) return true
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return false
  let full = 0
  for (let i = 0; i < is.length; i++) if (was[i].length !== 0 || is[i].length !== 0) full++
  return full === pairs.length && pairs.every((pair) => pair.path.length === 2)
}

/** Null where nothing looks otherwise to this seat than before. */
function pilesFor(
  game: Game,
  before: State,
  after: State,
  seat: Seat | null,
  { pairs, isPlain }: PileMember,
): Piles | null {
  let piles = isPlain ? null : emptied(pairs)
  for (let k = 0; k < pairs.length; k++) {
    const { zone, pile, was, is } = pairs[k] as PilePair
    if (looksAlike(game, before, after, seat, zone, pile, was, is)) continue
    piles ??= emptied(pairs)
    piles[2 * k] = lookOf(game, before, seat, zone, pile, was)
    piles[2 * k + 1] = lookOf(game, after, seat, zone, pile, is)
  }
  return piles
}

/** What looks as it did must not be compared, since it may have changed unseen: to begin with every pile is empty. */
const emptied = (pairs: readonly PilePair[]) => new Array<readonly Card[]>(2 * pairs.length).fill(NONE)

function isSame(some: Piles, others: Piles): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

/** What changed in a member whose piles look like this. */
function changeIn({ member, pairs }: PileMember, before: State, after: State, piles: Piles): string {
  const was: Members = {}
  const is: Members = {}
  for (let k = 0; k < pairs.length; k++) {
    const { path } = pairs[k] as PilePair
    lay(was, before, path, piles[2 * k] as readonly Card[])
    lay(is, after, path, piles[2 * k + 1] as readonly Card[])
  }
  return writtenMember(member, was[member], is[member])
}
