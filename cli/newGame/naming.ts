// What a new game is called: its id, and what follows from it: types, functions, a title, the letters of its clauses.

/** The names of a game in its files. */
export interface Naming {
  /** The folder, and how matches name the game: "toll-bridge". */
  readonly id: string
  /** The beginning of its types and of its functions: "TollBridge", "tollBridge". */
  readonly type: string
  readonly value: string
  /** What people read until somebody finds better: "Toll Bridge". */
  readonly title: string
  /** The same, short enough for a medallion: "Toll B." */
  readonly short: string
  /** The three letters of its clauses: "TOL". */
  readonly letters: string
}

/** How the model of templates/game is called. */
export const MODEL: Naming = {
  id: 'trestle',
  type: 'Trestle',
  value: 'trestle',
  title: 'Trestle Works',
  short: 'Trestle W.',
  letters: 'TRE',
}

export const LONGEST = 24
/** Signs on a medallion. */
const SHORTEST = 10
const SHAPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LEAST_LETTERS = 3

/** Names that mean something else to the language, to a file system or to this house. */
const RESERVED: ReadonlySet<string> = new Set(
  `await break case catch class const continue debugger default delete else enum export extends false finally for function
  if implements import instanceof interface let new null package private protected public return static super switch this
  throw true try typeof undefined var void while with yield aux com con lpt nul prn all game games index kernel model node
  none shelf table template templates test`.split(/\s+/),
)

export type BadName = 'shape' | 'long' | 'letters' | 'reserved'

/** What is wrong with a name by itself, or null. */
export function nameProblem(id: string): BadName | null {
  if (!SHAPE.test(id)) return 'shape'
  if (id.length > LONGEST) return 'long'
  if (id.replaceAll(/[^a-z]/g, '').length < LEAST_LETTERS) return 'letters'
  return RESERVED.has(id) || Object.hasOwn(globalThis, typeOf(id)) ? 'reserved' : null
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const typeOf = (id: string): string => id.split('-').map(capital).join('')

/** The names that follow from an id; `taken` are the letters of other games' clauses. */
export function namingOf(id: string, taken: ReadonlySet<string>): Naming {
  const type = typeOf(id)
  const words = id.split('-').map(capital)
  return {
    id,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: words.join(' '),
    short: shortOf(words),
    letters: lettersOf(id, taken),
  }
}

/** The words themselves, or the first and an initial, or as much of the first as there is room for. */
function shortOf(words: readonly string[]): string {
  const [first = '', second = ''] = words
  const initial = second === '' ? first : `${first} ${second.charAt(0)}.`
  return [words.join(' '), initial].find((said) => said.length <= SHORTEST) ?? `${first.slice(0, SHORTEST - 1)}.`
}

/** The first three letters of the name that no other game has, in their order; else two of them and another one. */
function lettersOf(id: string, taken: ReadonlySet<string>): string {
  const own = id.toUpperCase().replaceAll(/[^A-Z]/g, '')
  const found: string[] = []
  for (let i = 0; i < own.length; i++)
    for (let j = i + 1; j < own.length; j++)
      for (let k = j + 1; k < own.length; k++) found.push(`${own[i]}${own[j]}${own[k]}`)
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') found.push(`${own.slice(0, 2)}${letter}`)
  return found.find((letters) => !taken.has(letters)) ?? own.slice(0, 3)
}

/** A text of the model with another game's names in place of its own. */
export function renamed(text: string, to: Naming): string {
  return text
    .replaceAll(MODEL.title, to.title)
    .replaceAll(MODEL.short, to.short)
    .replaceAll(MODEL.type, to.type)
    .replaceAll(/trestle(?=[A-Z])/g, to.value)
    .replaceAll(MODEL.id, to.id)
    .replaceAll(/\bTRE\b/g, to.letters)
}

/** A name of the new game that the model already uses for something else: "Card" of a game called "card"; or null. */
export function clash(texts: readonly string[], to: Naming): string | null {
  const words = new Set(texts.flatMap((text) => text.match(/\b[A-Za-z_]\w*\b/g) ?? []))
  for (const word of words) {
    const name = renamed(word, to)
    if (name !== word && word !== MODEL.id && word !== MODEL.letters && words.has(name)) return name
  }
  return null
}
