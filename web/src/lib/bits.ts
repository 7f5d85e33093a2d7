// Work that takes as long as a board does, in parts, so that the page hears its reader in between.

/** As long as one part may take, in milliseconds; a slow machine makes more parts of it. */
const PART = 6

/** Takes one step after another until there is none left (false); the answer calls it off. */
export function bitByBit(step: () => boolean, now: () => number = () => performance.now()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    const since = now()
    while (step()) {
      if (now() - since < PART) continue
      timer = setTimeout(go)
      return
    }
  }
  timer = setTimeout(go)
  return () => clearTimeout(timer)
}
