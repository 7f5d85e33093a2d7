// How long an analysis takes at a full table: until there is something of the ribbon, and until all of it is there.
import { effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { lookBack } from '../../analysis/lookBack.ts'
import type { Moment } from '../../analysis/moment.ts'
import { mean } from '../../bots/arena/statistics.ts'
import { levels } from '../../bots/levels.ts'
import { played } from './played.ts'
import type { Trial } from './trial.ts'

/** Moments after which a ribbon can be seen. */
const SEEN = 5

const spent = () => process.cpuUsage().user / 1e6

/** A match, with seconds of processor. */
interface Case {
  readonly seats: number
  readonly moments: number
  readonly first: number
  readonly all: number
}

export const pace: Trial<Case> = {
  casesOf({ title, mind }, n) {
    const effort = effortOf(QUICK)
    const seats = title.game.players[1]
    const match = played(title, mind, seats, `pace/${title.game.id}/${n}`, { bot: levels.journeyman })
    const began = spent()
    const judged: Moment[] = []
    let first = 0
    for (const moment of momentsOf(mind, match, match.story, effort)) {
      judged.push(moment)
      if (judged.length === SEEN) first = spent() - began
    }
    lookBack(mind, match, judged, effort)
    return [{ seats, moments: judged.length, first, all: spent() - began }]
  },
  tell(cases) {
    const of = (part: (one: Case) => number) => {
      const list = cases.map(part)
      return `${mean(list).toFixed(1)} s (at most ${Math.max(0, ...list).toFixed(1)} s)`
    }
    const moments = Math.round(mean(cases.map((one) => one.moments)))
    return (
      `${cases.length} matches with ${cases[0]?.seats} seats, ${moments} moments each: first ${SEEN} moments in ${of((one) => one.first)}, ` +
      `all in ${of((one) => one.all)} of processor`
    )
  },
}
