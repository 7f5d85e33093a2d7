// Texts that are fetched one language at a time: a file of each, found by the build (…/<lang>/index.ts).
import { filled } from '../../../papers/fill.ts'
import { type Lang, USUAL } from '../../../papers/texts.ts'
import { LISTED } from './listed.ts'

/** The files of a glob, each with what fetches it. */
export type Files<T> = Readonly<Record<string, () => Promise<T>>>

export interface Fetched<T> {
  /** Fetches a language, once; nothing is fetched where it is here already. */
  bring(lang: Lang): Promise<void>
  /** The texts in a language, null until they are here. */
  in(lang: Lang): T | null
}

/** The language of a file is its folder: …/fr/index.ts, …/fr/cover.ts. */
const langOf = (path: string): Lang => path.split('/').at(-2) ?? ''

/** English comes along only where it fills gaps: with a language that is not finished, or that has no such file. */
export function fetchedTexts<T extends object>(files: Files<T>, listed = LISTED): Fetched<T> {
  const fetchers = new Map(Object.entries(files).map(([path, load]) => [langOf(path), load]))
  const here = new Map<Lang, T>()
  const coming = new Map<Lang, Promise<void>>()

  async function fetchIn(lang: Lang): Promise<void> {
    const [own, usual] = [fetchers.get(lang), fetchers.get(USUAL)]
    if (usual === undefined) throw new Error('the page has no English texts')
    if (own !== undefined && listed[lang]?.share === undefined) here.set(lang, await own())
    else {
      const [whole, said] = await Promise.all([usual(), own?.() ?? {}])
      here.set(lang, filled<T>(whole, said))
    }
  }

  return {
    bring(lang) {
      const known = coming.get(lang)
      if (known !== undefined) return known
      const fetching = fetchIn(lang)
      coming.set(lang, fetching)
      // What could not be fetched is fetched anew by whoever asks next.
      fetching.catch(() => coming.delete(lang))
      return fetching
    },
    in: (lang) => here.get(lang) ?? null,
  }
}
