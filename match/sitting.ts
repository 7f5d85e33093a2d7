// Who sits where at a match: a person, or a computer of some level. Names stand apart, in `players`.

export type Sitter =
  | { readonly kind: 'person' }
  /** A computer by its level (`journeyman`), and whether it judged by what a net had learned of this game. */
  | { readonly kind: 'bot'; readonly bot: string; readonly net: boolean }

/** No name at a table is longer, in characters. */
export const LONGEST_NAME = 40

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNPRINTED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** A name as a table shows it: one line, not endless. */
export const nameOf = (given: string): string =>
  [...given.slice(0, 4 * LONGEST_NAME).replace(UNPRINTED, ' ')].slice(0, LONGEST_NAME).join('').trim()

/** A level as opponents are called: `master`, `master-1`, `master@200ms`. */
const LEVEL = /^[a-z][a-z0-9@-]{0,39}$/

function readSitter(x: unknown): Sitter | null {
  if (typeof x !== 'object' || x === null || !('kind' in x)) return null
  if (x.kind === 'person') return { kind: 'person' }
  if (x.kind !== 'bot' || !('bot' in x) || typeof x.bot !== 'string' || !LEVEL.test(x.bot)) return null
  return { kind: 'bot', bot: x.bot, net: 'net' in x && x.net === true }
}

/** Who sits where, as somebody wrote it; null where it does not name somebody for each of so many seats. */
export function readSitting(x: unknown, seats: number): readonly Sitter[] | null {
  if (!Array.isArray(x) || x.length !== seats) return null
  const sitting = x.map(readSitter)
  return sitting.every((sitter) => sitter !== null) ? sitting : null
}
