// What somebody has learned on this device: which chapters are done, where one was left, what was offered.
import { isRecord } from '../../../kernel/record.ts'

/** A chapter that was begun: the step to go on with, and whether it was ever finished. */
export interface Begun {
  readonly step: number
  readonly done: boolean
}

interface Learning {
  /** By game and chapter. */
  games: Record<string, Record<string, Begun>>
  /** The game last learned. */
  last: string
  /** Whether a newcomer was offered a lesson before a first match. */
  offered: boolean
}

const KEY = 'chantier.learning'
/** Whatever the device kept, as far as it makes sense. */
export function readLearning(x: unknown): Learning {
  const kept = isRecord(x) ? x : {}
  const games: Learning['games'] = {}
  for (const [game, chapters] of Object.entries(isRecord(kept.games) ? kept.games : {})) {
    const found: Record<string, Begun> = {}
    for (const [id, begun] of Object.entries(isRecord(chapters) ? chapters : {}))
      if (isRecord(begun) && typeof begun.step === 'number' && Number.isInteger(begun.step) && begun.step >= 0)
        found[id] = { step: begun.step, done: begun.done === true }
    games[game] = found
  }
  return {
    games,
    last: typeof kept.last === 'string' ? kept.last : '',
    offered: kept.offered === true,
  }
}

/** A device that keeps nothing would offer the lesson at every visit: there it is not offered. */
function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return { offered: true }
  }
}

const learning: Learning = $state(readLearning(kept()))

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(learning))
  } catch {
    // Storage is full or forbidden: what was learned is known for this visit.
  }
}

/** How far a chapter is; null where it was never begun. */
export const begunOf = (game: string, chapter: string): Begun | null => learning.games[game]?.[chapter] ?? null

/** Somebody stands at this step of a chapter, or has finished it. */
export function remember(game: string, chapter: string, step: number, finished: boolean): void {
  const done = finished || begunOf(game, chapter)?.done === true
  learning.games[game] = { ...learning.games[game], [chapter]: { step: finished ? 0 : step, done } }
  learning.last = game
  write()
}

export const lastLearned = (): string => learning.last
export const wasOffered = (): boolean => learning.offered || Object.keys(learning.games).length > 0
export function noteOffer(): void {
  learning.offered = true
  write()
}
