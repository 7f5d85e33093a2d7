// Toy 3, walks: turns of several choices, and others who may act in between. In turn a seat takes up to three paces, or
// looks at the hidden number of the day, which all then know, and stops. Anybody may whistle at any time.
import { next, noReturn, tell } from '../../kernel/agenda.ts'
import type { Game } from '../../kernel/game.ts'
import { freshState } from '../../kernel/play.ts'
import type { Card, Choice, Seat, State } from '../../kernel/words.ts'
import type { Plan } from '../plan.ts'
import { toyTexts, toyTitle, toyWords } from './toy.ts'

const DAYS = 3
const PACES = 3
const NUMBERS: readonly Card[] = [0, 1, 2]

export interface WalksState extends State {
  day: number
  /** The numbers of the days, face down; and those that were looked at. */
  hidden: Card[]
  known: Card[]
  paces: number[]
  whistles: number
}
type WalksStep = { readonly do: 'walk'; readonly seat: Seat; readonly paces: number } | { readonly do: 'night' }

const firstWalk = (s: WalksState): WalksStep[] => [
  ...Array.from({ length: s.seats }, (_, seat): WalksStep => ({ do: 'walk', seat, paces: 0 })),
  { do: 'night' },
]

export const walks: Game<WalksState, WalksStep> = {
  id: 'walks',
  version: 1,
  players: [2, 3],
  variants: {},
  box: null,
  setup(_options, seats, rng) {
    const s: WalksState = {
      ...freshState(seats, rng),
      day: 1,
      hidden: NUMBERS.slice(),
      known: [],
      paces: Array.from({ length: seats }, () => 0),
      whistles: 0,
    }
    next<WalksStep>(s, ...firstWalk(s))
    return s
  },
  rules: {
    walk: {
      kind: 'decision',
      always: true,
      by: (_s, step) => [step.seat],
      candidates: () => [{ act: 'pace' }, { act: 'look' }, { act: 'stop' }],
      refuse(s, step, _seat, c) {
        if (c.act === 'pace') return step.paces < PACES ? null : { clause: 'WAL-1' }
        return c.act === 'look' && s.hidden.length === 0 ? { clause: 'WAL-2' } : null
      },
      resolve(s, step, seat, c) {
        tell(s, { ev: c.act, seat })
        if (c.act === 'stop') return
        if (c.act === 'pace') s.paces.splice(seat, 1, (s.paces[seat] ?? 0) + 1)
        else {
          noReturn(s)
          s.known.push(...s.hidden.splice(-1))
        }
        next<WalksStep>(s, { ...step, paces: step.paces + 1 })
      },
    },
    night: {
      kind: 'happening',
      happen(s) {
        s.day++
        if (s.day <= DAYS) next<WalksStep>(s, ...firstWalk(s))
      },
    },
  },
  interrupts: {
    whistle: {
      candidates: (): Choice[] => [{ act: 'whistle' }],
      refuse: (s) => (s.whistles < 3 ? null : { clause: 'WAL-3' }),
      resolve(s, seat) {
        s.whistles++
        tell(s, { ev: 'whistle', seat })
      },
    },
  },
  zones: [
    { id: 'hidden', pool: 'numbers', piles: (s) => [s.hidden], sees: () => false },
    { id: 'known', pool: 'numbers', piles: (s) => [s.known], sees: () => true },
  ],
  pools: () => ({ numbers: NUMBERS }),
  scores: (s) => s.paces.slice(),
  winners: (s) => (s.agenda.length > 0 ? [] : s.paces.flatMap((p, seat) => (p === Math.max(...s.paces) ? [seat] : []))),
  breakdown: (s, seat) => [{ from: 'cards', points: s.paces[seat] ?? 0 }],
}

const texts = toyTexts('Walks', {
  ask: ['walk'],
  act: ['pace', 'look', 'stop', 'whistle'],
  event: ['pace', 'look', 'stop', 'whistle'],
  refusal: ['WAL-1', 'WAL-2', 'WAL-3'],
})

export const walksPlan: Plan<WalksState> = {
  title: toyTitle(walks),
  words: toyWords(texts),
  insight: { value: (s, seat) => s.paces[seat] ?? 0 },
  tables: [{ seats: 2 }, { seats: 3 }],
  invariants: (s) => (s.paces.some((paces) => paces > DAYS * PACES) ? ['WAL-I1'] : []),
  conceal(s) {
    s.hidden.reverse()
    s.rng = { a: 0, b: 0, c: 0, d: 1 }
  },
}
