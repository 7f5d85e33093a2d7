// What is shown of a match. Everything that lies open is the state's own and shared by all who look; only where cards may
// lie face down each looks with their own eyes. Nobody may change what is shown.
import type { Game } from '../../kernel/game.ts'
import { type Card, HIDDEN, type Seat, type State } from '../../kernel/words.ts'
import { COVERED, nobody } from '../../kernel/zones.ts'
import { closed, joined, writeMember, writeMembers, written } from '../../wire/written.ts'
import { fits, layoutOf, type Pile, type Place, pilesIn, UNSEEN } from './layout.ts'

type Members = Record<string, unknown>

/** The whole view of a seat (`view` in the kernel), without what happened. */
export function shown(game: Game, state: State, seat: Seat | null): State {
  const own: Members = { sealed: covered(state, seat) }
  for (const corner of layoutOf(game, state).corners) {
    const piles = pilesIn(state, corner)
    const looks = corner.places.map((place, i) => lookOf(game, state, seat, place, piles[i] as Pile))
    own[corner.member] = corner.isList ? looks : looks[0]
  }
  return { ...state, ...own, ...UNSEEN }
}

/** What an entry changed for each of these seats, as text. What lies open is compared and written once. */
export function changes(game: Game, before: State, after: State, seats: readonly (Seat | null)[]): string[] {
  const layout = layoutOf(game, after)
  // The piles have found another place, which is rare.
  if (!fits(game, layout, before))
    return seats.map((seat) => written(shown(game, before, seat), shown(game, after, seat)))
  const common = writeMembers(before as unknown as Members, after as unknown as Members, layout.isApart)
  const texts = seats.map((seat) =>
    before.sealed === null && after.sealed === null
      ? common
      : joined(common, writeMember('sealed', covered(before, seat), covered(after, seat))),
  )
  for (const corner of layout.corners) {
    const was = pilesIn(before, corner)
    const now = pilesIn(after, corner)
    let last: Looks | null = null
    let change = ''
    for (let i = 0; i < seats.length; i++) {
      const looks = looksIn(game, before, after, seats[i] as Seat | null, corner.places, was, now)
      if (looks === null) continue
      // Most look at the same backs.
      if (last === null || !isSame(last.old, looks.old) || !isSame(last.fresh, looks.fresh))
        change = corner.isList
          ? writeMember(corner.member, looks.old, looks.fresh)
          : writeMember(corner.member, looks.old[0], looks.fresh[0])
      last = looks
      texts[i] = joined(texts[i] as string, change)
    }
  }
  return texts.map(closed)
}

/** Others' sealed choices are covered. */
const covered = ({ sealed }: State, seat: Seat | null) =>
  sealed?.map((c, i) => (c === null || i === seat ? c : COVERED)) ?? null

/** Stands for a pile that looks as it did: what has changed in it unseen must not even be compared. */
const SAME: Pile = []

/** How the piles of a corner looked to a seat, and look now. */
interface Looks {
  readonly old: readonly Pile[]
  readonly fresh: readonly Pile[]
}

/** Null where nothing looks otherwise than before. */
function looksIn(
  game: Game,
  before: State,
  after: State,
  seat: Seat | null,
  places: readonly Place[],
  was: readonly Pile[],
  now: readonly Pile[],
): Looks | null {
  let old: Pile[] | null = null
  let fresh: Pile[] | null = null
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as Place
    const b = was[i] as Pile
    const a = now[i] as Pile
    if (looksAlike(game, before, after, seat, place, b, a)) continue
    old ??= new Array<Pile>(places.length).fill(SAME)
    fresh ??= old.slice()
    old[i] = lookOf(game, before, seat, place, b)
    fresh[i] = lookOf(game, after, seat, place, a)
  }
  return old === null || fresh === null ? null : { old, fresh }
}

function isSame(some: readonly Pile[], others: readonly Pile[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

function looksAlike(
  game: Game,
  before: State,
  after: State,
  seat: Seat | null,
  { zone, pile }: Place,
  b: Pile,
  a: Pile,
): boolean {
  if (b.length !== a.length) return false
  if (zone.sees === nobody) return true
  for (let i = 0; i < a.length; i++) {
    const seen = zone.sees(after, seat, pile, i, game.box)
    if (seen !== zone.sees(before, seat, pile, i, game.box) || (seen && a[i] !== b[i])) return false
  }
  return true
}

/** Piles of face-down cards, by their size: all of them look alike, and nobody compares them twice. */
const BACKS: Pile[] = []

function backs(size: number): Pile {
  for (let n = BACKS.length; n <= size; n++) BACKS.push(new Array<Card>(n).fill(HIDDEN))
  return BACKS[size] as Pile
}

function lookOf(game: Game, state: State, seat: Seat | null, { zone, pile }: Place, cards: Pile): Pile {
  let hidden = 0
  let look: Card[] | null = null
  for (let i = 0; i < cards.length; i++) {
    if (zone.sees(state, seat, pile, i, game.box)) {
      if (hidden === i && i > 0) look = backs(cards.length).slice()
      if (look !== null) look[i] = cards[i] as Card
    } else {
      if (hidden === 0 && i > 0) look = cards.slice()
      if (look !== null) look[i] = HIDDEN
      hidden++
    }
  }
  return hidden === 0 ? cards : (look ?? backs(cards.length))
}
