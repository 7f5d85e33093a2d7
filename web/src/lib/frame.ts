// What is on the page comes first: everything else waits until it has been painted.

/** Where nothing is painted (the page is hidden), nobody waits longer than this, in milliseconds. */
const PATIENCE = 200

/** Once the page as it is now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(patience)
        resolve()
      }),
    )
  })
}

/** How long a busy page may put off what is not urgent, in milliseconds. */
const LONGEST = 3000

/** Once the page has nothing more urgent to do, such as drawing a table for the first time. */
export function idle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: LONGEST })
    else setTimeout(go)
  })
}

/** Calls back after so many milliseconds, unless it is told not to. */
export function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}
