// What those of one network may have us keep with what they ask for: every request that changes something counts, with what it
// carries and what is kept beside that, whatever it is about. So a route that is added later is bounded like all others.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../base/address.ts'
import { HttpError } from '../base/httpError.ts'
import { keepLimit } from '../base/keepLimit.ts'
import type { App, HttpHouse } from './parts.ts'

/** Kept of most requests, beside what they carry: a row, a line that a table says, a deed in the log. */
const USUAL = 1000
/** A table with what will be kept of its match: snapshot, results, notices. */
const TABLE = 16_000

/** Those of which more is kept, or nothing. */
export const KEEPS: Readonly<Record<string, number>> = {
  'POST /api/tables': TABLE,
  'POST /api/tables/:id/rematch': TABLE,
  'POST /api/clubs/:id/lay-table': TABLE,
  // A report carries the talk around what it means.
  'POST /api/house/report': TABLE,
  // Every table of the round.
  'POST /api/tournaments/:id/start': 30 * TABLE,
  'POST /api/tournaments/:id/prepare': TABLE,
  'POST /api/tournaments/:id/swap': TABLE,
  'POST /api/tournaments/:id/next-season': TABLE,
  // Said again every few seconds, in the place of what was said before.
  'PUT /api/seek': 0,
  'PUT /api/news': 0,
  'POST /api/me/sign-out': 0,
  'POST /api/passkeys/options': 0,
  'POST /api/me/passkeys/options': 0,
}

const isKept = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  // Whoever leads the house is not kept from it by those who flood it from the same network.
  /^(POST|PUT|PATCH)$/.test(method) && !url.startsWith('/api/owner/')

function bytesOf(request: FastifyRequest, largest: number): number {
  const beside = KEEPS[`${request.method} ${request.routeOptions.url}`] ?? USUAL
  if (!isKept(request) || beside === 0) return 0
  const { 'content-length': length, 'transfer-encoding': pieces } = request.headers
  return beside + (pieces === undefined ? Number(length ?? 0) : largest)
}

export function limitKeeping(app: App, { settings, now }: HttpHouse): void {
  const keeps = keepLimit(settings.limits.kept, now)
  /** What was counted of a request that is not answered yet. */
  const counted = new WeakMap<FastifyRequest, number>()
  app.addHook('preHandler', async (request) => {
    const bytes = bytesOf(request, settings.limits.body)
    const seconds = bytes === 0 ? null : keeps.count(networkOf(request.ip), 'asked', bytes)
    if (seconds !== null) throw new HttpError(429, 'http.network', { seconds })
    counted.set(request, bytes)
  })
  app.addHook('onResponse', async (request, reply) => {
    const bytes = counted.get(request) ?? 0
    // What was refused is not kept.
    if (bytes > 0 && reply.statusCode >= 400 && reply.statusCode < 500)
      keeps.giveBack(networkOf(request.ip), 'asked', bytes)
  })
}
