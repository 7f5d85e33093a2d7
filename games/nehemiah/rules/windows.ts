// NEH-10.11 to 10.13, 10.24, 10.35: the windows of the other seats, and the own plays of the turn's player.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import {
  cardChoices,
  cardRef,
  HELD,
  INSPECTOR,
  refuseCard,
  SEASONAL,
  SUBSTITUTE,
  spend,
  TOWN_PLANNER,
  tiredColumns,
  type When,
} from './held.ts'
import { refuseColumn } from './layout.ts'
import { placeIn } from './place.ts'
import { score } from './points.ts'
import { ALONE, COLUMNS, DECLINE, NO_SEAT } from './refs.ts'
import { FOREMEN_LINE, type Moment, type NehemiahChoice, type NehemiahState, type NehemiahStep } from './state.ts'

const PLAY = cardChoices('play')
/** The seasonal worker names a column with the announcement (NEH-10.36): by seat, index and column. */
const PLAY_IN: readonly (readonly (readonly NehemiahChoice[])[])[] = [0, 1, 2, 3].map((seat) =>
  Array.from({ length: HELD }, (_, i) =>
    Array.from({ length: COLUMNS }, (_, c): NehemiahChoice => ({ act: 'play', on: [cardRef(seat, i), `column.${c}`] })),
  ),
)

/** Every card before the seat, playable or not. */
function plays(s: NehemiahState, seat: Seat): NehemiahChoice[] {
  const list: NehemiahChoice[] = []
  const cards = s.foremen[seat] as Card[]
  for (let i = 0; i < cards.length; i++)
    if (cards[i] !== SEASONAL) list.push(PLAY[seat]?.[i] as NehemiahChoice)
    else for (let c = 0; c < s.columns.length; c++) list.push(PLAY_IN[seat]?.[i]?.[c] as NehemiahChoice)
  return list
}

function refusePlay(s: NehemiahState, seat: Seat, choice: NehemiahChoice, when: When): Refusal | null {
  const card = s.foremen[seat]?.[lastOf(choice.on?.[0])] as Card
  const no = refuseCard(s, seat, card, when)
  if (no !== null || card !== SEASONAL) return no
  return refuseColumn(s, lastOf(choice.on?.[1]))
}

/** Whether the seat holds a card it could play now. */
function hasPlay(s: NehemiahState, seat: Seat, when: When): boolean {
  for (const card of s.foremen[seat] as Card[]) if (refuseCard(s, seat, card, when) === null) return true
  return false
}

/** Announces a card and carries out what needs no further choice. */
function playCard(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): void {
  const card = s.foremen[seat]?.[lastOf(choice.on?.[0])] as Card
  spend(s, seat, card)
  switch (card) {
    case SEASONAL:
      placeIn(s, seat, lastOf(choice.on?.[1]))
      break
    case TOWN_PLANNER: {
      const points = tiredColumns(s, seat) * (box.amount[TOWN_PLANNER] as number)
      score(s, seat, FOREMEN_LINE, points)
      tell(s, { ev: 'town-planner', seat, with: { points } })
      break
    }
    case INSPECTOR:
      s.inspector = seat
      break
    case SUBSTITUTE:
      next<NehemiahStep>(s, { do: 'swap-workers', why: 'substitute', first: -1 })
      break
    default:
      next<NehemiahStep>(s, { do: 'place-anywhere', why: 'companion', from: -1 })
  }
}

const WINDOWS: Readonly<Record<Moment, readonly NehemiahStep[]>> = {
  before: [0, 1, 2, 3].map((seat) => ({ do: 'window', seat, moment: 'before' })),
  after: [0, 1, 2, 3].map((seat) => ({ do: 'window', seat, moment: 'after' })),
  'round-end': [0, 1, 2, 3].map((seat) => ({ do: 'window', seat, moment: 'round-end' })),
}

/** NEH-10.12, 10.35: the other seats, clockwise from the left of the turn's player. */
export function windows(s: NehemiahState, moment: 'before' | 'after'): void {
  for (let k = s.seats - 1; k >= 1; k--) ask(s, moment, (s.turn + k) % s.seats)
}

function ask(s: NehemiahState, moment: Moment, seat: Seat): void {
  if ((s.foremen[seat] as Card[]).length > 0) s.agenda.push(WINDOWS[moment][seat] as NehemiahStep)
}

/** NEH-10.24, 10.25: every seat, the last turn's player last; then the turncoat. */
export function roundEndWindows(s: NehemiahState): void {
  if (s.options.foremen === 'off') return
  s.ahead.fill(0)
  next<NehemiahStep>(s, { do: 'turncoat' })
  for (let k = s.seats; k >= 1; k--) ask(s, 'round-end', (s.turn + k) % s.seats)
}

type WindowStep = Extract<NehemiahStep, { do: 'window' }>

export const window: Decision<NehemiahState, WindowStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by(s, step) {
    // NEH-11.6: a window declined in advance answers itself; the last one of a round is always asked.
    if (step.moment !== 'round-end' && s.ahead[step.seat] !== 0) return NO_SEAT
    return hasPlay(s, step.seat, step.moment) ? (ALONE[step.seat] as readonly Seat[]) : NO_SEAT
  },
  candidates(s, _step, seat) {
    const list = plays(s, seat)
    list.push(DECLINE)
    return list
  },
  refuse: (s, step, seat, choice) => (choice.act === 'decline' ? null : refusePlay(s, seat, choice, step.moment)),
  resolve(s, step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'decline') return
    next(s, step)
    playCard(s, seat, choice, box)
  },
}

const DONE: NehemiahChoice = { act: 'done' }

/** NEH-10.13: steps B and D; step B falls out in a turn of the inspector (NEH-10.31). */
export const ownPlays: Decision<NehemiahState, Extract<NehemiahStep, { do: 'own-plays' }>, NehemiahChoice, Box> = {
  kind: 'decision',
  by(s, step) {
    if (step.before && s.inspector !== null) return NO_SEAT
    return hasPlay(s, s.turn, 'own') ? (ALONE[s.turn] as readonly Seat[]) : NO_SEAT
  },
  candidates(s, _step, seat) {
    const list = plays(s, seat)
    list.push(DONE)
    return list
  },
  refuse: (s, _step, seat, choice) => (choice.act === 'done' ? null : refusePlay(s, seat, choice, 'own')),
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'done') return
    next(s, step)
    playCard(s, seat, choice, box)
  },
}
