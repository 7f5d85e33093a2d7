// Work that waits until the page has nothing better to do.

/** The longest wait, in milliseconds: a page that is never idle gets it all the same. */
const LONGEST = 4000
/** Safari has no idle time to give: a moment after the page stands, and moments between pieces of work, in milliseconds. */
const STANDS = 600
const BETWEEN = 30
/** The next piece of work is begun while so much is left of an idle moment, in milliseconds. */
const ENOUGH = 12

/** Does something once the page is idle, and tells it how many milliseconds are left; the answer calls it off. */
function atIdle(act: (left: () => number) => void, otherwise: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => act(() => 0), otherwise)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback((moment) => act(() => moment.timeRemaining()), { timeout: LONGEST })
  return () => cancelIdleCallback(asked)
}

/** Does something once the page is idle; the answer calls it off. */
export const whenIdle = (act: () => void): (() => void) => atIdle(act, STANDS)

/** Does something with one thing after the other, as many in an idle moment as it has time for. */
export function eachWhenIdle<T>(things: readonly T[], act: (thing: T) => void): void {
  let next = 0
  const go = (left: () => number) => {
    do {
      const thing = things[next++]
      if (thing !== undefined) act(thing)
    } while (next < things.length && left() > ENOUGH)
    if (next < things.length) atIdle(go, BETWEEN)
  }
  if (things.length > 0) atIdle(go, BETWEEN)
}
