// The games, as the build finds them: one folder each. Nothing here knows a game by name.

import type { GameArt } from '../../../look/art.ts'
import type { Cover, CoverWords } from '../../../look/cover.ts'
import type { Lang, Texts } from '../../../papers/texts.ts'
import { textsIn as gameTexts, type Speaker, type Spoken, speakerOf } from '../../../title/say.ts'
import { findWords } from './early.ts'
import { coverWords } from './firstTexts.ts'

export { fetchParts, findLook, findWords } from './early.ts'
export { findTitle, isPlayable } from './titles.ts'

const covers = import.meta.glob<{ cover: Cover }>('../../../games/*/look/cover.ts', { eager: true })
const art = import.meta.glob<string>('../../../games/*/look/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sprites = import.meta.glob<string>('../../../games/*/look/sprite.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const arts = import.meta.glob<GameArt>('../../../games/*/look/art/index.ts', { import: 'art' })

const folderOf = (path: string) => path.split('/').at(-3) as string
const byFolder = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [folderOf(path), value]))

const artOf = byFolder(art)
const spriteOf = byFolder(sprites)

export interface Shelved {
  readonly id: string
  readonly cover: Cover
  /** What the cover says in a language. */
  words(lang: Lang): CoverWords
  readonly art: string | null
}

/** Boxes by the place their covers name; two that name the same stand by id. */
export const inOrder = (boxes: readonly Shelved[]): Shelved[] =>
  [...boxes].sort((a, b) => a.cover.order - b.cover.order || (a.id < b.id ? -1 : 1))

/** The boxes on the shelf, in their order. */
export const shelf: readonly Shelved[] = inOrder(
  Object.entries(byFolder(covers)).map(([id, { cover }]) => ({
    id,
    cover,
    words: (lang) => coverWords(id, lang),
    art: artOf[id] ?? null,
  })),
)

/** The drawn scenes of a game's cards; null for a game without any. */
export const findArt = async (id: string): Promise<GameArt | null> =>
  (await arts[`../../../games/${id}/look/art/index.ts`]?.()) ?? null

/** The texts of a game in a language. */
export const textsOf = async (id: string, lang: Lang): Promise<Texts> => gameTexts(await findWords(id), lang)

/** Who speaks of a match in a language. */
export const speakerFor = async (match: Spoken, lang: Lang): Promise<Speaker> =>
  speakerOf(await findWords(match.game.id), match, lang)

export const spriteFor = (id: string): string => spriteOf[id] ?? ''
