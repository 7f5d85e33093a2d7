// What a sentence must not contain: holes, ids, slips of the pen, spaces that its language sets otherwise. The batteries of games and looks ask.
import { typeset } from '#tongues'
import { slipIn } from '../papers/slips.ts'
import type { Lang, Texts } from '../papers/texts.ts'
import type { Title } from './title.ts'

/** Says what is wrong with a sentence of one game in one language, or null. */
export type Proofreader = (text: string) => string | null

const HOLES = /undefined|\bnull\b|NaN|\[object|[{}]/
/** A ref: "market.3", "hand.0.5". */
const REF = /(?<![\p{L}\p{N}])[a-z][a-z-]*\.\d/u
const BREAKS = /[^\p{L}\p{N}.#-]+|[.]+(?=\s|$)/u

/** The proofreader of a game: it knows its ids, and which of them are also words of the language. */
export function proofreaderOf(title: Title, texts: Texts, lang: Lang): Proofreader {
  const ids = idsOf(title, texts, lang)
  return (text) => {
    if (text.trim() === '') return 'is empty'
    if (HOLES.test(text)) return `has a hole: ${text}`
    const id = text.split(BREAKS).find((token) => ids.has(token)) ?? REF.exec(text)?.[0]
    if (id !== undefined) return `shows the id ${id}: ${text}`
    if (typeset(lang, text) !== text) return `breaks the typography of ${lang}: ${text}`
    return slipIn(lang, text)
  }
}

/** Whether a whole sentence, or the label of a choice, begins and ends as one does. */
export function shapeOf(what: 'sentence' | 'label', text: string): string | null {
  const first = /^[«“(]?[\s\u00a0]*(.)/u.exec(text)?.[1] ?? ''
  if (/\p{Ll}/u.test(first)) return `begins with a small letter: ${text}`
  const ends = /[.!?…:][»”)]?$/u.test(text)
  if (what === 'sentence' && !ends) return `has no end: ${text}`
  return what === 'label' && /[^.]\.$/u.test(text) ? `is a label that ends in a full stop: ${text}` : null
}

/** Ids of several parts ("mine-ii", "brief-pass") that are no words of this language; clauses may be cited. */
function idsOf(title: Title, texts: Texts, lang: Lang): ReadonlySet<string> {
  const { names, ask, act, event, cards, board = {}, variants, points, parts = {} } = texts
  const tables = [names, ask, act, event, cards, board, variants, points, parts]
  const rows = Object.values(title.sheet.tables).flat()
  const ids = [...tables.flatMap(Object.keys), ...rows.flatMap((row) => row.id ?? [])]
  const words = `${Object.values(names).join(' ')} ${JSON.stringify(rows.map((row) => row.names?.[lang] ?? ''))}`
  const known = words.toLocaleLowerCase(lang)
  return new Set(ids.filter((id) => /[a-z\d][-#.][a-z\d]/i.test(id) && !known.includes(id.toLocaleLowerCase(lang))))
}

/** The pairs that read alike among sentences by key: "a and b both read …". */
export function alike(said: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, string>()
  const found: string[] = []
  for (const [key, text] of said) {
    const other = first.get(text)
    if (other === undefined) first.set(text, key)
    else found.push(`${other} and ${key} both read “${text}”`)
  }
  return found
}
