// Figures of the reader's own analysed matches, kept on the device: one small row a match, the oldest given up first.
import { type DBSchema, openDB } from 'idb'
import { judgedLater, type Played } from '../../../analysis/overTime.ts'
import { openOnce } from './openOnce.ts'

export interface KeptFigures extends Played {
  /** What makes the match this one and no other, wherever its file lies. */
  readonly id: string
  /** Where the reader sat. */
  readonly seat: number
  /** Where its analysis is opened; empty for a file that was only looked at. */
  readonly where: string
}

interface Shelf extends DBSchema {
  figures: { key: string; value: KeptFigures; indexes: { at: number } }
}

/** Matches that are remembered. */
const MOST = 1000

const open = openOnce(() =>
  openDB<Shelf>('chantier-figures', 1, {
    upgrade(db) {
      db.createObjectStore('figures', { keyPath: 'id' }).createIndex('at', 'at')
    },
  }),
)

/**
 * Of two rows of one match the one to keep: another seat is what the reader said last; for the same seat the newer judge counts, since the sums do
 * not count an older one, and of the same judge a deeper analysis. When it was played is known best by who saw it first.
 */
export function better(was: KeptFigures | undefined, now: KeptFigures): KeptFigures {
  if (was === undefined) return now
  const later = judgedLater(was, now)
  const stays = was.seat === now.seat && (later > 0 || (later === 0 && was.judge.thoughts > now.judge.thoughts))
  return { ...(stays ? was : now), at: Math.min(was.at, now.at), where: now.where || was.where }
}

/** Keeps a row; what is kept of the match now. A device that forbids storage just forgets it. */
export async function keepFigures(row: KeptFigures): Promise<KeptFigures> {
  try {
    const write = (await open()).transaction('figures', 'readwrite')
    const kept = better(await write.store.get(row.id), row)
    await write.store.put(kept)
    const spare = (await write.store.count()) - MOST
    if (spare > 0) for (const id of await write.store.index('at').getAllKeys(null, spare)) await write.store.delete(id)
    await write.done
    return kept
  } catch {
    return row
  }
}

export async function keptFigures(id: string): Promise<KeptFigures | null> {
  try {
    return (await (await open()).get('figures', id)) ?? null
  } catch {
    return null
  }
}

/** The newest first. */
export async function allFigures(): Promise<readonly KeptFigures[]> {
  try {
    return (await (await open()).getAllFromIndex('figures', 'at')).reverse()
  } catch {
    return []
  }
}

/** Forgets one match, or all of them. */
export async function forgetFigures(id?: string): Promise<void> {
  try {
    const db = await open()
    await (id === undefined ? db.clear('figures') : db.delete('figures', id))
  } catch {
    // Nothing was kept.
  }
}
