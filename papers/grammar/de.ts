// German declines what a sentence speaks of: articles, endings and nouns by gender, case and number. For German texts only.

export type Gender = 'm' | 'f' | 'n'
/** Who, whom, to whom, whose. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen'

/** A noun with all that its forms follow from. */
export interface Noun {
  readonly gender: Gender
  readonly one: string
  readonly many: string
  /** Its singular in every case but the first: der Geselle, den Gesellen. */
  readonly weak?: string
  /** Its genitive, where it is not made with -s or -es. */
  readonly gen?: string
}

/** `noun('f', 'Karte', 'Karten')`, `noun('m', 'Geselle', 'Gesellen', { weak: 'Gesellen' })`. */
export const noun = (gender: Gender, one: string, many: string, forms: Pick<Noun, 'weak' | 'gen'> = {}): Noun => ({
  gender,
  one,
  many,
  ...forms,
})

type Column = Gender | 'many'
type Endings = Readonly<Record<Column, Readonly<Record<Case, string>>>>
const table = (m: string, f: string, n: string, many: string): Endings => {
  const row = (endings: string) => {
    const [nom = '', acc = '', dat = '', gen = ''] = endings.split(' ').map((ending) => ending.replace('-', ''))
    return { nom, acc, dat, gen }
  }
  return { m: row(m), f: row(f), n: row(n), many: row(many) }
}

const THE = table('der den dem des', 'die die der der', 'das das dem des', 'die die den der')
/** After ein, kein, mein, dein, sein, ihr. */
const A = table('- -en -em -es', '-e -e -er -er', '- - -em -es', '-e -e -en -er')
/** After dies, jed, welch. */
const THIS = table('-er -en -em -es', '-e -e -er -er', '-es -es -em -es', '-e -e -en -er')

/** Endings of an adjective after "der", after "ein", and by itself. */
const ADJECTIVE = {
  the: table('-e -en -en -en', '-e -e -en -en', '-e -e -en -en', '-en -en -en -en'),
  a: table('-er -en -en -en', '-e -e -en -en', '-es -es -en -en', '-en -en -en -en'),
  bare: table('-er -en -em -en', '-e -e -er -er', '-es -es -em -en', '-e -e -en -er'),
} as const

const column = (what: Noun, n: number): Column => (n === 1 ? what.gender : 'many')

/** The noun itself: `word(karte, 2, 'dat')` is "Karten", `word(haus, 2, 'dat')` "Häusern". */
export function word(what: Noun, n = 1, kase: Case = 'nom'): string {
  if (n !== 1) return kase === 'dat' && !/[nsaiou]$/.test(what.many) ? `${what.many}n` : what.many
  if (what.weak !== undefined && kase !== 'nom') return what.weak
  if (kase !== 'gen' || what.gender === 'f') return what.one
  return what.gen ?? `${what.one}${/(?:[sßxz]|sch|st)$/.test(what.one) ? 'es' : 's'}`
}

/** The article and what may stand before the noun: `the(geselle, 'acc')` is "den Gesellen", `the(karte, 'dat', 2)` "den Karten". */
export const the = (what: Noun, kase: Case = 'nom', n = 1): string =>
  `${THE[column(what, n)][kase]} ${word(what, n, kase)}`

/** `a(arbeiter, 'acc')` is "einen Arbeiter". */
export const a = (what: Noun, kase: Case = 'nom'): string => owned('ein', what, kase)

/** kein, mein, dein, sein, ihr, ein before its noun: `owned('dein', karte, 'dat')` is "deiner Karte". */
export const owned = (stem: string, what: Noun, kase: Case = 'nom', n = 1): string =>
  `${stem}${A[column(what, n)][kase]} ${word(what, n, kase)}`

/** dies, jed, welch before its noun: `pointed('dies', haus)` is "dieses Haus". */
export const pointed = (stem: string, what: Noun, kase: Case = 'nom', n = 1): string =>
  `${stem}${THIS[column(what, n)][kase]} ${word(what, n, kase)}`

/** An adjective with its ending: `adjective('neu', karte, 'dat', 'a')` is "neuen". */
export const adjective = (
  stem: string,
  what: Pick<Noun, 'gender'>,
  kase: Case = 'nom',
  after: keyof typeof ADJECTIVE = 'the',
  n = 1,
): string => `${stem}${ADJECTIVE[after][n === 1 ? what.gender : 'many'][kase]}`

/** A number with its noun: "1 Karte", "2 Karten", "mit 2 Häusern" with 'dat'. `said` is the number as it is written. */
export const counted = (n: number, what: Noun, kase: Case = 'nom', said = String(n)): string =>
  `${said} ${word(what, n, kase)}`

/** Prepositions that melt into the article. */
const MELTED: Readonly<Record<string, string>> = {
  'an dem': 'am',
  'an das': 'ans',
  'in dem': 'im',
  'in das': 'ins',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'bei dem': 'beim',
}

/** A preposition before "the": `at('in', haus, 'dat')` is "im Haus", `at('auf', karte, 'acc')` "auf die Karte". */
export const at = (preposition: string, what: Noun, kase: Case, n = 1): string => {
  const article = THE[column(what, n)][kase]
  return `${MELTED[`${preposition} ${article}`] ?? `${preposition} ${article}`} ${word(what, n, kase)}`
}

/** Whose: "Adas", "Hans’". */
export const whose = (name: string): string => (/(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`)
