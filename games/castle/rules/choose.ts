// CAS-3: the secret choice of cards, and the reveal.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Happening, SecretDecision } from '../../../kernel/game.ts'
import { Unknown } from '../../../kernel/random.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, type CastleStep, CHARACTERS, ROLE, type StepOf } from '../state.ts'
import { executionSteps } from './execute.ts'
import { eachSeat, inOrder } from './seat.ts'

const HAND = CHARACTERS.length
const SIZES = Array.from({ length: HAND + 1 }, (_, n) => n)

/** Every choice of one card, and of two, by seat and size of the hand. */
const ONE = eachSeat((seat) => SIZES.map((n) => Array.from({ length: n }, (_, i): CastleChoice => choiceOf(seat, [i]))))
const TWO = eachSeat((seat) =>
  SIZES.map((n) => {
    const pairs: CastleChoice[] = []
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) pairs.push(choiceOf(seat, [i, j]))
    return pairs
  }),
)

function choiceOf(seat: Seat, indices: readonly number[]): CastleChoice {
  return { act: 'choose-cards', on: indices.map((i) => `hand.${seat}.${i}`) }
}

const EVERYONE = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: seats }, (_, seat) => seat))
const ALL_IN_HAND: Refusal = { clause: 'CAS-3.2' }

export const chooseCards: SecretDecision<CastleState, StepOf<'choose-cards'>, CastleChoice, Box> = {
  kind: 'secret',
  by: (s) => EVERYONE[s.seats] as Seat[],
  candidates(s, _step, seat, box) {
    const n = (s.hands[seat] as Card[]).length
    const cards = box.setup[s.seats]?.cards as number
    // CAS-3.3: who has fewer cards than must be chosen chooses all of them.
    return (cards === 1 || n < 2 ? ONE : TWO)[seat]?.[n] as CastleChoice[]
  },
  refuse(s, _step, seat, choice) {
    if ((s.played[seat] as Card[]).length > 0) return null
    const hand = s.hands[seat] as Card[]
    for (const ref of choice.on ?? []) if (hand[lastOf(ref)] === ROLE.master) return ALL_IN_HAND
    return null
  },
  reveal(s, _step, choices) {
    for (let seat = 0; seat < s.seats; seat++) {
      const on = choices[seat]?.on
      // A choice that is covered for whoever looks stops a prediction here.
      if (on === undefined) throw new Unknown('face down')
      const hand = s.hands[seat] as Card[]
      const down = on.map((ref) => hand[lastOf(ref)] as Card)
      s.down[seat] = down
      s.hands[seat] = hand.filter((card) => !down.includes(card))
    }
    tell(s, { ev: 'all-chosen' })
  },
}

export const reveal: Happening<CastleState, StepOf<'reveal'>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    noReturn(s)
    for (let k = 0; k < s.seats; k++) {
      const seat = inOrder(s, k)
      const down = s.down[seat] as Card[]
      s.now[seat] = down.length
      for (const card of down) {
        s.played[seat]?.push(face(card))
        if (s.events !== null)
          tell(s, { ev: 'reveal', seat, card, to: `played.${seat}.${(s.played[seat] as Card[]).length - 1}` })
      }
      s.down[seat] = []
    }
    next<CastleStep>(s, ...executionSteps(s, box))
  },
}
