// How much a line may ask for: so many commands in ten seconds, and no more than that at once.

const WINDOW_MS = 10_000

/** True while there is room; 0 is without limit. */
export function rateOf(most: number): (now: number) => boolean {
  let left = most
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (most === 0) return true
    left = Math.min(most, left + (Math.max(0, now - last) * most) / WINDOW_MS)
    last = now
    if (left < 1) return false
    left--
    return true
  }
}
