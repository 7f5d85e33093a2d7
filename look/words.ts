// Small things of writing that boards need.

export { capital } from '../papers/texts.ts'

/** A number with a true minus: "−3", "2". */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number that is added or taken away: "−3", "+2". */
export const withSign = (n: number): string => (n < 0 ? withMinus(n) : `+${n}`)
