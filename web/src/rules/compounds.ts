// Words that a language writes as one, "Handkartenlimit": taken apart into words that stand alone somewhere in the same texts.
import type { Lookup } from './lookup/lookup.ts'

const SHORTEST = 3
/** A shorter word is no compound. */
const LONG = 7

/** How a word comes apart; nothing where it is no compound. */
export type Apart = (word: string) => readonly string[]

/** The last part of a word whose first one nobody knows: "Punkte" of "Minuspunkte". */
export function headOf(lookup: Lookup, known: ReadonlySet<string>, word: string): string | null {
  if (lookup.joints === undefined || word.length < LONG) return null
  for (let i = SHORTEST; i <= word.length - LONG + SHORTEST; i++)
    if (known.has(lookup.stem(word.slice(i)))) return word.slice(i)
  return null
}

/** `known` holds the roots of words that stand alone. */
export function apart(lookup: Lookup, known: ReadonlySet<string>): Apart {
  const joints = lookup.joints ?? []
  const isWord = (word: string) => word.length >= SHORTEST && known.has(lookup.stem(word))
  /** The first part with what joins it left off; null where it is no word. */
  const before = (part: string): string | null => {
    for (const joint of joints)
      if (part.endsWith(joint) && isWord(part.slice(0, part.length - joint.length)))
        return part.slice(0, part.length - joint.length)
    return null
  }
  const split = (word: string): readonly string[] => {
    if (word.length < LONG) return []
    for (let i = SHORTEST; i <= word.length - SHORTEST; i++) {
      const rest = word.slice(i)
      const first = before(word.slice(0, i))
      if (first === null) continue
      if (isWord(rest)) return [first, rest]
      const more = split(rest)
      if (more.length > 0) return [first, ...more]
    }
    return []
  }
  // Texts say the same words again and again.
  const found = new Map<string, readonly string[]>()
  return (word) => {
    if (joints.length === 0) return []
    const parts = found.get(word) ?? split(word)
    found.set(word, parts)
    return parts
  }
}
