// CAS-18 and the three winter cards that strike once: plague (CAS-19.8), breach (CAS-19.9), snowfall (CAS-19.14).
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  type CastleChoice,
  type CastleState,
  type CastleStep,
  CHARACTERS,
  isWorker,
  SILVER,
  STONE,
  type StepOf,
  WINTER_CARD,
  WORKERS,
} from '../state.ts'
import { courtSteps, openCourt } from './damsel.ts'
import { trackSpace } from './round.ts'
import { ALONE, add, eachSeat, inOrder, NOBODY, score } from './seat.ts'

const PLAGUE = eachSeat((seat): CastleStep => ({ do: 'plague', seat }))
const BREACH = eachSeat((seat): CastleStep => ({ do: 'breach', seat }))
const SNOW = eachSeat((seat): CastleStep => ({ do: 'snow', seat }))
const SNOWFALL = eachSeat((seat): CastleStep => ({ do: 'snowfall', seat }))
const LEAVES: CastleStep = { do: 'winter-card-leaves' }

/** CAS-18.2: on a marked space the top card is turned up and takes effect at once. */
export const winterCard: Happening<CastleState, StepOf<'winter-card'>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.deck.length === 0 || !box.marks[s.options['winter-spaces']].includes(trackSpace(s))) return
    noReturn(s)
    const card = face(s.deck.shift())
    s.winter.push(card)
    tell(s, { ev: 'winter-card', seat: s.first, card })
    const once = (steps: readonly CastleStep[]) => {
      const order: CastleStep[] = []
      for (let k = 0; k < s.seats; k++) order.push(steps[inOrder(s, k)] as CastleStep)
      next(s, ...order, LEAVES)
    }
    if (card === WINTER_CARD.plague) once(PLAGUE)
    else if (card === WINTER_CARD.breach) once(BREACH)
    else if (card === WINTER_CARD.snowfall) once(SNOW)
    else if (card === WINTER_CARD.damsel) {
      openCourt(s)
      courtSteps(s)
    }
  },
}

export const winterCardLeaves: Happening<CastleState, StepOf<'winter-card-leaves'>, Box> = {
  kind: 'happening',
  happen(s) {
    s.spent.push(s.winter.pop() as Card)
  },
}

const perCard = (act: CastleChoice['act'], zone: string) =>
  eachSeat((seat) => CHARACTERS.map((_, i): CastleChoice => ({ act, on: [`${zone}.${seat}.${i}`] })))
const PLAGUE_REMOVE = perCard('plague-remove', 'played')
const PLAGUE_PAY: CastleChoice = { act: 'plague-pay' }

/** Takes a card out of the game for good (CAS-19.15). */
function removeCard(s: CastleState, seat: Seat, pile: Card[], index: number): void {
  const card = face(pile[index])
  pile.splice(index, 1)
  s.removed[seat]?.push(card)
  tell(s, { ev: 'card-removed', seat, card })
}

function payBank(s: CastleState, seat: Seat, thalers: number): void {
  add(s.thalers, seat, -thalers)
  s.bank += thalers
  tell(s, { ev: 'winter-paid', seat, with: { thalers } })
}

export const plague: Decision<CastleState, StepOf<'plague'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, { seat }) => (s.played[seat]?.length === 0 ? NOBODY : (ALONE[seat] as Seat[])),
  candidates: (s, _step, seat) => [
    ...(PLAGUE_REMOVE[seat] as CastleChoice[]).slice(0, (s.played[seat] as Card[]).length),
    PLAGUE_PAY,
  ],
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'plague-remove') return null
    const thalers = (s.played[seat] as Card[]).length * box.plague
    return (s.thalers[seat] as number) < thalers ? { clause: 'CAS-19.8', with: { thalers } } : null
  },
  resolve(s, { seat }, _seat, choice, box) {
    const played = s.played[seat] as Card[]
    if (choice.act === 'plague-remove') removeCard(s, seat, played, lastOf(choice.on?.[0]))
    else payBank(s, seat, played.length * box.plague)
  },
}

/** (own stone, silver as stone): every pair up to three. */
const BREACHES: readonly CastleChoice[] = Array.from({ length: 10 }, (_, most) => most).flatMap((total) =>
  Array.from({ length: total + 1 }, (_, bars): CastleChoice => ({ act: 'breach', n: [total - bars, bars] })),
)
const NO_STONE: Refusal = { clause: 'CAS-19.9', with: { why: 'stone' } }
const NO_SILVER: Refusal = { clause: 'CAS-19.9', with: { why: 'silver' } }
const EMPTY_CART: Refusal = { clause: 'CAS-12.2', with: { kind: 'stone', stock: 0 } }

