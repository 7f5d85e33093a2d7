// The two talks of a table: of those who play, with what the table itself says, and of those who watch.
import type { ChatLine, TableInfo } from '../../../wire/table.ts'

export type TalkId = 'talk' | 'watchers'

export const linesOf = (lines: readonly ChatLine[], talk: TalkId): readonly ChatLine[] =>
  lines.filter(({ watching = false }) => watching === (talk === 'watchers'))

/** Whether those who watch have a talk to show: somebody watches and may speak, or something was said. */
export const haveWatchersTalk = (
  { talk, watchers }: Pick<TableInfo, 'talk' | 'watchers'>,
  lines: readonly ChatLine[],
) => (talk !== 'off' && watchers > 0) || linesOf(lines, 'watchers').length > 0

/** Where what this person says goes to: a host who stands talks with those who play. */
export const ownTalk = ({ host }: Pick<TableInfo, 'host'>, seat: number | null, me: string | null): TalkId =>
  seat !== null || host === me ? 'talk' : 'watchers'

interface Reader {
  readonly id: string | null
  readonly muted: readonly string[]
}

/** How many lines of others came after the last that was read. */
export const unreadIn = (lines: readonly ChatLine[], talk: TalkId, read: number, { id, muted }: Reader): number =>
  linesOf(lines, talk).filter(({ n, person }) => n > read && person !== id && !muted.includes(person ?? '')).length
