// What one page notes of a table's shuffle while it is there, and what that proves once the secret is shown. The figures that
// a server shows at the end always fit each other: only what was noted before can tell a changed seal from the first one.
import type { Seat } from '../kernel/words.ts'
import { seatsWithWords, shuffleFault } from './shuffle.ts'
import type { Shuffle, TableInfo } from './table.ts'

export interface Witness {
  /** The seal as it was first seen here. */
  readonly commitment: string
  /** It was seen before the match began. */
  readonly early: boolean
  /** The words at one's own seat, as the page showed them before the start; null for none. */
  readonly own: string | null
  /** When the match was first seen running: all words, one's seat, and where computers sat. Null before that. */
  readonly begun: {
    readonly words: readonly (string | null)[]
    readonly seat: Seat | null
    readonly computers: readonly Seat[]
  } | null
}

export type Seen = Pick<TableInfo, 'status' | 'shuffle' | 'seats'>

/** What is noted after one more look at the table. The first seal stays noted, whatever is shown later. */
export function witnessed(before: Witness | null, { status, shuffle, seats }: Seen, seat: Seat | null): Witness | null {
  const { commitment, words, secret } = shuffle
  const waits = status === 'waiting'
  // Whoever comes when all is known has nothing to compare with.
  if (before === null && secret !== null) return null
  const noted = before ?? { commitment, early: waits, own: null, begun: null }
  if (noted.begun !== null || secret !== null) return noted
  if (status === 'archived') return noted
  if (!waits) {
    const computers = seats.flatMap(({ kind }, at) => (kind === 'bot' ? [at] : []))
    return { ...noted, begun: { words, seat, computers } }
  }
  const own = seat === null ? null : (words[seat] ?? null)
  return own === noted.own ? noted : { ...noted, own }
}

/** This page has just added words: it knows so even where the match begins before the server shows them. */
export const gaveWords = (noted: Witness, words: string): Witness => ({ ...noted, own: words === '' ? null : words })

/**
 * What shows that the shuffle is not what was promised. seal: another one than was noted; commitment: the secret is not the
 * sealed one; words: changed after the start; own: one's own words went in otherwise, or were invented; computer: words at a
 * seat where nobody can have said any; seed: secret and words give another; cards: the match told now is not the one seen;
 * file: the match told now breaks its own rules.
 */
export type ShuffleLie = 'seal' | 'commitment' | 'words' | 'own' | 'computer' | 'seed' | 'cards' | 'file'

export interface Proof {
  readonly lie: ShuffleLie | null
  /** Since when this page has known the seal: before the start, since the match ran, or only now. */
  readonly seal: 'before' | 'during' | 'unseen'
  /** Who added words. */
  readonly gave: readonly Seat[]
  /** The words of whoever reads this are among them, as they gave them. */
  readonly mine: boolean
}

export interface Shown {
  readonly shuffle: Shuffle
  /** Of the match as its file tells it. */
  readonly seed: string
  /** What lay on this page while it was played comes out of that seed again. */
  readonly sameCards: boolean
}

/** What is proven for whoever noted this; null while the secret is not shown. */
export function proofOf(noted: Witness | null, { shuffle, seed, sameCards }: Shown): Proof | null {
  const { commitment, words, secret } = shuffle
  if (secret === null) return null
  const begun = noted?.begun ?? null
  const mineThen = begun?.seat == null ? null : (begun.words[begun.seat] ?? null)
  const early = noted?.early === true
  const lie = (): ShuffleLie | null => {
    if (noted !== null && noted.commitment !== commitment) return 'seal'
    if (early && begun !== null && begun.seat !== null && mineThen !== noted.own) return 'own'
    if (begun !== null && JSON.stringify(begun.words) !== JSON.stringify(words)) return 'words'
    if (begun !== null && seatsWithWords(words).some((seat) => begun.computers.includes(seat))) return 'computer'
    const fault = shuffleFault({ commitment, words, secret }, seed)
    return fault ?? (sameCards ? null : 'cards')
  }
  return {
    lie: lie(),
    seal: noted === null ? 'unseen' : early ? 'before' : 'during',
    gave: seatsWithWords(words),
    mine: early && noted.own !== null && mineThen === noted.own,
  }
}
