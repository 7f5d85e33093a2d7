// What is shown of a match. Everything that lies open is the state's own and shared by all who look; only the members in
// which cards lie face down are copied for each of them. Nobody may change what is shown.
import type { Game } from '../../kernel/game.ts'
import { type Card, HIDDEN, type Seat, type State } from '../../kernel/words.ts'
import { COVERED } from '../../kernel/zones.ts'
import { joined, writeMembers } from '../../wire/written.ts'

type Members = Readonly<Record<string, unknown>>

/** Members of a game's state in which cards lie face down. Learned while looking. */
const learned = new WeakMap<Game['zones'], Set<string>>()

/** What nobody is shown: what chance will bring; and what happened, which is told beside it. */
const UNSEEN = { rng: null, events: null }
const APART: readonly string[] = [...Object.keys(UNSEEN), 'sealed']

const membersOf = (state: State): Members => state as unknown as Members

function learn(game: Game): Set<string> {
  let members = learned.get(game.zones)
  if (members === undefined) {
    members = new Set()
    learned.set(game.zones, members)
  }
  return members
}

/** The whole view of a seat (`view` in the kernel), without what happened. */
export function shown(game: Game, state: State, seat: Seat | null): State {
  const [own] = ownOf(game, state, [seat])
  return { ...state, ...own, ...UNSEEN }
}

/** For each of these seats the members that are its own to see: with those of the state that all share, its view. */
function ownOf(game: Game, state: State, seats: readonly (Seat | null)[]): Members[] {
  const members = learn(game)
  const truth = game.zones.map((zone) => zone.piles(state))
  const all: Members[] = []
  for (const seat of seats) {
    const down = faceDown(game, state, truth, seat)
    const sealed = state.sealed?.map((c, i) => (c === null || i === seat ? c : COVERED)) ?? null
    const own: Record<string, unknown> = { sealed }
    for (const key of members) if (key in state) own[key] = turned(membersOf(state)[key], down)
    if (down.turned < down.piles.length) {
      for (const pile of down.piles) members.add(memberOf(state, pile))
      return ownOf(game, state, seats)
    }
    all.push(own)
  }
  return all
}

/** What an entry changed for each of these seats, as text. What lies open is compared and written once. */
export function changes(game: Game, before: State, after: State, seats: readonly (Seat | null)[]): string[] {
  const members = learn(game)
  const now = ownOf(game, after, seats)
  const known = members.size
  const was = ownOf(game, before, seats)
  // Something lay face down before it and does not any more: it is each seat's own to see, then and now.
  if (members.size > known) return changes(game, before, after, seats)
  const common = writeMembers(membersOf(before), membersOf(after), (key) => members.has(key) || APART.includes(key))
  return now.map((own, i) => joined(common, writeMembers(was[i] as Members, own)))
}

/** Piles of face-down cards, by their size: all of them look alike, and nobody compares them twice. */
const BACKS: (readonly Card[])[] = []

function backs(size: number): readonly Card[] {
  for (let n = BACKS.length; n <= size; n++) BACKS.push(new Array<Card>(n).fill(HIDDEN))
  return BACKS[size] as readonly Card[]
}

/** The piles in which a seat does not see everything, how they look to it, and how many of them were found. */
interface Down {
  readonly piles: (readonly Card[])[]
  readonly looks: (readonly Card[])[]
  turned: number
}

function faceDown(game: Game, state: State, truth: readonly (readonly (readonly Card[])[])[], seat: Seat | null): Down {
  const down: Down = { piles: [], looks: [], turned: 0 }
  for (let z = 0; z < truth.length; z++) {
    const zone = game.zones[z] as Game['zones'][number]
    const piles = truth[z] as readonly (readonly Card[])[]
    for (let p = 0; p < piles.length; p++) {
      const cards = piles[p] as readonly Card[]
      let hidden = 0
      let looks: Card[] | null = null
      for (let i = 0; i < cards.length; i++) {
        if (zone.sees(state, seat, p, i, game.box)) {
          if (hidden === i && i > 0) looks = backs(cards.length).slice()
          if (looks !== null) looks[i] = cards[i] as Card
        } else {
          if (hidden === 0 && i > 0) looks = cards.slice()
          if (looks !== null) looks[i] = HIDDEN
          hidden++
        }
      }
      if (hidden === 0) continue
      down.piles.push(cards)
      down.looks.push(looks ?? backs(cards.length))
    }
  }
  return down
}

function memberOf(state: State, pile: readonly Card[]): string {
  for (const [key, value] of Object.entries(state)) if (holds(value, pile)) return key
  throw new Error('a pile that does not lie in the state')
}

const holds = (x: unknown, pile: readonly Card[]): boolean =>
  x === pile || (typeof x === 'object' && x !== null && Object.values(x).some((y) => holds(y, pile)))

/** As it looks to the seat: only what holds a pile with face-down cards is copied. */
function turned(x: unknown, down: Down): unknown {
  if (typeof x !== 'object' || x === null || down.turned === down.piles.length) return x
  const i = down.piles.indexOf(x as readonly Card[])
  if (i >= 0) {
    down.turned++
    return down.looks[i]
  }
  return Array.isArray(x) ? turnedList(x, down) : turnedRecord(x as Members, down)
}

function turnedList(list: readonly unknown[], down: Down): readonly unknown[] {
  let copy: unknown[] | null = null
  for (let i = 0; i < list.length; i++) {
    const x = list[i]
    if (typeof x !== 'object') continue
    const y = turned(x, down)
    if (y === x) continue
    copy ??= list.slice()
    copy[i] = y
  }
  return copy ?? list
}

function turnedRecord(record: Members, down: Down): Members {
  let copy: Record<string, unknown> | null = null
  for (const key in record) {
    const y = turned(record[key], down)
    if (y === record[key]) continue
    copy ??= { ...record }
    copy[key] = y
  }
  return copy ?? record
}
