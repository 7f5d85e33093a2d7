// The page's texts as the build finds them: one folder a language.
import type { Lang } from '../../../papers/texts.ts'

/** From the files of a glob (…/<lang>/index.ts) to the texts of a language; what it does not say yet is said in English. */
export function textsIn<T extends object>(files: Readonly<Record<string, T>>): (lang: Lang) => T {
  const found = new Map(Object.entries(files).map(([path, texts]) => [path.split('/').at(-2) ?? '', texts]))
  const usual = found.get('en')
  if (usual === undefined) throw new Error('the page has no English texts')
  const whole = new Map([...found].map(([lang, texts]) => [lang, { ...usual, ...texts }]))
  return (lang) => whole.get(lang) ?? usual
}
