// How far training is, and how long it will still take: a line now and then.

/** Seconds between two lines. */
const EVERY = 20

/** Hears how many are done, and perhaps a share; says so from time to time, and at the end. */
export function progress(
  what: string,
  all: number,
  had: number,
  say: (line: string) => void,
): (done: number, share?: number) => void {
  const from = performance.now()
  let last = from
  say(had >= all ? `${what}: all ${all} are there` : `${what}: ${all - had} of ${all} to do`)
  return (done, share) => {
    const now = performance.now()
    if (done < all && now - last < EVERY * 1000) return
    last = now
    const left = ((now - from) * (all - done)) / Math.max(1, done - had) / 1000
    const won = share === undefined ? '' : `, won ${(100 * share).toFixed(0)} %`
    say(
      `${what}: ${done} of ${all}${won}, ${left < 90 ? `${Math.round(left)} s` : `${Math.round(left / 60)} min`} left`,
    )
  }
}
