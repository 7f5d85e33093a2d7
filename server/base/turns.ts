// One after the other for each key: requests that come in the same moment cannot all count on the same free place.

type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function turnsByKey(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => {})
    last.set(key, settled)
    try {
      return await turn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
