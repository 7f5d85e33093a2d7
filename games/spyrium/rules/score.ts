// SPY-19: the final scoring. Before the end it tells what each seat would have if the game ended now.

import { tell } from '../../../kernel/agenda.ts'
import type { Breakdown } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, FACTORY } from '../sheet/box.ts'
import { spaceValue } from './gain.ts'
import { POINTS, TECHNIQUES, TRACK_POINTS } from './names.ts'
import { workersOwned } from './price.ts'
import type { SpyriumState } from './state.ts'
import {
  AUTOMATION,
  CAPITALISATION,
  CRANE,
  ENGINEERING,
  hasTechnique,
  LOBBYING,
  TAYLORISM,
  TRADE,
} from './technique.ts'

/** SPY-19.2: the printed points of the district; of the buildings with a symbol, where one is given. */
export function printedVp(s: SpyriumState, seat: Seat, box: Box, symbol: number | null = null): number {
  let vp = 0
  for (const card of at(s.districts, seat)) {
    const face = at(box.cards, card)
    if (symbol === null || small.has(face.symbols, symbol)) vp += face.vp
  }
  return vp
}

/** What a technique counts at the end, before the cap. */
function counted(s: SpyriumState, seat: Seat, technique: number, box: Box): number {
  switch (technique) {
    case AUTOMATION:
      return at(s.crystals, seat)
    case CAPITALISATION:
      return Math.floor(at(s.money, seat) / box.figures['capitalisation-rate'])
    case CRANE:
      return at(s.districts, seat).length
    case TRADE:
      return at(s.kept, seat).length
    case ENGINEERING:
      return printedVp(s, seat, box, FACTORY)
    case LOBBYING:
      return spaceValue(s, seat, box)
    case TAYLORISM:
      return workersOwned(s, seat, box)
    default:
      return 0
  }
}

/** SPY-19.2, SPY-23: a technique's points, at most seven; none for a seat without it. */
export function techniqueVp(s: SpyriumState, seat: Seat, technique: number, box: Box): number {
  if (!hasTechnique(s, seat, technique, box)) return 0
  return Math.min(counted(s, seat, technique, box), box.figures['technique-cap'])
}

export function scoreOf(s: SpyriumState, seat: Seat, box: Box): number {
  let score = at(s.vp, seat) + printedVp(s, seat, box)
  for (let t = 0; t < TECHNIQUES.length; t++) score += techniqueVp(s, seat, t, box)
  return score
}

export function scores(s: SpyriumState, box: Box): number[] {
  return s.vp.map((_, seat) => scoreOf(s, seat, box))
}

/** SPY-19.4: the highest score; those who tie share. */
export function winners(s: SpyriumState, box: Box): Seat[] {
  if (s.agenda.length > 0) return []
  const all = scores(s, box)
  const best = Math.max(...all)
  return all.flatMap((score, seat) => (score === best ? [seat] : []))
}

export function breakdown(s: SpyriumState, seat: Seat, box: Box): Breakdown {
  return POINTS.map((from, i) => {
    if (i < TRACK_POINTS.length) return { from, points: at(at(s.tally, seat), i) }
    if (i === TRACK_POINTS.length) return { from, points: printedVp(s, seat, box) }
    return { from, points: techniqueVp(s, seat, i - TRACK_POINTS.length - 1, box) }
  })
}

/** The end: what each seat has, and who has won. */
export function finalScores(s: SpyriumState, box: Box): void {
  if (s.events === null) return
  for (let seat = 0; seat < s.seats; seat++) {
    const track = at(s.vp, seat)
    const printed = printedVp(s, seat, box)
    const total = scoreOf(s, seat, box)
    tell(s, { ev: 'final-score', seat, with: { total, track, printed, techniques: total - track - printed } })
  }
  tell(s, { ev: 'game-over', with: { winners: winners(s, box) } })
}
