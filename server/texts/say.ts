// What the server says: a key, its blanks, and the reader's language give a sentence.
import { isLang, LANGS, tongueOf, typeset } from '#tongues'
import type { Params } from '../../kernel/words.ts'
import { listTexts } from '../../papers/listing.ts'
import { type Lang, voiceOf } from '../../papers/texts.ts'
import type { TableClause } from '../../papers/tongue.ts'

type Sentences = Readonly<Record<string, (p: Params) => string>>

const textsOf = await listTexts<Sentences>(import.meta.dirname)
const seatName = (seat: number) => String(seat + 1)
/** Made once: what a language needs to count and to list is costly to make. */
const VOICES = new Map(LANGS.map((lang) => [lang, voiceOf(lang, {}, String, seatName)]))
const voiceIn = (lang: Lang) => VOICES.get(lang) ?? voiceOf(lang, {}, String, seatName)

/** The sentence of a key; the key itself where a game's own texts have it. */
export function sayIn(lang: Lang, key: string, blanks: Params = {}): string {
  const own = textsOf(lang)[key]
  if (own !== undefined) return typeset(lang, own(blanks))
  const table = tongueOf(lang).refusals[key as TableClause]
  return table === undefined ? key : typeset(lang, table(blanks, voiceIn(lang)))
}

/** The language a reader prefers, of those spoken here; the first wins where several are equal. */
export function langOf(acceptLanguage: string | undefined, usual: Lang = 'en'): Lang {
  let best: Lang = usual
  let most = 0
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
    const weight = Number(/^\s*q=([\d.]+)$/.exec(rest.join(';'))?.[1] ?? 1)
    const lang = tag.split('-')[0] ?? ''
    if (isLang(lang) && weight > most) {
      best = lang
      most = weight
    }
  }
  return best
}
