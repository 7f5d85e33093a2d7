// What is fetched for a page whose reader goes on meanwhile: an answer to an earlier question must not take the place of a later one.

/**
 * Within an effect: hands on what was asked for, unless the effect has run again or is gone.
 * `$effect(() => stillAsked(textsOf(game, lang), (found) => { texts = found }))`
 */
export function stillAsked<T>(asked: Promise<T>, take: (found: T) => void): () => void {
  let past = false
  void asked.then((found) => {
    if (!past) take(found)
  })
  return () => {
    past = true
  }
}
