// What is changed, and which tests have to notice.

export interface Target {
  readonly name: string
  /** Patterns, as Stryker reads them: a ! leaves out. */
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/** Rooms below the games, with the tests that stand for them: their own, and the laws tried on toys. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel/**/*.test.ts', 'contract/toys/*.test.ts'],
  match: ['match/**/*.test.ts'],
}

/** Files of a game's rules that only name things: their words are the business of other tests. */
const WORDS = ['clauses', 'sayings', 'labels', 'speech', 'things']

/** Nothing where there is no such room or game. */
export function targetOf(name: string, games: readonly string[]): Target | null {
  const tests = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined
  if (tests !== undefined)
    return { name, files: [`${name}/**/*.ts`, `!${name}/**/*.test.ts`, `!${name}/test/**`], tests }
  if (!games.includes(name)) return null
  const folder = `games/${name}`
  return {
    name,
    files: [`${folder}/{rules,cards}/**/*.ts`, '!**/*.test.ts', ...WORDS.map((word) => `!${folder}/rules/${word}.ts`)],
    tests: [`${folder}/{rules,cards,test}/**/*.test.ts`],
  }
}
