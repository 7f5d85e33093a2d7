// Small things of writing that boards need.

/** With a capital letter, as a heading has. */
export const capital = (text: string, lang?: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** A number with a true minus: "−3", "2". */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number that is added or taken away: "−3", "+2". */
export const withSign = (n: number): string => (n < 0 ? withMinus(n) : `+${n}`)
