// How much a connection may ask for: so many commands in ten seconds, and no more than that at once.

const WINDOW_MS = 10_000

export class Rate {
  readonly #most: number
  #left: number
  #last = 0

  /** 0 is without limit. */
  constructor(most: number) {
    this.#most = most
    this.#left = most
  }

  /** True while there is room; what is dear counts as several. */
  may(now: number, cost = 1): boolean {
    if (this.#most === 0) return true
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#last) * this.#most) / WINDOW_MS)
    this.#last = now
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }
}
