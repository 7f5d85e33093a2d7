// Codes that are read aloud are short: how many wrong ones a network may try. A try is counted before it is looked up and given back
// where it was right, so that neither many at once nor one more after the last finds anything.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../base/address.ts'
import { bucketsOf } from '../base/buckets.ts'
import { HttpError } from '../base/httpError.ts'
import type { Answer } from '../tables/answer.ts'

/** There are some ten thousand codes, and few lead anywhere: so many at once, and as many again in ten minutes. */
const WRONG = { most: 30, every: 20_000 }

type Guess = <T>(request: FastifyRequest, look: () => Promise<Answer<T>>) => Promise<Answer<T>>

export function guessesOf(now: () => number): Guess {
  const buckets = bucketsOf(now)
  return async (request, look) => {
    const network = networkOf(request.ip)
    const wait = buckets.wait(network, WRONG)
    if (wait > 0) throw new HttpError(429, 'http.too-many', { seconds: Math.ceil(wait / 1000) })
    buckets.add(network, WRONG)
    const found = await look()
    if ('answer' in found) buckets.giveBack(network, WRONG)
    return found
  }
}
