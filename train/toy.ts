// A toy whose insight is blind, for proving that the road from games to a stronger opponent can be walked.
import type { Game } from '../kernel/game.ts'
import { freshState } from '../kernel/play.ts'
import { random } from '../kernel/random.ts'
import type { Choice, Seat, State, Step } from '../kernel/words.ts'
import { type Features, put, seatIn } from '../title/features.ts'
import type { Insight } from '../title/mind.ts'

/** Two stones of these kinds lie open and one is taken, twice in each turn; at the end many of a kind count most. */
const KINDS = 3
const TURNS = 6

export interface StonesState extends State {
  agenda: Turn[]
  offer: number[]
  taken: number[][]
}
interface Turn extends Step {
  readonly do: 'take'
  readonly seat: Seat
  readonly nth: number
}

/** What stones count: the square of how many there are of each kind, and black ones (the last kind) nothing. */
const worthOf = (stones: readonly number[]): number =>
  stones.reduce((sum, many, kind) => sum + (kind === KINDS - 1 ? 0 : many * many), 0)

const lay = (s: StonesState): void => {
  s.offer = Array.from({ length: 2 }, () => random(s, KINDS))
}

export const stones: Game<StonesState, Turn> = {
  id: 'stones',
  version: 1,
  players: [2, 3],
  variants: {},
  box: null,
  setup(_options, seats, rng) {
    const s: StonesState = {
      ...freshState(seats, rng),
      agenda: [],
      offer: [],
      taken: Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0)),
    }
    lay(s)
    s.agenda.push({ do: 'take', seat: 0, nth: 0 })
    return s
  },
  rules: {
    take: {
      kind: 'decision',
      by: (_s, { seat }) => [seat],
      candidates: (s) => s.offer.map((_, i): Choice => ({ act: 'take', n: [i] })),
      refuse: () => null,
      resolve(s, { nth, seat }, _seat, choice) {
        const stone = s.offer[choice.n?.[0] ?? 0] ?? 0
        const own = s.taken[seat]
        if (own !== undefined) own[stone] = (own[stone] ?? 0) + 1
        if (nth + 1 === TURNS * s.seats) return
        lay(s)
        s.agenda.push({ do: 'take', seat: nth % 2 === 0 ? seat : (seat + 1) % s.seats, nth: nth + 1 })
      },
    },
  },
  zones: [],
  pools: () => ({}),
  scores: (s) => s.taken.map(worthOf),
  winners(s) {
    const scores = this.scores(s, null)
    return s.agenda.length > 0 ? [] : scores.flatMap((p, seat) => (p === Math.max(...scores) ? [seat] : []))
  },
  breakdown(s, seat) {
    return [{ from: 'stones', points: this.scores(s, null)[seat] ?? 0 }]
  },
}

/** Sees nothing before the end. */
export const blind: Insight<StonesState, null> = {
  scale: 8,
  value(s, seat) {
    if (s.agenda.length > 0) return 0
    const scores = stones.scores(s, null)
    const others = scores.reduce((sum, p) => sum + p, 0) - (scores[seat] ?? 0)
    return (scores[seat] ?? 0) - others / (s.seats - 1)
  },
}

export const shown: Features<StonesState, null> = {
  seat: KINDS,
  table: 1,
  phases: 2,
  phase: (s) => (s.taken.flat().reduce((sum, n) => sum + n, 0) < (TURNS * s.seats) / 2 ? 0 : 1),
  draw(s, _box, into) {
    s.taken.forEach((kinds, seat) => {
      kinds.forEach((many, kind) => {
        put(seatIn(into, seat), kind, many / TURNS)
      })
    })
    put(into.table, 0, 1)
  },
}
