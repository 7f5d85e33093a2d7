// Toy 2, sealed bids: a secret decision with open numbers, then a decision of all seats at once in the open.
// Three times: every seat bids 0 to what it has, at once and sealed; the highest takes the prize and pays.
// Between two auctions every seat arranges its coins in the open, as often as it likes, until it is content.
import { next, tell } from '../../kernel/agenda.ts'
import type { Game } from '../../kernel/game.ts'
import { freshState } from '../../kernel/play.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Plan } from '../plan.ts'
import { toyTexts, toyTitle, toyWords } from './toy.ts'

const ROUNDS = 3
const START = 10

interface BidsState extends State {
  round: number
  coins: number[]
  /** Coins a seat has put on the table, to be seen. */
  laid: number[]
  content: boolean[]
  prizes: number[]
}
type BidsStep = { readonly do: 'bid' } | { readonly do: 'arrange' } | { readonly do: 'end-round' }
const ARRANGE: BidsStep = { do: 'arrange' }

export const bids: Game<BidsState, BidsStep> = {
  id: 'bids',
  version: 1,
  players: [2, 4],
  variants: { start: { kind: 'whole', min: 1, max: 50, normal: START } },
  box: null,
  setup(options, seats, rng) {
    const each = <T>(x: T) => Array.from({ length: seats }, () => x)
    const s: BidsState = {
      ...freshState(seats, rng),
      round: 1,
      coins: each(Number(options.start)),
      laid: each(0),
      content: each(false),
      prizes: each(0),
    }
    next<BidsStep>(s, { do: 'bid' }, ARRANGE, { do: 'end-round' })
    return s
  },
  rules: {
    bid: {
      kind: 'secret',
      by: (s) => s.coins.flatMap((coins, seat) => (coins > 0 ? [seat] : [])),
      candidates: (s, _step, seat): Choice[] => [{ act: 'bid', span: [[0, s.coins[seat] as number, 1]] }],
      refuse(s, _step, seat, c) {
        if (c.n === undefined) return null
        if ((c.n[0] as number) > (s.coins[seat] as number)) return { clause: 'BID-1' }
        return (c.n[0] as number) === 4 ? { clause: 'BID-2' } : null
      },
      reveal(s, _step, choices) {
        let best: Seat | null = null
        const amount = (seat: Seat) => choices[seat]?.n?.[0] ?? 0
        for (let seat = 0; seat < s.seats; seat++) if (best === null || amount(seat) > amount(best)) best = seat
        const winner = best as Seat
        s.coins[winner] = (s.coins[winner] as number) - amount(winner)
        s.prizes[winner] = (s.prizes[winner] as number) + 1
        tell(s, { ev: 'sold', seat: winner, with: { bids: choices.map((_, seat) => amount(seat)) } })
      },
    },
    arrange: {
      kind: 'decision',
      together: true,
      always: true,
      by: (s) => s.content.flatMap((done, seat) => (done ? [] : [seat])),
      candidates: () => [{ act: 'lay' }, { act: 'content' }],
      refuse: (s, _step, seat, c) =>
        c.act === 'lay' && (s.laid[seat] as number) >= (s.coins[seat] as number) ? { clause: 'BID-3' } : null,
      resolve(s, step, seat, c) {
        next(s, step)
        if (c.act === 'lay') s.laid[seat] = (s.laid[seat] as number) + 1
        else s.content[seat] = true
        tell(s, { ev: c.act, seat })
      },
    },
    'end-round': {
      kind: 'happening',
      happen(s) {
        s.round++
        s.laid = s.laid.map(() => 0)
        s.content = s.content.map(() => false)
        if (s.round <= ROUNDS) next<BidsStep>(s, { do: 'bid' }, ARRANGE, { do: 'end-round' })
      },
    },
  },
  zones: [],
  pools: () => ({}),
  scores: (s) => s.prizes.slice(),
  winners: (s) =>
    s.agenda.length > 0 ? [] : s.prizes.flatMap((p, seat) => (p === Math.max(...s.prizes) ? [seat] : [])),
  breakdown: (s, seat) => [{ from: 'cards', points: s.prizes[seat] as number }],
}

const texts = toyTexts('Bids', {
  ask: ['bid', 'arrange'],
  act: ['bid', 'lay', 'content'],
  event: ['sold', 'lay', 'content'],
  refusal: ['BID-1', 'BID-2', 'BID-3'],
})

export const bidsPlan: Plan<BidsState> = {
  title: toyTitle(bids),
  words: toyWords(texts),
  insight: { value: (s, seat) => bids.scores(s, null)[seat] ?? 0 },
  tables: [{ seats: 2 }, { seats: 4, options: { start: 3 } }],
  invariants: (s) => (s.coins.some((coins) => coins < 0) ? ['BID-I1'] : []),
  conceal(s, seat, rng) {
    if (s.sealed !== null)
      s.sealed = s.sealed.map((c, i) => (c === null || i === seat ? c : { act: 'bid', n: [s.coins[i] as number] }))
    s.rng = { a: rng.a, b: 0, c: 0, d: 1 }
  },
}
