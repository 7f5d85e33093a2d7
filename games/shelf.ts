// The games in this house: one folder each, found by looking. A further game is a further folder and nothing else.
import { readdirSync } from 'node:fs'
import type { Title } from '../title/title.ts'

/** The ids of the games, in the order of the alphabet. */
export function gameIds(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The game of an id, or null. */
export async function findTitle(id: string): Promise<Title | null> {
  if (!gameIds().includes(id)) return null
  const folder = (await import(`./${id}/rules/index.ts`)) as { title: Title }
  return folder.title
}
