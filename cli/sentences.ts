// The sentences of a table of texts, those with blanks filled in with samples: for reading, and for the battery of slips.
import { typeset } from '#tongues'
import { fillBlanks } from '../papers/blanks.ts'
import { type Lang, voiceOf } from '../papers/texts.ts'

/** Whatever a sentence asks for is this number, which reads as a word too. */
const blanksOf = (n: number): object =>
  new Proxy({}, { get: (_, key) => (key === 'awaited' ? [0] : key === 'spans' ? [0, n, 1] : n) })

type Saying = (...blanks: unknown[]) => unknown

/** The sentences of a table, each with its path; `n` is what stands in every blank. */
export function sentencesIn(texts: unknown, lang: Lang, n = 2, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string')
    return [[path, typeset(lang, fillBlanks(lang, texts, new Proxy({}, { get: () => n })))]]
  if (typeof texts === 'function') {
    const say = texts as Saying
    const voice = voiceOf(
      lang,
      {},
      (card) => `${card}`,
      (seat) => `${seat + 1}`,
    )
    for (const blanks of [[blanksOf(n), voice], Array.from({ length: 6 }, () => n)]) {
      try {
        return sentencesIn(say(...blanks), lang, n, path)
      } catch {
        // Sentences take a record of blanks, or one blank after the other.
      }
    }
    return []
  }
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, said]) =>
    sentencesIn(said, lang, n, path === '' ? key : `${path}.${key}`),
  )
}
