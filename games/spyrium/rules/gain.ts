// SPY-15 to SPY-17: points and their bonuses, the residence action, recruiting.

import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { BONUS, TRACK_POINTS } from './names.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

export const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
type Source = (typeof TRACK_POINTS)[number]

export const trackOf = (s: SpyriumState, box: Box): readonly number[] => box.tracks[s.options.residenceTrack]
/** The number printed on the space of a seat's residence disc. */
export const spaceValue = (s: SpyriumState, seat: Seat, box: Box): number =>
  num(trackOf(s, box), num(s.residence, seat))

/** SPY-17.2: as many as the reserve still holds. */
export function recruit(s: SpyriumState, seat: Seat, workers: number): void {
  const reserve = num(s.reserve, seat)
  const taken = Math.min(workers, reserve)
  s.reserve[seat] = reserve - taken
  add(s.active, seat, taken)
  tell(s, { ev: 'recruit', seat, with: { workers: taken, missing: workers - taken } })
}

export function gainMoney(s: SpyriumState, seat: Seat, pounds: number): void {
  add(s.money, seat, pounds)
}

export function gainCrystals(s: SpyriumState, seat: Seat, crystals: number): void {
  add(s.crystals, seat, crystals)
}

const BONUS_STEP: readonly SpyriumStep[] = ALONE.map((_, seat) => ({ do: 'bonus', seat }))

/** One gain of points, with the bonuses that it earns (SPY-16.1 to 16.3). */
export function gainVp(s: SpyriumState, seat: Seat, vp: number, source: Source, box: Box): void {
  if (vp === 0) return
  const score = num(s.vp, seat) + vp
  s.vp[seat] = score
  add(at(s.tally, seat), TRACK_POINTS.indexOf(source), vp)
  const had = num(s.bonuses, seat)
  if (small.isEmpty(had)) {
    if (score >= box.figures['second-bonus']) {
      giveBonus(s, seat, BONUS.worker, box)
      giveBonus(s, seat, BONUS.money, box)
    } else if (score >= box.figures['first-bonus']) next(s, at(BONUS_STEP, seat))
  } else if (small.size(had) === 1 && score >= box.figures['second-bonus'])
    giveBonus(s, seat, small.has(had, BONUS.worker) ? BONUS.money : BONUS.worker, box)
}

/** SPY-16.4: a worker that the reserve cannot give is lost. */
function giveBonus(s: SpyriumState, seat: Seat, bonus: number, box: Box): void {
  s.bonuses[seat] = small.with(num(s.bonuses, seat), bonus)
  if (bonus === BONUS.money) {
    gainMoney(s, seat, box.figures['bonus-money'])
    tell(s, { ev: 'bonus-money', seat, with: { pounds: box.figures['bonus-money'] } })
  } else if (s.reserve[seat] === 0) tell(s, { ev: 'bonus-lost', seat })
  else {
    tell(s, { ev: 'bonus-worker', seat })
    recruit(s, seat, box.figures['bonus-workers'])
  }
}

const BONUSES: readonly SpyriumChoice[] = [{ act: 'bonus-worker' }, { act: 'bonus-money' }]
const NO_RESERVE: SpyriumRefusal = { clause: 'SPY-16.4' }

/** D15: at the first threshold, a worker or five pounds. */
export const bonus: DecisionOf<Spyrium, 'bonus'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => BONUSES,
  refuse: (s, _step, seat, choice) => (choice.act === 'bonus-worker' && s.reserve[seat] === 0 ? NO_RESERVE : null),
  resolve: (s, _step, seat, choice, box) =>
    giveBonus(s, seat, choice.act === 'bonus-worker' ? BONUS.worker : BONUS.money, box),
}

const RESIDENCE: readonly SpyriumChoice[] = [{ act: 'advance' }, { act: 'score' }]
const LAST_SPACE: SpyriumRefusal = { clause: 'SPY-15.2' }
const RESIDENCE_STEP: readonly SpyriumStep[] = ALONE.map((_, seat) => ({ do: 'residence', seat }))

export function residenceAction(s: SpyriumState, seat: Seat): void {
  next(s, at(RESIDENCE_STEP, seat))
}

/** D11: one space to the right, or the points of the space. */
export const residence: DecisionOf<Spyrium, 'residence'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => RESIDENCE,
  refuse: (s, _step, seat, choice, box) =>
    choice.act === 'advance' && s.residence[seat] === trackOf(s, box).length - 1 ? LAST_SPACE : null,
  resolve(s, _step, seat, choice, box) {
    if (choice.act === 'advance') {
      add(s.residence, seat, 1)
      tell(s, { ev: 'residence-advance', seat, with: { space: spaceValue(s, seat, box) } })
    } else {
      const vp = spaceValue(s, seat, box)
      tell(s, { ev: 'residence-score', seat, with: { vp } })
      gainVp(s, seat, vp, 'residences', box)
    }
  },
}
