// NEH-10.11 to 10.13, 10.24, 10.35: the windows of the other seats, and the own plays of the turn's player.
import { next, noReturn } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { SEASONAL } from '../cards/seasonal-worker.ts'
import { FOREMEN } from '../sheet/form.ts'
import { canPlay, chosenForeman, playForeman, refuseForeman } from './foremen.ts'
import { foremenOf, type When } from './held.ts'
import { refuseColumn } from './layout.ts'
import { alone, COLUMN_REFS, chosenSecond, DECLINE, foremanRef, NO_SEAT, perForeman } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { COLOURS, type Moment } from './terms.ts'

const PLAY = perForeman('play')
/** The seasonal worker names a column with the announcement (NEH-10.36): by seat, index and column. */
const PLAY_IN: readonly (readonly (readonly NehemiahChoice[])[])[] = COLOURS.map((_, seat) =>
  FOREMEN.map((_, i) => COLUMN_REFS.map((column) => ({ act: 'play', on: [foremanRef(seat, i), column] }))),
)

/** Every card before the seat, playable or not. */
function plays(s: NehemiahState, seat: Seat): NehemiahChoice[] {
  const list: NehemiahChoice[] = []
  const cards = foremenOf(s, seat)
  for (let i = 0; i < cards.length; i++)
    if (cards[i] !== SEASONAL) list.push(at(at(PLAY, seat), i))
    else list.push(...at(at(PLAY_IN, seat), i).slice(0, s.columns.length))
  return list
}

function refusePlay(s: NehemiahState, seat: Seat, choice: NehemiahChoice, when: When): NehemiahRefusal | null {
  const card = chosenForeman(s, seat, choice)
  const no = refuseForeman(s, seat, card, when)
  return no === null && card === SEASONAL ? refuseColumn(s, chosenSecond(choice)) : no
}

const windowsOf = (moment: Moment): readonly NehemiahStep[] =>
  COLOURS.map((_, seat) => ({ do: 'window', seat, moment }))
const WINDOWS: Readonly<Record<Moment, readonly NehemiahStep[]>> = {
  before: windowsOf('before'),
  after: windowsOf('after'),
  'round-end': windowsOf('round-end'),
}

/** NEH-10.12, 10.35: the other seats, clockwise from the left of the turn's player. */
export function windows(s: NehemiahState, moment: 'before' | 'after'): void {
  for (let k = s.seats - 1; k >= 1; k--) ask(s, moment, (s.turn + k) % s.seats)
}

function ask(s: NehemiahState, moment: Moment, seat: Seat): void {
  if (foremenOf(s, seat).length > 0) s.agenda.push(at(WINDOWS[moment], seat))
}

/** NEH-10.24, 10.25: every seat, the last turn's player last; then the turncoat. */
export function roundEndWindows(s: NehemiahState): void {
  if (s.options.foremen === 'off') return
  s.ahead.fill(0)
  next<NehemiahStep>(s, { do: 'turncoat' })
  for (let k = s.seats; k >= 1; k--) ask(s, 'round-end', (s.turn + k) % s.seats)
}

export const window: DecisionOf<Nehemiah, 'window'> = {
  kind: 'decision',
  by(s, step) {
    // NEH-11.6: a window declined in advance answers itself; the last one of a round is always asked.
    if (step.moment !== 'round-end' && s.ahead[step.seat] !== 0) return NO_SEAT
    return canPlay(s, step.seat, step.moment) ? alone(step.seat) : NO_SEAT
  },
  candidates(s, _step, seat) {
    const list = plays(s, seat)
    list.push(DECLINE)
    return list
  },
  refuse: (s, step, seat, choice) => (choice.act === 'decline' ? null : refusePlay(s, seat, choice, step.moment)),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'decline',
  resolve(s, step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'decline') return
    next(s, step)
    playForeman(s, seat, choice, box)
  },
}

const DONE: NehemiahChoice = { act: 'done' }

/** NEH-10.13: steps B and D; step B falls out in a turn of the inspector (NEH-10.31). */
export const ownPlays: DecisionOf<Nehemiah, 'own-plays'> = {
  kind: 'decision',
  by(s, step) {
    if (step.before && s.inspector !== null) return NO_SEAT
    return canPlay(s, s.turn, 'own') ? alone(s.turn) : NO_SEAT
  },
  candidates(s, _step, seat) {
    const list = plays(s, seat)
    list.push(DONE)
    return list
  },
  refuse: (s, _step, seat, choice) => (choice.act === 'done' ? null : refusePlay(s, seat, choice, 'own')),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'done',
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'done') return
    next(s, step)
    playForeman(s, seat, choice, box)
  },
}
