// SPY-19: the final scoring. Before the end it tells what each seat would have if the game ended now.

import { tell } from '../../../kernel/agenda.ts'
import type { Breakdown } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { crystalsOwned } from '../cards/automation.ts'
import { poundsCounted } from '../cards/capitalisation.ts'
import { buildingsOwned } from '../cards/crane.ts'
import { factoryPoints } from '../cards/engineering.ts'
import { residenceValue } from '../cards/lobbying.ts'
import { workersCounted } from '../cards/taylorism.ts'
import { tokensKept } from '../cards/trade.ts'
import type { Box } from '../sheet/box.ts'
import { printedVp } from './district.ts'
import { POINTS, TECHNIQUES, TRACK_POINTS } from './names.ts'
import type { SpyriumState } from './state.ts'
import { type Counted, hasTechnique } from './technique.ts'

const COUNTED_BY: Readonly<Record<(typeof TECHNIQUES)[number], Counted>> = {
  automation: crystalsOwned,
  capitalisation: poundsCounted,
  crane: buildingsOwned,
  trade: tokensKept,
  engineering: factoryPoints,
  lobbying: residenceValue,
  taylorism: workersCounted,
}
/** What each technique counts at the end, in the order of TECHNIQUES. */
const COUNTED: readonly Counted[] = TECHNIQUES.map((technique) => COUNTED_BY[technique])

/** SPY-19.2, SPY-23: a technique's points, at most seven; none for a seat without it. */
export function techniqueVp(s: SpyriumState, seat: Seat, technique: number, box: Box): number {
  if (!hasTechnique(s, seat, technique, box)) return 0
  return Math.min(at(COUNTED, technique)(s, seat, box), box.figures['technique-cap'])
}

export function scoreOf(s: SpyriumState, seat: Seat, box: Box): number {
  let score = num(s.vp, seat) + printedVp(s, seat, box)
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
    if (i < TRACK_POINTS.length) return { from, points: num(at(s.tally, seat), i) }
    if (i === TRACK_POINTS.length) return { from, points: printedVp(s, seat, box) }
    return { from, points: techniqueVp(s, seat, i - TRACK_POINTS.length - 1, box) }
  })
}

/** The end: what each seat has, and who has won. */
export function finalScores(s: SpyriumState, box: Box): void {
  if (s.events === null) return
  for (let seat = 0; seat < s.seats; seat++) {
    const track = num(s.vp, seat)
    const printed = printedVp(s, seat, box)
    const total = scoreOf(s, seat, box)
    tell(s, { ev: 'final-score', seat, with: { total, track, printed, techniques: total - track - printed } })
  }
  tell(s, { ev: 'game-over', with: { winners: winners(s, box) } })
}
