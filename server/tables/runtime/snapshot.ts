// A match kept as it stands, so that it opens in a millisecond and newer rules are never asked about old moves.

import type { Standing } from '../../../match/standing.ts'
import type { SnapshotRow } from '../../store/store.ts'
import type { LoadedMatch } from './loadedMatch.ts'
import { packAll, writeDeeds } from './packed.ts'

/** Entries after which a new snapshot is worth its bytes. */
const EVERY = 250

export interface SnapshotDoc extends Pick<Standing, 'state' | 'trail' | 'undone'> {
  /** Snapshots of earlier houses do not say why something can no longer be taken back. */
  readonly closed?: Standing['closed']
  /** The story. */
  readonly deeds: Standing['story']
  readonly lastBack: number
  readonly skipped: number
  readonly commands: readonly (readonly [string, number])[]
}

export const wantsSnapshot = ({ standing, snapshotAt }: LoadedMatch): boolean => standing.last - snapshotAt >= EVERY

export function snapshotOf(table: string, match: LoadedMatch): SnapshotRow {
  const { standing, lastBack, skipped } = match
  const { game, state, story, trail, undone, closed, last } = standing
  const commands = [...match.commands].slice(-16)
  const rest: Omit<SnapshotDoc, 'deeds'> = { state, trail, undone, closed, lastBack, skipped, commands }
  const doc = `{"deeds":${writeDeeds(story)},${JSON.stringify(rest).slice(1)}`
  return { table, seq: last, rules: game.version, doc }
}

/** Puts a snapshot into a fresh standing. Newer rules go on from it as it is; what was done before can no longer be taken back. */
export function readSnapshot(standing: Standing, row: SnapshotRow): SnapshotDoc {
  const kept: SnapshotDoc = JSON.parse(row.doc)
  const { game } = standing
  const same = row.rules === game.version
  standing.state = kept.state
  standing.story = kept.deeds
  packAll(standing.story)
  standing.trail = same ? kept.trail : []
  standing.undone = same ? kept.undone : []
  if (same && kept.closed !== undefined) standing.closed = kept.closed
  standing.last = row.seq
  return kept
}
