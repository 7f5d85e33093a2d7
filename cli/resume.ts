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

/** What a fuzz of one table is called with: some seeds of a row, the dear laws at one position in so many. */
export interface FuzzCall {
  readonly game: string
  readonly table: Table
  readonly seed: string
  readonly games: number
  readonly share: number
}

export const fuzzWith = ({ game, table: { seats, options = {} }, seed, games, share }: FuzzCall): string =>
  [
    `${call()} fuzz ${game} --seats ${seats}`,
    ...Object.entries(options).map(([option, value]) => `--option ${quoted(`${option}=${value}`)}`),
    `--seed ${quoted(seed)} --games ${games} --share ${share}`,
  ].join(' ')
