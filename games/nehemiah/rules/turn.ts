// NEH-3: a turn and its one main action; with foremen the steps A to E of NEH-10.11.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { ACTIVATE, activate } from './activate.ts'
import { breakStalemate, isStalemate } from './columns.ts'
import { canPlay, chosenForeman, playForeman, refuseForeman } from './foremen.ts'
import { foremenOf } from './held.ts'
import { canAct, isFree, NOBODY, nobodyOn, refuseActivate } from './layout.ts'
import { PLACE, placeAction, refusePlace } from './place.ts'
import { alone, chosen, chosenSlot, NO_SEAT, offer, perForeman } from './refs.ts'
import { endOfGame } from './scoring.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { windows } from './windows.ts'

const MAIN: NehemiahStep = { do: 'main' }
const MAIN_ACTION: NehemiahStep = { do: 'main-action' }
const INSPECT: NehemiahStep = { do: 'inspect' }
const STEP_B: NehemiahStep = { do: 'own-plays', before: true }
const STEP_D: NehemiahStep = { do: 'own-plays', before: false }
const END_ACTION: NehemiahStep = { do: 'end-action' }
const REPLACE_COLUMNS: NehemiahStep = { do: 'replace-columns' }
const END_TURN: NehemiahStep = { do: 'end-turn' }
const BEGIN_TURN: NehemiahStep = { do: 'begin-turn' }

export const beginTurn: HappeningOf<Nehemiah, 'begin-turn'> = {
  kind: 'happening',
  happen(s) {
    const seat = s.turn
    add(s.turns, seat, 1)
    s.still++
    s.inspector = null
    if (s.options.foremen === 'off') {
      s.agenda.push(END_TURN, END_ACTION, MAIN)
      return
    }
    if (s.ahead[seat] === 1) s.ahead[seat] = 0
    s.agenda.push(END_TURN, END_ACTION, STEP_D, MAIN, STEP_B)
    windows(s, 'before')
  },
}

/** NEH-3.4, 3.5, 10.13, 10.32: who chooses the main action, or the forced pass. */
export const main: HappeningOf<Nehemiah, 'main'> = {
  kind: 'happening',
  happen(s) {
    const able = canAct(s, s.turn)
    if (s.inspector !== null) {
      if (able) next(s, INSPECT)
      else pass(s)
    } else if (able || canPlay(s, s.turn, 'main')) next(s, MAIN_ACTION)
    else pass(s)
  },
}

function pass(s: NehemiahState): void {
  s.passes++
  tell(s, { ev: 'pass', seat: s.turn })
}

/** What can be pointed at for the main action of the turn's player: columns, and every worker on a card. */
function actions(s: NehemiahState): NehemiahChoice[] {
  const list = PLACE.slice(0, s.columns.length)
  for (let slot = 0; slot < s.owner.length; slot++) if (!isFree(s, slot)) offer(list, ACTIVATE, slot)
  return list
}

function refuseAction(s: NehemiahState, choice: NehemiahChoice): NehemiahRefusal | null {
  return choice.act === 'place' ? refusePlace(s, s.turn, chosen(choice)) : refuseActivate(s, s.turn, chosenSlot(choice))
}

function act(s: NehemiahState, choice: NehemiahChoice): void {
  if (choice.act === 'place') placeAction(s, chosen(choice))
  else activate(s, chosenSlot(choice))
}

const NOBODY_HERE = nobodyOn('activate')
const FIGURE = perForeman('figure')
const PASS: NehemiahChoice = { act: 'pass' }
const NO_PASS: NehemiahRefusal = { clause: 'NEH-3.4' }

export const mainAction: DecisionOf<Nehemiah, 'main-action'> = {
  kind: 'decision',
  always: true,
  by: (s) => alone(s.turn),
  candidates(s, _step, seat) {
    const list = actions(s)
    for (let i = 0; i < foremenOf(s, seat).length; i++) list.push(at(at(FIGURE, seat), i))
    list.push(PASS)
    return list
  },
  refuse(s, _step, seat, choice) {
    switch (choice.act) {
      case 'pass':
        return canAct(s, seat) ? NO_PASS : null
      case 'figure':
        return refuseForeman(s, seat, chosenForeman(s, seat, choice), 'main')
      default:
        return refuseAction(s, choice)
    }
  },
  otherwise: (s, _step, seat, choice) => NOBODY_HERE(s, seat, choice),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'pass',
  resolve(s, _step, seat, choice, box) {
    if (choice.act === 'pass') pass(s)
    else if (choice.act === 'figure') playForeman(s, seat, choice, box)
    else act(s, choice)
  },
}

/** NEH-10.31: the inspector's owner chooses for the turn's player. */
export const inspect: DecisionOf<Nehemiah, 'inspect'> = {
  kind: 'decision',
  by: (s) => (s.inspector === null ? NO_SEAT : alone(s.inspector)),
  candidates: (s) => actions(s),
  refuse(s, _step, _seat, choice) {
    const no = refuseAction(s, choice)
    return no !== null && (no.clause === 'NEH-3.2' || no.clause === 'NEH-5.1')
      ? { clause: no.clause, with: { player: s.turn } }
      : no
  },
  resolve(s, _step, seat, choice) {
    noReturn(s)
    tell(s, { ev: 'inspect', seat, with: { player: s.turn } })
    act(s, choice)
  },
}

/** After step D nothing can be taken back; closing columns go (NEH-3.7, 6.4), after the others' window (NEH-10.35). */
export const endAction: HappeningOf<Nehemiah, 'end-action'> = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
    s.anchor = NOBODY
    s.activated = small.none
    if (small.isEmpty(s.closing)) return
    next(s, REPLACE_COLUMNS)
    if (s.options.foremen === 'on') windows(s, 'after')
  },
}

/** NEH-3.7: the next seat, unless a stalemate is to be broken first or the last turn is over. */
export const endTurn: HappeningOf<Nehemiah, 'end-turn'> = {
  kind: 'happening',
  happen(s, step, box) {
    if (isStalemate(s)) {
      next(s, step)
      breakStalemate(s, box)
      return
    }
    if (s.left === 0) return endOfGame(s)
    if (s.left !== null) s.left--
    s.turn = (s.turn + 1) % s.seats
    next(s, BEGIN_TURN)
  },
}
