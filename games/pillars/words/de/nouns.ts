// Names of cards inside a sentence: with their article, in the case the sentence wants.
import { a, adjective, type Case, type Noun, noun, the, word } from '../../../../papers/grammar/de.ts'

const NOUNS: Readonly<Record<string, Noun>> = {
  Werkzeugmacher: noun('m', 'Werkzeugmacher', 'Werkzeugmacher'),
  Steinmetz: noun('m', 'Steinmetz', 'Steinmetzen', { weak: 'Steinmetzen' }),
  Schreiner: noun('m', 'Schreiner', 'Schreiner'),
  Mörtelmischer: noun('m', 'Mörtelmischer', 'Mörtelmischer'),
  Baumeister: noun('m', 'Baumeister', 'Baumeister'),
  Steinbruch: noun('m', 'Steinbruch', 'Steinbrüche'),
  Wald: noun('m', 'Wald', 'Wälder'),
  Kiesgrube: noun('f', 'Kiesgrube', 'Kiesgruben'),
  König: noun('m', 'König', 'Könige'),
  Maler: noun('m', 'Maler', 'Maler'),
  Gehilfe: noun('m', 'Gehilfe', 'Gehilfen', { weak: 'Gehilfen' }),
  Ziegelbrenner: noun('m', 'Ziegelbrenner', 'Ziegelbrenner'),
  Glockengießer: noun('m', 'Glockengießer', 'Glockengießer'),
  Töpfer: noun('m', 'Töpfer', 'Töpfer'),
  Vorteilskarte: noun('f', 'Vorteilskarte', 'Vorteilskarten'),
}

/** There are several of each of these. */
const SITES: readonly string[] = ['Steinbruch', 'Wald', 'Kiesgrube']

/** Persons are called by their names, without an article. */
const PERSONS: readonly string[] = [
  'Alfred Builder',
  'Ellen',
  'Regan Hamleigh',
  'Tom Builder',
  'William Hamleigh',
  'Prior Philip',
  'Bischof Waleran',
  'Lady Aliena',
]

/** A worker's name is taken apart: „grüner Baumeister“ is grün and Baumeister. */
const WORKER = /^(blau|grün|rot|orang)er (.+)$/u

/** A name that stands in no table, as of a corrected sheet, is quoted: then no case can be wrong. */
const unknown = (name: string) => (PERSONS.includes(name) ? name : `„${name}“`)

/** A card in a sentence: „der König“, „den grünen Baumeister“, „einen Wald“, „Ellen“. */
export function theCard(name: string, kase: Case): string {
  const [, colour, trade = name] = WORKER.exec(name) ?? []
  const what = NOUNS[trade]
  if (what === undefined) return unknown(name)
  if (SITES.includes(name)) return a(what, kase)
  if (colour === undefined) return the(what, kase)
  return the(what, kase).replace(' ', ` ${adjective(colour, what, kase)} `)
}

/** A card as the object of a button, without its article: „Wald“, „grünen Baumeister“, „Gehilfen“. */
export function objectOf(name: string): string {
  const [, colour, trade = name] = WORKER.exec(name) ?? []
  const what = NOUNS[trade]
  if (what === undefined) return unknown(name)
  return [...(colour === undefined ? [] : [adjective(colour, what, 'acc', 'bare')]), word(what, 1, 'acc')].join(' ')
}
