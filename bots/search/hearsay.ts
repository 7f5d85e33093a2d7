// What choices looked like elsewhere in a thought. The same choice comes up at many points of a tree, and one that was far behind
// wherever it was judged is not judged again at once: it waits with the look it had at best until a visit comes to it.
import type { Arm } from './tree.ts'

/** Judgements before what is said of a choice counts. */
const HEARD = 2
/** One of so many times a choice that is passed over is judged all the same: positions change. */
const ANEW = 8

interface Said {
  times: number
  /** How far it was behind the best at its point when it did best, in points of lead: never above 0. */
  high: number
  passed: number
}

/** What is said of one seat's choices. */
export type Hearsay = Map<string, Said>

/** How far behind a choice may be expected to be; null where it should be judged. */
export function expectedGap(hearsay: Hearsay, key: string, margin: number): number | null {
  const said = hearsay.get(key)
  if (said === undefined || said.times < HEARD || said.high > -margin) return null
  said.passed++
  return said.passed % ANEW === 0 ? null : said.high
}

/** Remembers how arms looked that have just been judged, beside the best at their point. */
export function tell(hearsay: Hearsay, arms: readonly Arm[], high: number): void {
  for (const { key, worth } of arms) {
    const gap = worth - high
    const said = hearsay.get(key)
    if (said === undefined) hearsay.set(key, { times: 1, high: gap, passed: 0 })
    else {
      said.times++
      if (gap > said.high) said.high = gap
    }
  }
}
