// A match kept as it stands, so that it opens in a millisecond and newer rules are never asked about old moves.

import type { State } from '../../kernel/words.ts'
import type { Match } from '../../match/match.ts'
import type { Title } from '../../title/title.ts'
import type { SnapshotRow } from '../store/store.ts'
import type { Opened } from './opened.ts'
import { packAll, writeDeeds } from './packed.ts'

/** Entries after which a new snapshot is worth its bytes. */
const EVERY = 250

export interface Kept extends Pick<Match, 'state' | 'deeds' | 'trail' | 'undone'> {
  readonly lastBack: number
  readonly skipped: number
  readonly commands: readonly (readonly [string, number])[]
}

export const wantsSnapshot = ({ match, snapshotAt }: Opened): boolean => match.log.length - snapshotAt >= EVERY

export function snapshotOf(table: string, opened: Opened): SnapshotRow {
  const { match, lastBack, skipped } = opened
  const { state, deeds, trail, undone } = match
  const commands = [...opened.commands].slice(-16)
  const rest: Omit<Kept, 'deeds'> = { state, trail, undone, lastBack, skipped, commands }
  const doc = `{"deeds":${writeDeeds(deeds)},${JSON.stringify(rest).slice(1)}`
  return { table, seq: match.log.length, rules: match.game.version, doc }
}

/** Puts a snapshot into a fresh match. One of other rules is brought up to these; its past can no longer be taken back. */
export function readSnapshot(title: Title, match: Match, row: SnapshotRow): Kept {
  const kept = JSON.parse(row.doc) as Kept
  const { game } = title
  const same = row.rules === game.version
  match.state = same || game.migrate === undefined ? kept.state : (game.migrate(kept.state, row.rules) as State)
  match.deeds = kept.deeds
  packAll(match.deeds)
  match.trail = same ? kept.trail : []
  match.undone = same ? kept.undone : []
  match.log.length = row.seq
  return kept
}