export const breach: Decision<CastleState, StepOf<'breach'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates: (_s, _step, _seat, box) => BREACHES.slice(0, ((box.breachMost + 1) * (box.breachMost + 2)) / 2),
  refuse(s, _step, seat, choice) {
    const [stone = 0, bars = 0] = choice.n ?? []
    const own = s.own[seat] as number[]
    if (stone > (own[STONE] as number)) return NO_STONE
    if (bars > (own[SILVER] as number)) return NO_SILVER
    return bars > (s.stock[STONE] as number)
      ? { ...EMPTY_CART, with: { kind: 'stone', stock: s.stock[STONE] as number } }
      : null
  },
  resolve(s, { seat }, _seat, choice, box) {
    const [stone = 0, bars = 0] = choice.n ?? []
    const own = s.own[seat] as number[]
    add(own, STONE, -stone)
    add(s.stock, STONE, stone)
    add(own, SILVER, -bars)
    s.forge += bars
    tell(s, { ev: 'breach', seat, with: { stone, bars } })
    score(s, seat, 'breach', (stone + bars) * box.breachVp)
  },
}

const FROM_HAND = perCard('snowfall-remove', 'hand')
const FROM_PLAYED = perCard('snowfall-remove', 'played')
const SNOWFALL_PAY: CastleChoice = { act: 'snowfall-pay' }
const NO_WORKER: Refusal = { clause: 'CAS-19.14', with: { why: 'worker' } }

/** The card that a seat would give up to the snow. */
export function snowedCard(s: CastleState, seat: Seat, choice: CastleChoice): { pile: Card[]; index: number } {
  const ref = choice.on?.[0]
  return { pile: (ref?.startsWith('hand') ? s.hands : s.played)[seat] as Card[], index: lastOf(ref) }
}

/** CAS-19.14: a worker in hand or played; the face-down choice is in neither. */
function hasWorker(s: CastleState, seat: Seat): boolean {
  for (const card of s.hands[seat] as Card[]) if (isWorker(face(card))) return true
  return (s.played[seat] as Card[]).some(isWorker)
}

/**
 * What everybody can see decides whether a seat is asked: as long as one of its workers may lie face down, an answer given
 * by itself would betray where that worker is.
 */
export const snow: Happening<CastleState, StepOf<'snow'>, Box> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const played = s.played[seat] as Card[]
    const gone = s.removed[seat] as Card[]
    let unseen = WORKERS
    for (const card of played) if (isWorker(card)) unseen--
    for (const card of gone) if (isWorker(card)) unseen--
    const open = played.filter(isWorker)
    if (unseen > 0 || (open.length > 0 && (s.thalers[seat] as number) >= box.snowfall) || open.length > 1)
      next(s, SNOWFALL[seat] as CastleStep)
    else if (open.length === 1) removeCard(s, seat, played, played.findIndex(isWorker))
    else payBank(s, seat, Math.min(box.snowfall, s.thalers[seat] as number))
  },
}

export const snowfall: Decision<CastleState, StepOf<'snowfall'>, CastleChoice, Box> = {
  kind: 'decision',
  always: true,
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates: (s, _step, seat) => [
    ...(FROM_HAND[seat] as CastleChoice[]).slice(0, (s.hands[seat] as Card[]).length),
    ...(FROM_PLAYED[seat] as CastleChoice[]).slice(0, (s.played[seat] as Card[]).length),
    SNOWFALL_PAY,
  ],
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'snowfall-remove') {
      const { pile, index } = snowedCard(s, seat, choice)
      return isWorker(face(pile[index])) ? null : NO_WORKER
    }
    const short = (s.thalers[seat] as number) < box.snowfall && hasWorker(s, seat)
    return short ? { clause: 'CAS-19.14', with: { why: 'thalers', thalers: box.snowfall } } : null
  },
  resolve(s, { seat }, _seat, choice, box) {
    if (choice.act === 'snowfall-pay') payBank(s, seat, Math.min(box.snowfall, s.thalers[seat] as number))
    else {
      // The card was known to be in this hand or face down: that it lay in hand comes out now.
      noReturn(s)
      const { pile, index } = snowedCard(s, seat, choice)
      removeCard(s, seat, pile, index)
    }
  },
}
