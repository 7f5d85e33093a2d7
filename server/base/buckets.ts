// Buckets that run out by themselves: so much at once, and then as much as time lets through. Each has a key of its own.

export interface Bucket {
  /** What it holds at once. */
  readonly most: number
  /** Milliseconds after which there is room for one more. */
  readonly every: number
}

export interface Buckets {
  /** Milliseconds until this much more fits; 0 for at once. */
  wait(key: string, bucket: Bucket, amount?: number): number
  add(key: string, bucket: Bucket, amount?: number): void
  /** What was added and came to nothing. */
  giveBack(key: string, bucket: Bucket, amount?: number): void
}

/** Buckets remembered at most; those that are empty again are forgotten first. */
const KEPT = 20_000

export function bucketsOf(now: () => number): Buckets {
  /** When each will be empty again. */
  const ends = new Map<string, number>()

  function forget(at: number): void {
    for (const [key, end] of ends) if (end <= at) ends.delete(key)
    for (const key of ends.keys()) {
      if (ends.size <= KEPT) return
      ends.delete(key)
    }
  }

  return {
    wait(key, { most, every }, amount = 1) {
      const at = now()
      return Math.max(0, (ends.get(key) ?? at) - at - (most - Math.min(amount, most)) * every)
    },
    add(key, { every }, amount = 1) {
      const at = now()
      if (ends.size > KEPT) forget(at)
      ends.set(key, Math.max(ends.get(key) ?? at, at) + amount * every)
    },
    giveBack(key, { every }, amount = 1) {
      const end = ends.get(key)
      if (end !== undefined) ends.set(key, end - amount * every)
    },
  }
}
