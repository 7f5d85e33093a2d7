// Toy 1, drawing lots: a hidden deck and hidden hands, chance, refusals, forced choices, an interrupt, a known lot.
// In turn a seat draws a lot or shows one of its own. A shown lot counts its number; lot 0 may not be shown before
// the deck is empty. Somebody holds lot 9, and all know who: it is dealt first and its holder begins.

import { face, next, noReturn, tell } from '../../kernel/agenda.ts'
import type { Game } from '../../kernel/game.ts'
import { at } from '../../kernel/lists.ts'
import { freshState } from '../../kernel/play.ts'
import { mix, shuffle } from '../../kernel/random.ts'
import { lastOf } from '../../kernel/ref.ts'
import { type Card, type Choice, HIDDEN, type Seat, type State } from '../../kernel/words.ts'
import type { Plan } from '../plan.ts'
import { toyTexts, toyTitle, toyWords } from './toy.ts'

const LOTS: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const KNOWN = 9

interface LotsState extends State {
  deck: Card[]
  hands: Card[][]
  shown: Card[][]
  /** Who was dealt the known lot. */
  first: Seat
  cheers: number
}
type LotsStep = { readonly do: 'deal' } | { readonly do: 'turn'; readonly seat: Seat }

export const lots: Game<LotsState, LotsStep> = {
  id: 'lots',
  version: 1,
  players: [2, 3],
  variants: {},
  box: null,
  setup(_options, seats, rng) {
    const pile = () => Array.from({ length: seats }, (): Card[] => [])
    const s: LotsState = {
      ...freshState(seats, rng),
      deck: LOTS.slice(),
      hands: pile(),
      shown: pile(),
      first: 0,
      cheers: 0,
    }
    next<LotsStep>(s, { do: 'deal' })
    return s
  },
  rules: {
    deal: {
      kind: 'happening',
      happen(s) {
        shuffle(s, s.deck)
        for (let k = 0; k < 2 * s.seats; k++) s.hands[k % s.seats]?.push(s.deck.pop() as Card)
        if (!s.hands.some((hand) => hand.includes(KNOWN))) {
          s.deck.splice(s.deck.indexOf(KNOWN), 1, s.hands[0]?.[0] as Card)
          at(s.hands, 0)[0] = KNOWN
        }
        s.first = s.hands.findIndex((hand) => hand.includes(KNOWN))
        next<LotsStep>(s, { do: 'turn', seat: s.first })
      },
    },
    turn: {
      kind: 'decision',
      by: (s, step) => (s.hands.every((hand) => hand.length === 0) && s.deck.length === 0 ? [] : [step.seat]),
      candidates: (s, step) => [
        { act: 'draw' },
        { act: 'wait' },
        ...at(s.hands, step.seat).map((_, i): Choice => ({ act: 'show', on: [`hand.${step.seat}.${i}`] })),
      ],
      refuse(s, step, _seat, c) {
        const hand = at(s.hands, step.seat)
        if (c.act === 'draw') return s.deck.length > 0 ? null : { clause: 'LOT-1' }
        if (c.act === 'wait') return s.deck.length === 0 && hand.length === 0 ? null : { clause: 'LOT-2' }
        return hand[lastOf(c.on?.[0])] === 0 && s.deck.length > 0 ? { clause: 'LOT-3' } : null
      },
      resolve(s, step, _seat, c) {
        const hand = at(s.hands, step.seat)
        if (c.act === 'draw') {
          noReturn(s)
          const card = s.deck.pop() as Card
          hand.push(card)
          tell(s, { ev: 'draw', seat: step.seat })
          if (card !== HIDDEN) tell(s, { ev: 'drawn', seat: step.seat, card, only: [step.seat] })
        }
        if (c.act === 'show') {
          const card = face(hand.splice(lastOf(c.on?.[0]), 1)[0])
          noReturn(s)
          s.shown[step.seat]?.push(card)
          tell(s, { ev: 'show', seat: step.seat, card })
        }
        next<LotsStep>(s, { do: 'turn', seat: (step.seat + 1) % s.seats })
      },
    },
  },
  interrupts: {
    cheer: {
      candidates: () => [{ act: 'cheer' }],
      refuse: (s) => (s.cheers < 3 ? null : { clause: 'LOT-4' }),
      resolve(s, seat) {
        s.cheers++
        tell(s, { ev: 'cheer', seat })
      },
    },
  },
  zones: [
    { id: 'deck', pool: 'lots', piles: (s) => [s.deck], sees: () => false },
    { id: 'hand', pool: 'lots', piles: (s) => s.hands, sees: (_s, seat, pile) => seat === pile },
    { id: 'shown', pool: 'lots', piles: (s) => s.shown, sees: () => true },
  ],
  pools: () => ({ lots: LOTS }),
  plausible: (s) => s.shown.flat().includes(KNOWN) || at(s.hands, s.first).includes(KNOWN),
  scores: (s) => s.shown.map((pile) => pile.reduce((sum, card) => sum + card, 0)),
  winners(s) {
    const scores = this.scores(s, null)
    return s.agenda.length > 0 ? [] : scores.flatMap((p, seat) => (p === Math.max(...scores) ? [seat] : []))
  },
  breakdown(s, seat) {
    return [{ from: 'cards', points: this.scores(s, null)[seat] as number }]
  },
}

const texts = toyTexts('Lots', {
  ask: ['turn'],
  act: ['draw', 'wait', 'show', 'cheer'],
  event: ['draw', 'drawn', 'show', 'cheer'],
  refusal: ['LOT-1', 'LOT-2', 'LOT-3', 'LOT-4'],
})

export const lotsPlan: Plan<LotsState> = {
  title: toyTitle(lots),
  words: toyWords(texts),
  insight: { value: (s, seat) => lots.scores(s, null)[seat] ?? 0 },
  tables: [{ seats: 2 }, { seats: 3 }],
  invariants: (s, before) => (before !== null && s.cheers < before.cheers ? ['LOT-I1'] : []),
  conceal(s, seat, rng) {
    // Others' hands and the deck, but for the known lot, whose holder is public.
    const slots: { pile: Card[]; i: number }[] = []
    for (const pile of [s.deck, ...s.hands.filter((_, holder) => holder !== seat)])
      pile.forEach((card, i) => {
        if (card !== KNOWN) slots.push({ pile, i })
      })
    const cards = mix(
      rng,
      slots.map(({ pile, i }) => at(pile, i)),
    )
    slots.forEach(({ pile, i }, k) => {
      pile[i] = at(cards, k)
    })
    s.rng = { a: 0, b: 0, c: 0, d: 1 }
  },
}
