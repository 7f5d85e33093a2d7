// A repetition that jscpd found, and whether it counts: two games, in a look or a test, more than imports and a shared shape.

interface Side {
  readonly name: string
  readonly start: number
  readonly end: number
}

export interface Repeat {
  readonly firstFile: Side
  readonly secondFile: Side
  readonly fragment: string
}

/** As many lines in common are a repetition. */
const LEAST = 6

/** What every game must write, each for itself: its facets by the same names. */
const BOILERPLATE = /\/look\/(index|cover)\.ts$/

const gameOf = (file: string): string | undefined => /(?:^|\/)games\/([^/]+)\//.exec(file)?.[1]
const counts = (file: string): boolean => /\/look\/|\/test\/|\.test\.ts$/.test(file) && !BOILERPLATE.test(file)

/** The lines that say something: no imports, comments, lone punctuation, nor the plain tables that every plan lists. */
export function tellingLines(fragment: string): number {
  const bare = fragment
    .replaceAll(/^import\b[^']*'[^']*'$/gm, '')
    .replaceAll(/^[^'\n]*\bfrom '[^']*'$/gm, '')
    .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replaceAll(/^\s*\{ seats: \d+ \},$/gm, '')
  return bare.split('\n').filter((line) => /\w/.test(line)).length
}

/** Whether two games repeat each other in their looks or tests. */
export function sharedByGames({ firstFile, secondFile, fragment }: Repeat): boolean {
  const games = [gameOf(firstFile.name), gameOf(secondFile.name)]
  return (
    games[0] !== undefined &&
    games[1] !== undefined &&
    games[0] !== games[1] &&
    counts(firstFile.name) &&
    counts(secondFile.name) &&
    tellingLines(fragment) >= LEAST
  )
}

export const rowOf = ({ firstFile: a, secondFile: b }: Repeat): string =>
  `${a.name}:${a.start}-${a.end} stands again in ${b.name}:${b.start}-${b.end}`
