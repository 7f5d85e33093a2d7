// NEH-3: a turn and its one main action; with foremen the steps A to E of NEH-10.11.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { ACTIVATE, activate, refuseActivate } from './activate.ts'
import { breakStalemate, isStalemate } from './columns.ts'
import { figureFor, figures, playFigure, refuseFigure } from './figures.ts'
import { canActivate, canPlace, NOBODY } from './layout.ts'
import { PLACE, placeAction, refusePlace } from './place.ts'
import { ALONE, slotAt } from './refs.ts'
import { endOfGame } from './scoring.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { windows } from './windows.ts'

type Happen = Happening<NehemiahState, NehemiahStep, Box>
const MAIN: NehemiahStep = { do: 'main' }
const MAIN_ACTION: NehemiahStep = { do: 'main-action' }
const INSPECT: NehemiahStep = { do: 'inspect' }
const STEP_B: NehemiahStep = { do: 'own-plays', before: true }
const STEP_D: NehemiahStep = { do: 'own-plays', before: false }
const END_ACTION: NehemiahStep = { do: 'end-action' }
const REPLACE_COLUMNS: NehemiahStep = { do: 'replace-columns' }
const END_TURN: NehemiahStep = { do: 'end-turn' }
const BEGIN_TURN: NehemiahStep = { do: 'begin-turn' }

export const beginTurn: Happen = {
  kind: 'happening',
  happen(s) {
    const seat = s.turn
    s.turns[seat] = (s.turns[seat] as number) + 1
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
export const main: Happen = {
  kind: 'happening',
  happen(s) {
    const able = canPlace(s, s.turn) || canActivate(s, s.turn)
    if (s.inspector !== null) {
      if (able) next(s, INSPECT)
      else pass(s)
    } else if (able || figureFor(s, s.turn)) next(s, MAIN_ACTION)
    else pass(s)
  },
}

function pass(s: NehemiahState): void {
  s.passes++
  tell(s, { ev: 'pass', seat: s.turn })
}

/** What can be pointed at for the main action of the turn's player: columns, and every worker on a card. */
function actions(s: NehemiahState): NehemiahChoice[] {
  const list: NehemiahChoice[] = []
  for (let column = 0; column < s.columns.length; column++) list.push(PLACE[column] as NehemiahChoice)
  for (let slot = 0; slot < s.owner.length; slot++)
    if (s.owner[slot] !== NOBODY) list.push(ACTIVATE[slot] as NehemiahChoice)
  return list
}

function refuseAction(s: NehemiahState, choice: NehemiahChoice): Refusal | null {
  return choice.act === 'place'
    ? refusePlace(s, s.turn, lastOf(choice.on?.[0]))
    : refuseActivate(s, s.turn, slotAt(choice.on?.[0]))
}

function act(s: NehemiahState, choice: NehemiahChoice): void {
  if (choice.act === 'place') placeAction(s, lastOf(choice.on?.[0]))
  else activate(s, slotAt(choice.on?.[0]))
}

const PASS: NehemiahChoice = { act: 'pass' }
const NO_PASS: Refusal = { clause: 'NEH-3.4' }

export const mainAction: Decision<NehemiahState, Extract<NehemiahStep, { do: 'main-action' }>, NehemiahChoice, Box> = {
  kind: 'decision',
  always: true,
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates(s, _step, seat) {
    const list = actions(s)
    if ((s.foremen[seat] as Card[]).length > 0) figures(s, seat, list)
    list.push(PASS)
    return list
  },
  refuse(s, _step, seat, choice) {
    switch (choice.act) {
      case 'pass':
        return canPlace(s, seat) || canActivate(s, seat) ? NO_PASS : null
      case 'figure':
        return refuseFigure(s, seat, choice)
      default:
        return refuseAction(s, choice)
    }
  },
  resolve(s, _step, seat, choice, box) {
    if (choice.act === 'pass') pass(s)
    else if (choice.act === 'figure') playFigure(s, seat, choice, box)
    else act(s, choice)
  },
}

/** NEH-10.31: the inspector's owner chooses for the turn's player. */
export const inspect: Decision<NehemiahState, Extract<NehemiahStep, { do: 'inspect' }>, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (s) => ALONE[s.inspector as Seat] as readonly Seat[],
  candidates: (s) => actions(s),
  refuse: (s, _step, _seat, choice) => refuseAction(s, choice),
  resolve(s, _step, seat, choice) {
    noReturn(s)
    tell(s, { ev: 'inspect', seat, with: { player: s.turn } })
    act(s, choice)
  },
}

/** After step D nothing can be taken back; closing columns go (NEH-3.7, 6.4), after the others' window (NEH-10.35). */
export const endAction: Happen = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
    s.anchor = NOBODY
    s.activated = 0
    if (s.closing === 0) return
    next(s, REPLACE_COLUMNS)
    if (s.options.foremen === 'on') windows(s, 'after')
  },
}

/** NEH-3.7: the next seat, unless a stalemate is to be broken first or the last turn is over. */
export const endTurn: Happen = {
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
