// The games in this house: one folder each, found by looking. A further game is a further folder and nothing else.
import { readdirSync } from 'node:fs'
import type { State } from '../kernel/words.ts'
import type { Sheet } from '../papers/sheet.ts'
import { type Insight, type Mind, mindOf } from '../title/mind.ts'
import { type Board, editionOf, type Title } from '../title/title.ts'
import type { Words } from '../title/words.ts'

/** The ids of the games, in the order of the alphabet. */
export function gameIds(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function facet<T>(id: string, file: string): Promise<T | null> {
  return gameIds().includes(id) ? ((await import(`./${id}/${file}/index.ts`)) as T) : null
}

/** What opponents know of a game, bound to a sheet; null for the one the project ships. */
export async function findMind(id: string, sheet: Sheet | null = null): Promise<Mind | null> {
  const [title, found] = await Promise.all([findTitle(id), facet<{ insight: Insight<State, unknown> }>(id, 'mind')])
  if (title === null || found === null) return null
  return mindOf(editionOf(title, sheet), found.insight)
}

/** How a game speaks. */
export async function findWords(id: string): Promise<Words | null> {
  return (await facet<{ words: Words }>(id, 'words'))?.words ?? null
}

/** How a game's table is written in a terminal. */
export async function findBoard(id: string): Promise<Board | null> {
  return (await facet<{ board: Board }>(id, 'terminal'))?.board ?? null
}

/** What it takes to play the game of an id, or null. */
export async function findTitle(id: string): Promise<Title | null> {
  return (await facet<{ title: Title }>(id, 'rules'))?.title ?? null
}
