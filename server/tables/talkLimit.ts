// How much may be said: by one person in the whole house, and at one table. Those who watch speak more slowly than those
// who sit, and take nothing of what those may say. What a table says itself is counted, too: people can make it speak.

/** So many lines at once, and one more after every so many milliseconds. */
interface Bucket {
  readonly most: number
  readonly every: number
}

const PERSON: Bucket = { most: 8, every: 2000 }
const WATCHER: Bucket = { most: 2, every: 15_000 }
const TABLE: Bucket = { most: 30, every: 1000 }
const WATCHERS: Bucket = { most: 6, every: 5000 }
const TABLES_OWN: Bucket = { most: 20, every: 5000 }
/** Buckets remembered at most; those that are full again are forgotten first. */
const KEPT = 20_000

export interface TalkLimit {
  /** Counts a line. Null, or how many seconds to wait. */
  count(table: string, person: string, isSeated: boolean): number | null
  /** Counts a line of the table's own; false where it has said enough for now. */
  countOwn(table: string): boolean
}

export function talkLimit(now: () => number): TalkLimit {
  /** When each bucket will be empty of lines again. */
  const ends = new Map<string, number>()

  /** How long to wait before this bucket takes a line; 0 for at once. */
  const wait = (key: string, { most, every }: Bucket, at: number) =>
    Math.max(0, (ends.get(key) ?? at) - at - (most - 1) * every)
  const add = (key: string, { every }: Bucket, at: number) =>
    void ends.set(key, Math.max(ends.get(key) ?? at, at) + every)

  function forget(at: number): void {
    for (const [key, end] of ends) if (end <= at) ends.delete(key)
    for (const key of ends.keys()) {
      if (ends.size <= KEPT) return
      ends.delete(key)
    }
  }

  return {
    count(table, person, isSeated) {
      const at = now()
      if (ends.size > KEPT) forget(at)
      const buckets: [string, Bucket][] = isSeated
        ? [
            [`p ${person}`, PERSON],
            [`t ${table}`, TABLE],
          ]
        : [
            [`w ${person}`, WATCHER],
            [`s ${table}`, WATCHERS],
          ]
      const longest = Math.max(...buckets.map(([key, bucket]) => wait(key, bucket, at)))
      if (longest > 0) return Math.ceil(longest / 1000)
      for (const [key, bucket] of buckets) add(key, bucket, at)
      return null
    },
    countOwn(table) {
      const at = now()
      if (ends.size > KEPT) forget(at)
      const key = `o ${table}`
      if (wait(key, TABLES_OWN, at) > 0) return false
      add(key, TABLES_OWN, at)
      return true
    },
  }
}
