// Structured logs: what was asked and how long it took; never a cookie, a body, a query, or a person's address.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Settings } from '../settings.ts'

/** New for each process, so that nobody can be tracked over restarts. */
const SALT = randomBytes(16)

/** An address as the log may know it: the same caller has the same mark while the process lives. */
export const markOf = (address: string): string =>
  createHash('sha256').update(SALT).update(address).digest('base64url').slice(0, 10)

export function logOf(settings: Pick<Settings, 'log'>): Logger {
  return pino({
    level: settings.log,
    base: { pid: process.pid },
    redact: { paths: ['cookie', 'headers', '*.cookie', '*.headers', '*.token', '*.mail'], remove: true },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        from: markOf(request.ip),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  })
}

/** Links carry secrets in their query, and invitations in their path's last part stay short. */
const pathOf = (url: string): string => url.split('?', 1)[0]?.slice(0, 200) ?? ''
