// Looking something up by a question as people type it: forms of words, accents, words for the same thing and slips of
// the finger are forgiven. What is found most and said rarest comes first.
import { type Apart, apart, headOf } from './compounds.ts'
import { type Lookup, UNKNOWN } from './lookup/lookup.ts'

/** Something that can be found. */
export interface Findable {
  /** Where it stands; of several passages that stand there, the best is told. */
  readonly at?: string
  readonly heading: string
  readonly text: string
  /** The clause it is, for whoever asks by its id. */
  readonly clause?: string | null
  /** What it is worth beside others that answer as well; 1 by default. */
  readonly weight?: number
}

export interface Found<T extends Findable> {
  readonly passage: T
  /** Roots of the words that were found in it. */
  readonly roots: ReadonlySet<string>
}

export interface Answer<T extends Findable> {
  readonly found: readonly Found<T>[]
  /** Words that were looked for besides those asked for. */
  readonly also: readonly string[]
}

interface Entry<T> {
  readonly passage: T
  /** Roots that a number stands before. */
  readonly counted: ReadonlySet<string>
  /** How often each root stands in it; a heading counts more. */
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

/** A root to look for, how much finding it is worth, and the word of the question it stands for. */
interface Wanted {
  readonly root: string
  readonly share: number
}

/** A text without accents and capitals. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")

const HEADING = 2
const SYNONYM = 0.55
/** A passage that answers "how many" with a number beside the word asked for. */
const COUNTED = 1.35
const SLIP = 0.5
const BEGUN = 0.7
/** A part of a compound, beside the whole word. */
const PART = 0.6
/** BM25: how soon a further mention adds nothing, and how much long passages are held back. */
const SATURATION = 1.2
const LENGTH = 0.55

export const tokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
/** "mortar-mixer" is found by its parts too. */
const parts = (token: string): string[] => (token.includes('-') ? [token, ...token.split('-')] : [token])

/** Whether two words differ by so few slips: a letter more, less, another one, or two changed round. */
export function alike(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 9) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return (last[b.length] ?? 9) <= most
}

export class Finder<T extends Findable> {
  readonly #lookup: Lookup
  readonly #entries: readonly Entry<T>[]
  readonly #empty: ReadonlySet<string>
  readonly #numbers: ReadonlySet<string>
  /** How rare each root is. */
  readonly #rarity = new Map<string, number>()
  /** The roots people use for the same thing as a root, each with a word to show for it. */
  readonly #groups = new Map<string, Map<string, string>>()
  readonly #usual: number
  readonly #apart: Apart
  /** Roots of words that stand alone, in a language that makes compounds. */
  readonly #alone: ReadonlySet<string>

