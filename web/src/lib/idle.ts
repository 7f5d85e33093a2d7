// Work that waits until the page has nothing better to do.

/** The longest wait, in milliseconds: a page that is never idle gets it all the same. */
const LONGEST = 4000

/** Does something once the page is idle; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle time to give; a moment after the page stands will do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 600)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: LONGEST })
  return () => cancelIdleCallback(asked)
}
