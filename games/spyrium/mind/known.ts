// Figures that were worked out before, found again by all that they depend on. Opponents look at the same market and the same
// seat again and again, on the way to different ends of a turn and in different worlds.

/** Whole numbers that say what a figure depends on, written one after the other. */
export interface Mark {
  readonly numbers: Int32Array
  length: number
  hash: number
}

/** More numbers than nearly any figure depends on; one with more is worked out anew every time. */
const WIDTH = 64

export const newMark = (width = WIDTH): Mark => ({ numbers: new Int32Array(width), length: 0, hash: 0 })

export function wipe(mark: Mark): void {
  mark.length = 0
  mark.hash = 0
}

export function note(mark: Mark, n: number): void {
  mark.numbers[mark.length] = n
  mark.length++
  mark.hash = Math.imul(mark.hash ^ n, 0x9e3779b1) ^ (mark.hash >>> 15)
}

/** A figure for each of many marks; a later mark may take the place of an earlier one. */
export interface Known {
  readonly lengths: Int32Array
  readonly numbers: Int32Array
  readonly figures: Float64Array
}

const PLACES = 4096

export const newKnown = (): Known => ({
  lengths: new Int32Array(PLACES),
  numbers: new Int32Array(PLACES * WIDTH),
  figures: new Float64Array(PLACES),
})

export const forget = ({ lengths }: Known): void => {
  lengths.fill(0)
}

const placeOf = (hash: number): number => (hash ^ (hash >>> 16)) & (PLACES - 1)

/** The figure of a mark; NaN where it is not known. Every number is compared, so it is never another's. */
export function recall({ lengths, numbers, figures }: Known, { length, hash, numbers: asked }: Mark): number {
  const place = placeOf(hash)
  if (lengths[place] !== length) return Number.NaN
  const from = place * WIDTH
  for (let i = 0; i < length; i++) if (numbers[from + i] !== asked[i]) return Number.NaN
  return figures[place] ?? Number.NaN
}

export function keep(
  { lengths, numbers, figures }: Known,
  { length, hash, numbers: asked }: Mark,
  figure: number,
): void {
  if (length > WIDTH) return
  const place = placeOf(hash)
  const from = place * WIDTH
  lengths[place] = length
  for (let i = 0; i < length; i++) numbers[from + i] = asked[i] ?? 0
  figures[place] = figure
}
