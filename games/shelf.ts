// The games in this house: one folder each, found by looking. A further game is a further folder and nothing else.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { GameLook } from '../look/scene.ts'
import type { Sheet } from '../papers/sheet.ts'
import { learnedFrom, type MindFacet } from '../title/learned.ts'
import { type Mind, mindOf } from '../title/mind.ts'
import type { Openings } from '../title/openings.ts'
import { type Board, editionOf, type Title } from '../title/title.ts'
import type { NetFile } from '../title/weights.ts'
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
  const [title, found] = await Promise.all([findTitle(id), findMindFacet(id)])
  if (title === null || found === null) return null
  const edition = editionOf(title, sheet)
  return mindOf(edition, found.insight, learnedFrom(edition, found, netOf(id)))
}

/** What a game's folder knows for opponents, bound to nothing. */
export const findMindFacet = (id: string): Promise<MindFacet | null> => facet<MindFacet>(id, 'mind')

/** Where the net of a game lies. */
export const netPath = (id: string): string => `${import.meta.dirname}/${id}/mind/net.json`

/** The net of a game, or null where it has none. */
function netOf(id: string): NetFile | null {
  const path = netPath(id)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** By what a game's first choices are told apart; null where it does not say. */
export const findOpenings = async (id: string): Promise<Openings | null> =>
  existsSync(`${import.meta.dirname}/${id}/openings/index.ts`)
    ? ((await facet<{ openings: Openings }>(id, 'openings'))?.openings ?? null)
    : null

/** Where the book of a game's openings lies. */
export const bookPath = (id: string): string => `${import.meta.dirname}/${id}/openings/book.json`

/** How a game speaks. */
export async function findWords(id: string): Promise<Words | null> {
  return (await facet<{ words: Words }>(id, 'words'))?.words ?? null
}

/** How a game's table is written in a terminal. */
export async function findBoard(id: string): Promise<Board | null> {
  return (await facet<{ board: Board }>(id, 'terminal'))?.board ?? null
}

/** How a game looks. */
export async function findLook(id: string): Promise<GameLook | null> {
  return (await facet<{ look: GameLook }>(id, 'look'))?.look ?? null
}

/** The files of a game's lesson as text: the lesson itself, and its words by language; null where it has none. */
export function lessonFiles(id: string): { readonly lesson: string; readonly words: Record<string, string> } | null {
  const folder = `${import.meta.dirname}/${id}/lessons`
  if (!gameIds().includes(id) || !existsSync(`${folder}/lesson.json`)) return null
  const text = (name: string) => readFileSync(`${folder}/${name}.json`, 'utf8')
  const names = readdirSync(folder).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? [])
  const words = names.filter((name) => name !== 'lesson').map((name) => [name, text(name)])
  return { lesson: text('lesson'), words: Object.fromEntries(words) }
}

/** What it takes to play the game of an id, or null. */
export async function findTitle(id: string): Promise<Title | null> {
  return (await facet<{ title: Title }>(id, 'rules'))?.title ?? null
}
