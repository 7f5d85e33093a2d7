// What the page says from its first moment on: the house's language, the page's own words and those of the covers. The build
// puts them into one file of each language (web/vite.config.ts).
import type { CoverWords } from '../../../look/cover.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Words } from '../texts/words.ts'
import { type Fetched, type Files, fetchedTexts } from './fetched.ts'
import { bringTongue } from './tongues.ts'

export const pageTexts: Fetched<Words> = fetchedTexts(
  import.meta.glob<Words>('../texts/*/index.ts', { import: 'texts' }),
)

const coverFiles = import.meta.glob<CoverWords>('../../../games/*/words/*/cover.ts', { import: 'cover' })
const byGame = new Map<string, Files<CoverWords>>()
for (const [path, load] of Object.entries(coverFiles)) {
  const game = path.split('/').at(-4) ?? ''
  byGame.set(game, { ...byGame.get(game), [path]: load })
}
const covers = new Map([...byGame].map(([game, files]) => [game, fetchedTexts(files)]))

/** What the cover of a game says; its id until the language is here. */
export const coverWords = (game: string, lang: Lang): CoverWords =>
  covers.get(game)?.in(lang) ?? { title: game, short: game, blurb: '' }

/** A language's first file, before anything is said in it. */
export async function bringFirst(lang: Lang): Promise<void> {
  await Promise.all([bringTongue(lang), pageTexts.bring(lang), ...[...covers.values()].map((one) => one.bring(lang))])
}
