// A queue that is fair to those who ask: each owner's oldest item in turn, whatever number of them an owner has, and what
// somebody waits for before what can wait.

/** `now`: somebody waits at a table. `later`: analysis, training, whatever goes on beside. */
export type Urgency = 'now' | 'later'

export interface FairQueue<T> {
  add(item: T, owner: string, urgency: Urgency): void
  /** The next in turn; undefined where nothing waits. */
  take(): T | undefined
  readonly size: number
}

export function fairQueueOf<T>(): FairQueue<T> {
  // A Map keeps its order: who has just had a turn goes to its end.
  const lines: Record<Urgency, Map<string, T[]>> = { now: new Map(), later: new Map() }
  let size = 0

  function takeFrom(line: Map<string, T[]>): T | undefined {
    for (const [owner, items] of line) {
      const item = items.shift()
      line.delete(owner)
      if (items.length > 0) line.set(owner, items)
      if (item === undefined) continue
      size--
      return item
    }
    return undefined
  }

  return {
    add(item, owner, urgency) {
      const line = lines[urgency]
      const mine = line.get(owner)
      if (mine === undefined) line.set(owner, [item])
      else mine.push(item)
      size++
    },
    take: () => takeFrom(lines.now) ?? takeFrom(lines.later),
    get size() {
      return size
    },
  }
}
