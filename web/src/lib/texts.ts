// The page's texts as the build finds them: one folder a language.
import { textsByLang } from '../../../papers/fill.ts'
import type { Lang } from '../../../papers/texts.ts'

/** From the files of a glob (…/<lang>/index.ts) to the texts of a language. */
export function textsIn<T extends object>(files: Readonly<Record<string, T>>): (lang: Lang) => T {
  const found = Object.entries(files).map(([path, texts]): [Lang, T] => [path.split('/').at(-2) ?? '', texts])
  return textsByLang(Object.fromEntries(found), 'the page')
}
