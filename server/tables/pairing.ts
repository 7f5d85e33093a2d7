// Who of those who look for a table fit together: the longest waiting first, the largest company they would have.

/** What somebody would play, now or over days. */
export interface Wish {
  readonly games: readonly string[]
  readonly counts: readonly number[]
  readonly pace: 'live' | 'days'
  /** Minutes after which computers may take the seats that are left; null for people only. */
  readonly fill: number | null
}

export interface Seeker {
  readonly person: string
  readonly since: number
  readonly wish: Wish
  /** How strong they are in each of the games, where that is known. */
  readonly mu: Readonly<Record<string, number>>
}

export interface Group {
  readonly game: string
  readonly seats: number
  readonly pace: Wish['pace']
  readonly people: readonly string[]
}

const MINUTE = 60_000
const USUAL = 25

/** Among these games, how many may sit. */
export type Counts = (game: string) => readonly [min: number, max: number]

const wants = ({ wish }: Seeker, game: string, seats: number, pace: Wish['pace']): boolean =>
  wish.pace === pace && wish.games.includes(game) && wish.counts.includes(seats)

const filledAt = ({ since, wish }: Seeker): number | null => (wish.fill === null ? null : since + wish.fill * MINUTE)

/** Everybody who would play this with the first, the nearest in strength first, none of whom has blocked another. */
function company(first: Seeker, others: readonly Seeker[], game: string, seats: number, apart: Apart): Seeker[] {
  const strength = (seeker: Seeker) => seeker.mu[game] ?? USUAL
  const group = [first]
  const near = others
    .filter((other) => wants(other, game, seats, first.wish.pace))
    .toSorted((a, b) => Math.abs(strength(a) - strength(first)) - Math.abs(strength(b) - strength(first)))
  for (const other of near) {
    if (group.length === seats) break
    if (group.every((member) => !apart(member.person, other.person))) group.push(other)
  }
  return group
}

/** Whether two people must not be brought together. */
export type Apart = (a: string, b: string) => boolean

/** `seekers`: the longest waiting first. Nobody is in two groups. */
export function groupsOf(seekers: readonly Seeker[], counts: Counts, apart: Apart, now: number): Group[] {
  const groups: Group[] = []
  const left = new Set(seekers)
  for (const first of seekers) {
    if (!left.has(first)) continue
    const others = [...left].filter((other) => other !== first)
    const found = best(first, others, counts, apart, now)
    if (found === null) continue
    groups.push(found.group)
    for (const member of found.members) left.delete(member)
  }
  return groups
}

function best(first: Seeker, others: readonly Seeker[], counts: Counts, apart: Apart, now: number) {
  let found: { readonly group: Group; readonly members: readonly Seeker[] } | null = null
  const due = filledAt(first)
  for (const game of first.wish.games) {
    const [min, max] = counts(game)
    for (const seats of first.wish.counts) {
      if (seats < min || seats > max) continue
      const members = company(first, others, game, seats, apart)
      // Computers take what is left where everybody of the group would have them, and the first has waited long enough.
      const willing = due !== null && due <= now ? members.filter((m) => m.wish.fill !== null) : []
      const people = members.length === seats ? members : willing
      if (people.length === 0 || people.length <= (found?.members.length ?? 0)) continue
      found = { group: { game, seats, pace: first.wish.pace, people: people.map((m) => m.person) }, members: people }
    }
  }
  return found
}
