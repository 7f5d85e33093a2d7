// Seconds that run down on the page.

/** How often the seconds are looked at, in milliseconds. */
const TICK = 200

/** The whole seconds left until a moment of the page's clock; null where there is no such moment. */
export function secondsOf(until: () => number | null): { readonly current: number | null } {
  let now = $state.raw(Date.now())
  $effect(() => {
    if (until() === null) return
    now = Date.now()
    const ticking = setInterval(() => {
      now = Date.now()
    }, TICK)
    return () => clearInterval(ticking)
  })
  return {
    get current() {
      const end = until()
      return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000))
    },
  }
}
