// What those who lead clubs do stands in the log of the house, too. So that nobody fills it, and hides there what the owner did, the same
// is written once an hour, and of one person no more than so many lines.
import type { NewDeed } from './log.ts'

const HOUR = 3_600_000
const MOST_AN_HOUR = 60
/** People remembered at most. */
const PEOPLE = 10_000

export interface StewardLog {
  /** Whether a deed is to be written down. */
  isNews(deed: NewDeed): boolean
}

export function stewardLog(now: () => number): StewardLog {
  /** What each has done in the hour that runs. */
  const done = new Map<string, Set<string>>()
  let hour = 0
  return {
    isNews({ by, kind, what = '', with: blanks = {} }) {
      const at = Math.floor(now() / HOUR)
      if (at !== hour || done.size > PEOPLE) done.clear()
      hour = at
      const mine = done.get(by.id ?? '') ?? new Set<string>()
      done.set(by.id ?? '', mine)
      const deed = JSON.stringify([kind, what, blanks])
      if (mine.has(deed) || mine.size >= MOST_AN_HOUR) return false
      mine.add(deed)
      return true
    },
  }
}
