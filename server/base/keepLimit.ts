// How much one network may have us keep: whoever comes as ever new guests, with ever new tables, fills the disk no faster. What
// is asked for over HTTP, what is taken back and what is said have a share each, so that none of them holds up the others.
import { bucketsOf } from './buckets.ts'

const SHARES = { asked: 0.5, takenBack: 0.35, said: 0.15 } as const

export type Share = keyof typeof SHARES

export interface KeepLimit {
  /** Counts so many bytes of a network; null, or how many seconds to wait. Nobody is counted under an empty name. */
  count(network: string, share: Share, bytes: number): number | null
  /** Of what was counted nothing was kept. */
  giveBack(network: string, share: Share, bytes: number): void
}

const DAY = 24 * 3600 * 1000

/** `megabytes` a day; half of a day's at once. 0 is without limit. */
export function keepLimit(megabytes: number, now: () => number): KeepLimit {
  const buckets = bucketsOf(now)
  const bucketOf = (share: Share) => {
    const bytes = megabytes * 1e6 * SHARES[share]
    return { most: bytes / 2, every: DAY / bytes }
  }
  const all = { asked: bucketOf('asked'), takenBack: bucketOf('takenBack'), said: bucketOf('said') }
  const isFree = (network: string) => megabytes === 0 || network === ''
  return {
    count(network, share, bytes) {
      if (isFree(network)) return null
      const key = `${share} ${network}`
      const wait = buckets.wait(key, all[share], bytes)
      if (wait > 0) return Math.ceil(wait / 1000)
      buckets.add(key, all[share], bytes)
      return null
    },
    giveBack(network, share, bytes) {
      if (!isFree(network)) buckets.giveBack(`${share} ${network}`, all[share], bytes)
    },
  }
}
