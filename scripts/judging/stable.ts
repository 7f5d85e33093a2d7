// Mistakes that an analysis shows, thought over again with ten times the thoughts and other luck: are they still mistakes?
import { effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { atTwo, markOf } from '../../analysis/marks.ts'
import { apart, ponder } from '../../analysis/ponder.ts'
import { mistakeAt } from '../../analysis/told.ts'
import { levels } from '../../bots/levels.ts'
import { at } from '../../kernel/lists.ts'
import { rngOf, split } from '../../kernel/random.ts'
import { view } from '../../kernel/zones.ts'
import { statesOf } from '../../match/standing.ts'
import { percent } from './figures.ts'
import { played } from './played.ts'
import { seatsAt, type Trial } from './trial.ts'

const AGAIN = 10
/** What is left of a mistake that still is one: half of the least that is called so, at a table of two. */
const LEFT = 0.025

/** A mistake that was shown. */
interface Case {
  readonly match: number
  /** By how much the better choice still is better, as at a table of two. */
  readonly by: number
  readonly marked: boolean
}

export const stable: Trial<Case> = {
  casesOf(setting, n) {
    const { title, mind } = setting
    const effort = effortOf(QUICK)
    const seats = seatsAt(setting, n)
    const match = played(title, mind, seats, `stable/${title.game.id}/${n}`, { bot: levels.apprentice })
    const states = [...statesOf(match, match.story)]
    const cases: Case[] = []
    for (const moment of momentsOf(mind, match, match.story, effort)) {
      const mistake = mistakeAt(moment)
      const { choice } = at(match.story, moment.line)
      if (mistake === null || choice === null) continue
      const { seat, better, line } = mistake
      const seen = { ...view(mind.game, at(states, line - 1), seat), events: null }
      const rng = rngOf(`again/${title.game.id}/${n}/${line}`)
      const good = ponder(mind, seen, seat, better, AGAIN * effort.check, split(rng))
      const { by } = apart(good, ponder(mind, seen, seat, choice, AGAIN * effort.check, split(rng)), seat)
      cases.push({ match: n, by: atTwo(by, seats), marked: markOf(by, seats) !== null })
    }
    return cases
  },
  tell(cases) {
    const matches = new Set(cases.map(({ match }) => match)).size
    const still = cases.filter(({ by }) => by >= LEFT).length
    const marked = cases.filter((one) => one.marked).length
    return (
      `${cases.length} mistakes shown in ${matches} matches, ${still} still so at ten times the thoughts (${percent(still, cases.length)}), ` +
      `${marked} still with a mark (${percent(marked, cases.length)})`
    )
  },
}
