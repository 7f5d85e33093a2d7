// How many letters that nobody confirmed yet, or that only carry a link, one address may get: whoever asks for them.
import { HttpError } from '../base/httpError.ts'

const MOST = 4
const HOUR = 3_600_000
const WINDOW = 12 * HOUR
/** Addresses remembered at most, so that nobody can fill the memory with them. */
const ADDRESSES = 10_000

export interface LetterLimit {
  /** Counts a letter to an address; throws what to answer where that is one too many. */
  count(address: string): void
}

/** Most mail servers do not tell capitals apart, nor what stands behind a plus, and some no points before the @. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
}

export function letterLimit(now: () => number): LetterLimit {
  const sent = new Map<string, number[]>()
  return {
    count(address) {
      const at = now()
      const key = mailboxOf(address)
      const times = (sent.get(key) ?? []).filter((time) => at - time < WINDOW)
      if (times.length >= MOST) {
        const wait = (times[0] ?? at) + WINDOW - at
        throw new HttpError(429, 'mail.too-many', { minutes: Math.max(1, Math.ceil(wait / 60_000)) })
      }
      sent.delete(key)
      sent.set(key, [...times, at])
      const oldest = sent.keys().next()
      if (sent.size > ADDRESSES && !oldest.done) sent.delete(oldest.value)
    },
  }
}
