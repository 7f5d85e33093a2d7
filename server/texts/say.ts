// The house speaks French and English: a key, its blanks, and the reader's language give a sentence.

import type { Params } from '../../kernel/words.ts'
import { LANGS, type Lang, tableRefusals, voiceOf } from '../../papers/texts.ts'
import { typeset } from '../../title/say.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { tablesEn } from './tables.en.ts'
import { tablesFr } from './tables.fr.ts'

const HOUSE: Readonly<Record<Lang, Readonly<Record<string, (p: Params) => string>>>> = {
  en: { ...en, ...tablesEn },
  fr: { ...fr, ...tablesFr },
}
const VOICES = { en: voiceOf('en', {}, String, seatName), fr: voiceOf('fr', {}, String, seatName) }

function seatName(seat: number): string {
  return String(seat + 1)
}

/** The sentence of a key; the key itself where a game's own texts have it. */
export function sayIn(lang: Lang, key: string, blanks: Params = {}): string {
  const own = HOUSE[lang][key]
  if (own !== undefined) return typeset(lang, own(blanks))
  const table = tableRefusals[lang][key as keyof (typeof tableRefusals)['en']]
  return table === undefined ? key : typeset(lang, table(blanks, VOICES[lang]))
}

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text)

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
