// A board seen larger: pinched with two fingers or by keys, moved by scrolling, and back by a double tap. The decision
// stays where it is.
import { tick } from 'svelte'

const MOST = 3
/** One press of a key. */
const STEP = 1.25
/** Two taps within this time and distance are one double tap, in milliseconds and pixels. */
const TWICE = 320
const NEAR = 24

interface Spot {
  readonly x: number
  readonly y: number
}

export class Magnifier {
  /** How many times larger the board is seen. */
  by = $state(1)
  #room: HTMLElement | null = null

  /** Sees the board so much larger, with the same spot of it under the fingers. */
  #to(by: number, spot: Spot): void {
    const room = this.#room
    const next = Math.max(1, Math.min(MOST, by))
    if (room === null || next === this.by) return
    const ratio = next / this.by
    const left = (room.scrollLeft + spot.x) * ratio - spot.x
    const top = (room.scrollTop + spot.y) * ratio - spot.y
    this.by = next
    void tick().then(() => room.scrollTo({ left, top, behavior: 'instant' }))
  }
  #middle(): Spot {
    return { x: (this.#room?.clientWidth ?? 0) / 2, y: (this.#room?.clientHeight ?? 0) / 2 }
  }
  larger(): void {
    this.#to(this.by * STEP, this.#middle())
  }
  smaller(): void {
    this.#to(this.by / STEP, this.#middle())
  }
  back(): void {
    this.#to(1, this.#middle())
  }

  /** Listens to fingers on a room; gives what ends it. */
  readonly at = (room: HTMLElement): (() => void) => {
    this.#room = room
    const ending = new AbortController()
    const { signal } = ending
    let pinched: { readonly apart: number; readonly by: number } | null = null
    let last = { at: 0, x: 0, y: 0 }
    const spread = ([a, b]: TouchList) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)
    const between = ([a, b]: TouchList): Spot => {
      const { left, top } = room.getBoundingClientRect()
      return a && b ? { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top } : { x: 0, y: 0 }
    }
    room.addEventListener(
      'touchstart',
      (e) => {
        pinched = e.touches.length === 2 ? { apart: spread(e.touches), by: this.by } : null
      },
      { signal, passive: true },
    )
    room.addEventListener(
      'touchmove',
      (e) => {
        if (pinched === null || e.touches.length !== 2 || pinched.apart === 0) return
        e.preventDefault()
        this.#to((pinched.by * spread(e.touches)) / pinched.apart, between(e.touches))
      },
      { signal, passive: false },
    )
    room.addEventListener(
      'pointerup',
      (e) => {
        const now = { at: e.timeStamp, x: e.clientX, y: e.clientY }
        const twice = now.at - last.at < TWICE && Math.hypot(now.x - last.x, now.y - last.y) < NEAR
        last = now
        if (e.pointerType === 'touch' && twice) this.back()
      },
      { signal },
    )
    return () => {
      ending.abort()
      this.#room = null
    }
  }
}
