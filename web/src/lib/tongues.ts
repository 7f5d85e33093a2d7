// The languages the page speaks, as the build finds them: what `#tongues` is in the browser. All are listed, and one is fetched.
import { tonguesIn } from '../../../papers/spoken.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Tongue } from '../../../papers/tongue.ts'
import { fetchedTexts } from './fetched.ts'
import { LISTED } from './listed.ts'

const files = import.meta.glob<Tongue>('../../../papers/tongues/*.ts', { import: 'tongue' })
const langIn = (path: string): Lang => path.slice(path.lastIndexOf('/') + 1, -3)
const fetched = fetchedTexts(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [`${langIn(path)}/tongue.ts`, load])),
)
/** Spoken where a language is asked for that is not here: the one that was brought last. */
let last: Lang = ''

export async function bringTongue(lang: Lang): Promise<void> {
  await fetched.bring(lang)
  last = lang
}

function found(lang: Lang): Tongue {
  const tongue = fetched.in(lang) ?? fetched.in(last)
  if (tongue === null) throw new Error(`nothing can be said before ${lang} is fetched`)
  return tongue
}

const listed = Object.keys(files).map((path) => {
  const lang = langIn(path)
  const { name = lang, share } = LISTED[lang] ?? {}
  return [lang, { name, ...(share !== undefined && { unfinished: true as const }) }] as const
})

export const { LANGS, WHOLE, isLang, ownName, tongueOf, typeset, preferred } = tonguesIn(
  Object.fromEntries(listed),
  found,
)
