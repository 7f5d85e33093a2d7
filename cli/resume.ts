// How to go on: the command a person can type or copy.
import type { Table } from '../contract/plan.ts'

/** How Chantier was called here. */
function call(): string {
  const { npm_command, npm_lifecycle_event, CHANTIER_CALL } = process.env
  if (npm_command === 'exec') return 'npx chantier'
  return npm_lifecycle_event === undefined ? CHANTIER_CALL || 'chantier' : 'npm run chantier --'
}

const quoted = (path: string) => (/^[\w./~:@%+,=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)

export const resumeLast = (): string => `${call()} play --last`

export const resumeWith = (path: string): string => `${call()} play --from ${quoted(path)}`

export const replayWith = (path: string): string => `${call()} replay ${quoted(path)}`

/** A fuzz of one table, with some seeds of a row. */
export const fuzzWith = (game: string, { seats, options = {} }: Table, seed: string, games: number): string =>
  [
    `${call()} fuzz ${game} --seats ${seats}`,
    ...Object.entries(options).map(([option, value]) => `--option ${quoted(`${option}=${value}`)}`),
    `--seed ${quoted(seed)} --games ${games}`,
  ].join(' ')
