// What is shown of a match. Everything that lies open is the state's own and shared by all who look; only the members in
// which cards lie face down are copied for each of them. Nobody may change what is shown.
import type { Game } from '../../kernel/game.ts'
import { type Card, HIDDEN, type Seat, type State } from '../../kernel/words.ts'
import { COVERED } from '../../kernel/zones.ts'

export type Members = Readonly<Record<string, unknown>>

/** Members of a game's state that are not the same for everybody, beside what nobody sees. Learned while looking. */
const learned = new WeakMap<Game['zones'], Set<string>>()

/** What nobody is shown: what chance will bring; and what happened, which is told beside it. */
const UNSEEN: readonly string[] = ['rng', 'events']

export const membersOf = (state: State): Members => state as unknown as Members

export function unlike(game: Game): ReadonlySet<string> {
  return learn(game)
}

function learn(game: Game): Set<string> {
  let members = learned.get(game.zones)
  if (members === undefined) {
    members = new Set([...UNSEEN, 'sealed'])
    learned.set(game.zones, members)
  }
  return members
}

/** The whole view of a seat (`view` in the kernel), without what happened. */
export function shown(game: Game, state: State, seat: Seat | null): State {
  const [own] = ownOf(game, state, [seat])
  return { ...state, ...own }
}

/** For each of these seats the members that are its own to see: with those of the state that all share, its view. */
export function ownOf(game: Game, state: State, seats: readonly (Seat | null)[]): Members[] {
  const members = learn(game)
  const looking: Record<string, unknown> = { ...state }
  const truth = game.zones.map((zone) => zone.piles(state))
  const all: Members[] = []
  for (const seat of seats) {
    const own: Record<string, unknown> = {}
    for (const key of members) if (key in state) own[key] = copied(membersOf(state)[key])
    for (const key of UNSEEN) own[key] = null
    if (state.sealed !== null) own.sealed = state.sealed.map((c, i) => (c === null || i === seat ? c : COVERED))
    for (const key in own) looking[key] = own[key]
    const shared = cover(game, state, truth, looking as unknown as State, seat)
    if (shared !== null) {
      members.add(memberOf(state, shared))
      return ownOf(game, state, seats)
    }
    all.push(own)
  }
  return all
}

/** A member that was the same for everybody until now was seen as it lay. */
export function seenBefore(own: Members, state: State, now: Members): Members {
  let before = own
  for (const key in now) if (!(key in own) && key in state) before = { ...before, [key]: membersOf(state)[key] }
  return before
}

/** Turns down what the seat may not see; gives a pile that is still the state's own and would have to be changed. */
function cover(
  game: Game,
  state: State,
  truth: readonly (readonly (readonly Card[])[])[],
  looking: State,
  seat: Seat | null,
): readonly Card[] | null {
  for (let z = 0; z < game.zones.length; z++) {
    const zone = game.zones[z] as Game['zones'][number]
    const trueZone = truth[z] as readonly (readonly Card[])[]
    let piles: readonly Card[][] | null = null
    for (let p = 0; p < trueZone.length; p++) {
      const cards = trueZone[p] as readonly Card[]
      for (let i = 0; i < cards.length; i++) {
        if (zone.sees(state, seat, p, i, game.box)) continue
        piles ??= zone.piles(looking)
        const pile = piles[p] as Card[]
        if (pile === cards) return cards
        pile[i] = HIDDEN
      }
    }
  }
  return null
}

function memberOf(state: State, pile: readonly Card[]): string {
  for (const [key, value] of Object.entries(state)) if (holds(value, pile)) return key
  throw new Error('a pile that does not lie in the state')
}

const holds = (x: unknown, pile: readonly Card[]): boolean =>
  x === pile || (typeof x === 'object' && x !== null && Object.values(x).some((y) => holds(y, pile)))

function copied(x: unknown): unknown {
  if (Array.isArray(x)) {
    const list = x.slice()
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copied(list[i])
    return list
  }
  if (typeof x !== 'object' || x === null) return x
  const record: Record<string, unknown> = { ...x }
  for (const key in record) if (typeof record[key] === 'object') record[key] = copied(record[key])
  return record
}
