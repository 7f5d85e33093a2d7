// Strict headers on every answer: nothing from outside, no inline scripts, no frames around us.
import type { Settings } from '../settings.ts'
import type { App } from './parts.ts'

const YEAR = 31_536_000

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const policy = (live: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Older browsers do not count the live connection among 'self'.
    `connect-src 'self' ${live}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')

/** Headers are cached for so many host names; a caller with ever new ones has them made each time. */
const NAMES = 100

export function secure(app: App, { origin }: Pick<Settings, 'origin'>): void {
  const https = origin?.startsWith('https:') === true
  const made = new Map<string, Record<string, string>>()
  const headersFor = (live: string): Record<string, string> => {
    let headers = made.get(live)
    if (headers === undefined) {
      headers = {
        ...ALWAYS,
        'content-security-policy': policy(live),
        ...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
      }
      if (made.size < NAMES) made.set(live, headers)
    }
    return headers
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(liveOrigin(origin, request.headers.host, https)))
    done()
  })
}

function liveOrigin(origin: string | null, host: string | undefined, https: boolean): string {
  if (origin !== null) return origin.replace(/^http/, 'ws')
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `${https ? 'wss' : 'ws'}://${host}` : "'self'"
}
