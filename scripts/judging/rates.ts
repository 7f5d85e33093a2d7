// What opponents of each level give away when they play among themselves, by the quick analysis: the measure of the levels that a person's error
// rate is named by (analysis/levelRates.ts).
import { effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { RATED } from '../../analysis/levelRate.ts'
import { atTwo } from '../../analysis/marks.ts'
import { mistakeAt } from '../../analysis/told.ts'
import { mean } from '../../bots/arena/statistics.ts'
import type { Level } from '../../bots/level.ts'
import { levels } from '../../bots/levels.ts'
import { at, each } from '../../kernel/lists.ts'
import { played } from './played.ts'
import { seatsAt, type Trial } from './trial.ts'

/** One seat of a match: its choices with something to decide, and the chance it gave away, as at a table of two. */
interface Case {
  readonly level: Level
  readonly decisions: number
  readonly lost: number
}

/** In thousandths a decision, and how far that may be off: seats differ more than choices do. */
function rateOf(cases: readonly Case[]): { readonly rate: number; readonly doubt: number } {
  const decisions = mean(cases.map((one) => one.decisions))
  const rate = mean(cases.map((one) => one.lost)) / decisions
  const off = cases.map((one) => (one.lost - rate * one.decisions) / decisions)
  return { rate: 1000 * rate, doubt: 1000 * Math.sqrt(mean(off.map((x) => x * x)) / cases.length) }
}

export const rates: Trial<Case> = {
  casesOf(setting, n) {
    const { title, mind } = setting
    const level = at(RATED, n % RATED.length)
    const seats = seatsAt(setting, Math.floor(n / RATED.length))
    const match = played(title, mind, seats, `rates/${title.game.id}/${n}`, { bot: levels[level] })
    const given = each(seats, () => ({ level, decisions: 0, lost: 0 }))
    for (const moment of momentsOf(mind, match, match.story, effortOf(QUICK))) {
      if (moment.seat === null || moment.verdict === null) continue
      const mistake = mistakeAt(moment)
      const one = at(given, moment.seat)
      one.decisions++
      one.lost += mistake === null ? 0 : atTwo(mistake.loss, seats)
    }
    return given.filter(({ decisions }) => decisions > 0)
  },
  tell(cases) {
    const rows = RATED.map((level) => {
      const of = cases.filter((one) => one.level === level)
      const { rate, doubt } = rateOf(of)
      return `  "${level}": [${rate.toFixed(1)}, ${doubt.toFixed(1)}, ${of.length}]`
    })
    return `{\n${rows.join(',\n')}\n}`
  },
}