  constructor(passages: readonly T[], lookup: Lookup = UNKNOWN) {
    this.#lookup = lookup
    this.#empty = new Set(lookup.empty)
    this.#numbers = new Set(lookup.numbers)
    const alone =
      lookup.joints === undefined ? [] : passages.flatMap(({ heading, text }) => tokens(`${heading} ${text}`))
    const said = new Set(alone.filter((word) => !this.#empty.has(word)).map((word) => lookup.stem(word)))
    this.#alone = said
    this.#apart = apart(lookup, said)
    this.#entries = passages.map((passage) => this.#read(passage))
    const seen = new Map<string, number>()
    for (const { counts } of this.#entries) for (const root of counts.keys()) seen.set(root, (seen.get(root) ?? 0) + 1)
    const all = passages.length
    for (const [root, n] of seen) this.#rarity.set(root, Math.log(1 + (all - n + 0.5) / (n + 0.5)))
    this.#usual = this.#entries.reduce((sum, e) => sum + e.length, 0) / Math.max(1, all)
    for (const group of lookup.alike) {
      const words = group.split(' ')
      for (const word of words) {
        const known = this.#groups.get(lookup.stem(word)) ?? new Map<string, string>()
        for (const other of words) if (!known.has(lookup.stem(other))) known.set(lookup.stem(other), other)
        this.#groups.set(lookup.stem(word), known)
      }
    }
  }

  #roots(text: string): string[] {
    return tokens(text)
      .flatMap(parts)
      .map((word) => this.#lookup.stem(word))
  }

  #read(passage: T): Entry<T> {
    const counts = new Map<string, number>()
    const said = passage.text.replace(/[£$]/g, (sign) => ` ${this.#lookup.signs[sign] ?? ''} `)
    const text = this.#roots(said)
    const words = tokens(said)
    const isNumber = (word: string | undefined) => word !== undefined && (/^\d/.test(word) || this.#numbers.has(word))
    const counted = words.flatMap((word, i) =>
      isNumber(words[i - 1]) || isNumber(words[i - 2]) ? [this.#lookup.stem(word)] : [],
    )
    for (const root of text) counts.set(root, (counts.get(root) ?? 0) + 1)
    for (const word of [...words, ...tokens(passage.heading)])
      for (const part of this.#apart(word)) {
        const root = this.#lookup.stem(part)
        counts.set(root, (counts.get(root) ?? 0) + PART)
      }
    for (const root of this.#roots(passage.heading)) counts.set(root, (counts.get(root) ?? 0) + HEADING)
    return { passage, counts, counted: new Set(counted), length: text.length }
  }

  /** The roots a word of a question stands for. */
  #wanted(word: string, typing: boolean): Wanted[] {
    const root = this.#lookup.stem(word)
    const found = new Map<string, number>()
    const want = (other: string, share: number) => {
      if (this.#rarity.has(other)) found.set(other, Math.max(found.get(other) ?? 0, share))
    }
    want(root, 1)
    for (const other of this.#groups.get(root)?.keys() ?? []) want(other, SYNONYM)
    for (const part of this.#apart(word)) want(this.#lookup.stem(part), PART)
    if (!this.#rarity.has(root)) {
      const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
      for (const other of this.#rarity.keys()) {
        if (most > 0 && other[0] === root[0] && alike(root, other, most)) want(other, SLIP + 0.3)
        else if (most > 0 && alike(root, other, 1)) want(other, SLIP)
      }
      for (const near of this.#groups.keys())
        if (most > 0 && alike(root, near, 1))
          for (const other of this.#groups.get(near)?.keys() ?? []) want(other, SLIP / 2)
    }
    if ((typing || found.size === 0) && root.length >= 3)
      for (const other of this.#rarity.keys()) if (other.startsWith(root)) want(other, BEGUN)
    const head = found.size === 0 ? headOf(this.#lookup, this.#alone, word) : null
    if (head !== null) want(this.#lookup.stem(head), PART)
    return [...found].map(([other, share]) => ({ root: other, share }))
  }

  /** The passages that answer a question, the best first. */
  ask(question: string, most = 12): Answer<T> {
    const words = tokens(question)
    const meant = words.filter((word) => !this.#empty.has(word) && (word.length > 1 || /\d/.test(word)))
    const asked = meant.length > 0 ? meant : words
    if (asked.length === 0) return { found: [], also: [] }
    const typing = /[\p{L}\p{N}]$/u.test(question)
    const wanted = asked.map((word, i) => this.#wanted(word, typing && i === asked.length - 1))
    const counting = words.some((word) => this.#lookup.counting.includes(word))
    const ranked = this.#entries
      .map((entry, i) => ({ ...this.#worth(entry, asked, wanted, counting), passage: entry.passage, i }))
      .filter(({ sum }) => sum > 0)
      .sort((a, b) => b.sum - a.sum || a.i - b.i)
    // A section that answers in several places is told once, by the place that answers best.
    const places = new Set<string>()
    const told = ranked.filter(
      ({ passage }) => !places.has(passage.at ?? '') && (passage.at === undefined || places.add(passage.at)),
    )
    return {
      found: told.slice(0, most).map(({ passage, roots }) => ({ passage, roots })),
      also: this.#also(asked, wanted),
    }
  }

  #worth(
    { passage, counts, counted, length }: Entry<T>,
    asked: readonly string[],
    wanted: readonly (readonly Wanted[])[],
    counting: boolean,
  ) {
    const roots = new Set<string>()
    let sum = 0
    let answered = 0
    let possible = 0
    const clause = fold(passage.clause ?? '')
    for (const [i, ways] of wanted.entries()) {
      const rarest = Math.max(0.4, ...ways.map((w) => (w.share === 1 ? (this.#rarity.get(w.root) ?? 0) : 0)))
      possible += rarest
      if (clause !== '' && clause === asked[i]) sum += 100
      let best = 0
      let share = 0
      for (const way of ways) {
        const n = counts.get(way.root)
        if (n === undefined) continue
        roots.add(way.root)
        const held = SATURATION * (1 - LENGTH + LENGTH * (length / this.#usual))
        const answers = counting && counted.has(way.root) ? COUNTED : 1
        const worth = answers * way.share * (this.#rarity.get(way.root) ?? 0) * ((n * (SATURATION + 1)) / (n + held))
        best = Math.max(best, worth)
        share = Math.max(share, way.share)
      }
      sum += best
      answered += share * rarest
    }
    const covered = possible === 0 ? 0 : answered / possible
    return { sum: sum * (0.35 + 0.65 * covered) * (passage.weight ?? 1), roots }
  }

  #also(asked: readonly string[], wanted: readonly (readonly Wanted[])[]): string[] {
    const own = new Set(asked.map((word) => this.#lookup.stem(word)))
    const words = asked.flatMap((word, i) => {
      const group = this.#groups.get(this.#lookup.stem(word))
      return (wanted[i] ?? []).flatMap(({ root }) => (own.has(root) ? [] : (group?.get(root) ?? [])))
    })
    return [...new Set(words)].slice(0, 6)
  }

  /** The words of a text that answer, apart from the rest; cut to the part where most of them stand. */
  excerpt(text: string, roots: ReadonlySet<string>, most = 190): { readonly text: string; readonly hit: boolean }[] {
    const pieces = text.split(/([\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*)/u).map((piece, i) => ({
      text: piece,
      hit: i % 2 === 1 && this.#roots(piece).some((root) => roots.has(root)),
    }))
    const ends = [0]
    for (const piece of pieces) ends.push((ends.at(-1) ?? 0) + piece.text.length)
    const first = pieces.findIndex((p) => p.hit)
    let from = 0
    if (text.length > most && first >= 0) while ((ends[first] ?? 0) - (ends[from] ?? 0) > 60) from++
    let to = from
    while (to < pieces.length && (ends[to + 1] ?? 0) - (ends[from] ?? 0) <= most) to++
    const cut = pieces.slice(from, to)
    if (from > 0) cut.unshift({ text: '… ', hit: false })
    if (to < pieces.length) cut.push({ text: ' …', hit: false })
    return cut
  }
}
