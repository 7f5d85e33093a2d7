// How large the page is drawn: one function of the window gives the factor, so that a large screen shows a larger table
// and not a thinner one.

/** Up to these sizes, in CSS pixels, the page is drawn as it is: a screen that lies, one that stands. */
const LIES = { w: 1600, h: 900 } as const
const STANDS = { w: 1024, h: 1366 } as const
/** Letters of 14 px become 21 at most. */
const MOST = 1.5

export function pageScale(w: number, h: number): number {
  const usual = h > w ? STANDS : LIES
  return Math.max(1, Math.min(w / usual.w, h / usual.h, MOST))
}

/** The rooms that boards are laid for on a desk and on a tablet; in larger ones the board itself is drawn larger. */
const BOARDS = { wide: { w: 1144, h: 760 }, tablet: { w: 1024, h: 1016 } } as const

/** How much larger a board is drawn than it is laid. */
export function boardScale(form: string, w: number, h: number): number {
  if (form !== 'wide' && form !== 'tablet') return 1
  const usual = BOARDS[form]
  return Math.max(1, Math.min(w / usual.w, h / usual.h))
}

/** Beside a board on a desk, in CSS pixels: what is usual, and what little rooms leave. */
const RAIL = 296
const NARROW_RAIL = 260
const NARROW = 1180
/** The bars above and below the board. */
const BARS = 108
/** A board is so many times wider than high at most; what is left goes to the rail. */
const BROADEST = 1.65

/** How wide the rail is in a window; what a very wide screen has left is its. */
export function railIn(w: number, h: number): number {
  const usual = w < NARROW ? NARROW_RAIL : RAIL
  return Math.round(Math.max(usual, w - BROADEST * (h - BARS)))
}

/** How many times larger an element is seen than it is laid. */
export const seenScale = (node: HTMLElement): number => {
  const { width } = node.getBoundingClientRect()
  return node.offsetWidth > 0 && width > 0 ? width / node.offsetWidth : 1
}
