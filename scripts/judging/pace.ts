// How long an analysis takes at a full table: until there is something of the ribbon, and until all of it is there.
import { effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { finestOf } from '../../analysis/finest.ts'
import type { Moment } from '../../analysis/moment.ts'
import { mean } from '../../bots/arena/statistics.ts'
import { levels } from '../../bots/levels.ts'
import { played } from './played.ts'
import type { Trial } from './trial.ts'

/** Moments after which a ribbon can be seen. */
const SEEN = 5

const spent = () => process.cpuUsage().user / 1e6

export function pace({ title, mind, cases, from, late }: Trial): string {
  const effort = effortOf(QUICK)
  const first: number[] = []
  const all: number[] = []
  let moments = 0
  const seats = title.game.players[1]
  for (let n = from; all.length < cases && !late(); n++) {
    const match = played(title, mind, seats, `pace/${title.game.id}/${n}`, { bot: levels.journeyman })
    const began = spent()
    const judged: Moment[] = []
    for (const moment of momentsOf(mind, match, match.story, effort)) {
      judged.push(moment)
      if (judged.length === SEEN) first.push(spent() - began)
    }
    for (const _ of finestOf(mind, match, judged, effort));
    all.push(spent() - began)
    moments += judged.length
  }
  const of = (list: readonly number[]) => `${mean(list).toFixed(1)} s (at most ${Math.max(0, ...list).toFixed(1)} s)`
  return `${all.length} matches with ${seats} seats, ${Math.round(moments / Math.max(1, all.length))} moments each: first ${SEEN} moments in ${of(first)}, all in ${of(all)} of processor`
}
