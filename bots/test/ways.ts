// A toy for the tests: the first seat takes one of several ways, and only at its end is seen what it was worth. How a way looks
// from its beginning is what its insight says, and that may be wrong.
import type { Game } from '../../kernel/game.ts'
import { at } from '../../kernel/lists.ts'
import { freshState } from '../../kernel/play.ts'
import type { Choice, State, Step } from '../../kernel/words.ts'
import { type Insight, type Mind, mindOf } from '../../title/mind.ts'
import type { Edition } from '../../title/title.ts'

/** What a way looks like and what it is worth, in points of lead for whoever takes it; ten are about three to one. */
export interface Way {
  readonly look: number
  readonly worth: number
}

interface WaysState extends State {
  agenda: Walk[]
  taken: number
}
interface Walk extends Step {
  readonly do: 'take' | 'go'
}

/** A mind that knows nothing but these ways, and a table at which the first seat is asked. */
export function waysOf(ways: readonly Way[]): { readonly mind: Mind; readonly table: State } {
  const game: Game<WaysState, Walk> = {
    id: 'ways',
    version: 1,
    players: [2, 2],
    variants: {},
    box: null,
    setup: (_options, seats, rng) => ({ ...freshState(seats, rng), agenda: [{ do: 'take' }], taken: 0 }),
    rules: {
      take: {
        kind: 'decision',
        by: () => [0],
        candidates: () => ways.map((_, i): Choice => ({ act: 'take', n: [i] })),
        refuse: () => null,
        resolve(s, _step, _seat, choice) {
          s.taken = choice.n?.[0] ?? 0
          s.agenda.push({ do: 'go' })
        },
      },
      go: {
        kind: 'decision',
        by: () => [0],
        candidates: () => [{ act: 'go' }, { act: 'stroll' }],
        refuse: () => null,
        resolve: () => undefined,
      },
    },
    zones: [],
    pools: () => ({}),
    scores: ({ taken }) => [at(ways, taken).worth, 0],
    winners: (s) => (s.agenda.length > 0 ? [] : [at(ways, s.taken).worth > 0 ? 0 : 1]),
    breakdown: ({ taken }, seat) => [{ from: 'way', points: seat === 0 ? at(ways, taken).worth : 0 }],
  }
  const value = ({ agenda, taken }: WaysState, seat: number) => {
    const { look, worth } = at(ways, taken)
    return (seat === 0 ? 1 : -1) * (agenda.length > 0 ? look : worth)
  }
  const table = game.setup({}, 2, { a: 1, b: 2, c: 3, d: 4 }, null)
  const insight = { value } as unknown as Insight<State, unknown>
  return { mind: mindOf(game as unknown as Edition, insight), table }
}
