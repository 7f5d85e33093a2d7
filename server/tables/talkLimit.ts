// How much may be said: by one person in the whole house, and at one table. Those who watch speak more slowly than those
// who sit, and take nothing of what those may say. What a table says itself is counted, too: people can make it speak. What all
// those of one network may say together stands in base/keepLimit.ts.
import { type Bucket, bucketsOf } from '../base/buckets.ts'

const PERSON: Bucket = { most: 8, every: 2000 }
const WATCHER: Bucket = { most: 2, every: 15_000 }
const TABLE: Bucket = { most: 30, every: 1000 }
const WATCHERS: Bucket = { most: 6, every: 5000 }
const TABLES_OWN: Bucket = { most: 20, every: 5000 }

export interface TalkLimit {
  /** Counts a line. Null, or how many seconds to wait. */
  count(table: string, person: string, isSeated: boolean): number | null
  /** Counts a line of the table's own; false where it has said enough for now. */
  countOwn(table: string): boolean
}

export function talkLimit(now: () => number): TalkLimit {
  const { wait, add } = bucketsOf(now)
  return {
    count(table, person, isSeated) {
      const buckets: [string, Bucket][] = isSeated
        ? [
            [`p ${person}`, PERSON],
            [`t ${table}`, TABLE],
          ]
        : [
            [`w ${person}`, WATCHER],
            [`s ${table}`, WATCHERS],
          ]
      const longest = Math.max(...buckets.map(([key, bucket]) => wait(key, bucket)))
      if (longest > 0) return Math.ceil(longest / 1000)
      for (const [key, bucket] of buckets) add(key, bucket)
      return null
    },
    countOwn(table) {
      const key = `o ${table}`
      if (wait(key, TABLES_OWN) > 0) return false
      add(key, TABLES_OWN)
      return true
    },
  }
}
