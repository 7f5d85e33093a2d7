// What one person may ask for in an hour, and beside that one network: whoever makes many guests asks no more often for it.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../base/address.ts'
import { HttpError } from '../base/httpError.ts'
import type { People } from '../people/people.ts'
import type { App } from './parts.ts'

const HOUR = 3_600_000

export interface MostAnHour {
  readonly person: number
  readonly network: number
}

/** Counts a request; throws what to answer where it is one too many. */
export type Tried = (request: FastifyRequest) => Promise<void>

interface Asked {
  readonly people: Pick<People, 'of'>
}

export function triesOf(app: App, { people }: Asked, { person, network }: MostAnHour): Tried {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => Promise<string> | string) =>
    app.createRateLimit({ max, timeWindow: HOUR, keyGenerator })
  const limits = [
    limit(person, async (request) => (await people.of(request.headers.cookie))?.id ?? networkOf(request.ip)),
    limit(network, (request) => networkOf(request.ip)),
  ]
  return async (request) => {
    for (const counted of limits) {
      const found = await counted(request)
      if (!found.isAllowed && found.isExceeded)
        throw new HttpError(429, 'http.too-many', { seconds: Math.max(1, found.ttlInSeconds) })
    }
  }
}

/** New addresses and tests of them, of people and of clubs together: with each the house knocks at a door that somebody else chose. */
const SENDS: MostAnHour = { person: 30, network: 200 }
const sends = new WeakMap<App, Tried>()

export function sendsOf(app: App, house: Asked): Tried {
  const tried = sends.get(app) ?? triesOf(app, house, SENDS)
  sends.set(app, tried)
  return tried
}
