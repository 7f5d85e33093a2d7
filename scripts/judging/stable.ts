// Mistakes that an analysis shows, thought over again with ten times the thoughts and other luck: are they still mistakes?
import { effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { atTable, markOf } from '../../analysis/marks.ts'
import { apart, ponder } from '../../analysis/ponder.ts'
import { mistakeAt } from '../../analysis/told.ts'
import { levels } from '../../bots/levels.ts'
import { at } from '../../kernel/lists.ts'
import { rngOf, split } from '../../kernel/random.ts'
import { view } from '../../kernel/zones.ts'
import { statesOf } from '../../match/standing.ts'
import { percent } from './figures.ts'
import { played } from './played.ts'
import type { Trial } from './trial.ts'

const AGAIN = 10
/** What is left of a mistake that still is one: half of the least that is called so, at a table of two. */
const LEFT = 0.025

export function stable({ title, mind, cases, from, late }: Trial): string {
  const effort = effortOf(QUICK)
  let shown = 0
  let still = 0
  let marked = 0
  for (let n = from; shown < cases && !late(); n++) {
    const [min, max] = title.game.players
    const seats = min + (n % (max - min + 1))
    const match = played(title, mind, seats, `stable/${title.game.id}/${n}`, { bot: levels.apprentice })
    const states = [...statesOf(match, match.story)]
    for (const moment of momentsOf(mind, match, match.story, effort)) {
      if (shown >= cases || late()) break
      const mistake = mistakeAt(moment)
      const { choice } = at(match.story, moment.line)
      if (mistake === null || choice === null) continue
      const { seat, better, line } = mistake
      const seen = { ...view(mind.game, at(states, line - 1), seat), events: null }
      const rng = rngOf(`again/${title.game.id}/${n}/${line}`)
      const good = ponder(mind, seen, seat, better, AGAIN * effort.check, split(rng))
      const { by } = apart(good, ponder(mind, seen, seat, choice, AGAIN * effort.check, split(rng)), seat)
      shown++
      if (by >= atTable(LEFT, seats)) still++
      if (markOf(by, seats) !== null) marked++
    }
  }
  return `${shown} mistakes shown, ${still} still so at ten times the thoughts (${percent(still, shown)}), ${marked} still with a mark (${percent(marked, shown)})`
}
