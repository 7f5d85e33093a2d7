// One thing after the other: at a table nobody acts while somebody else's act is being kept.

export interface Queue {
  /** Does the work when everything asked before is done; what it gives or throws goes to whoever asked. */
  <T>(work: () => Promise<T> | T): Promise<T>
  readonly waiting: () => number
}

export function queueOf(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const queue = <T>(work: () => Promise<T> | T): Promise<T> => {
    waiting++
    const run = async (): Promise<T> => {
      try {
        return await work()
      } finally {
        waiting--
      }
    }
    const mine = waiting === 1 ? run() : last.then(run, run)
    last = mine
    return mine
  }
  return Object.assign(queue, { waiting: () => waiting })
}
