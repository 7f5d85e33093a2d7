// The times in which the house did not run: no clock counts them.
import type { Outage } from '../../store/outbox.ts'
import type { Time } from './clock.ts'

export interface Outages {
  /** What the store knows of them; true where that is news. */
  update(list: readonly Outage[]): boolean
  /** Milliseconds the house was down between two moments. */
  between(from: number, to: number): number
}

export function outagesOf(): Outages {
  let known: readonly Outage[] = []
  return {
    update(list) {
      const last = known.at(-1)
      const newest = list.at(-1)
      known = list
      return newest !== undefined && (last === undefined || newest.to !== last.to || newest.from !== last.from)
    },
    between(from, to) {
      let ms = 0
      for (const outage of known) ms += Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from))
      return ms
    },
  }
}

/** The clocks with the time they stood still in the turns at hand. Doing it again changes nothing. */
export function withOutages(time: Time | null, outages: Outages): Time | null {
  if (time === null) return null
  const stood = time.since.map((from) => (from === null ? 0 : outages.between(from, Number.MAX_SAFE_INTEGER)))
  const had = time.stood ?? []
  return stood.every((ms, seat) => ms === (had[seat] ?? 0)) ? time : { ...time, stood }
}
