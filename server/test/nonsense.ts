// Bad frames and requests, made by chance: cut, bent, too large, in somebody else's name, said twice, out of order.
import { below } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'

export interface Spoken {
  readonly ada: string
  readonly bea: string
  readonly eve: string
  readonly table: string
}

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T

export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 60,
  '',
  ' ',
  '__proto__',
  '\u0000',
  '🏰'.repeat(40),
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { toString: 'no' },
  { __proto__x: 1 },
  ['a', 1, null],
]

function bytes(rng: Rng, most: number): Buffer {
  return Buffer.from(Array.from({ length: below(rng, most) }, () => below(rng, 256)))
}

function deep(rng: Rng): string {
  const n = 10 + below(rng, 3000)
  return `${'['.repeat(n)}${']'.repeat(n)}`
}

/** A frame that looks nearly right. */
function nearly(rng: Rng, { table }: Spoken): Record<string, unknown> {
  const choice = pick<unknown>(rng, [{ act: 'nothing' }, { act: 'place', on: ['market.9.9'] }, { act: 1 }, null])
  return pick<Record<string, unknown>>(rng, [
    { t: 'join', c: 1, table: pick(rng, ['nowhere', `${table}x`, '', '../etc']) },
    { t: 'join', c: 1, table, seen: pick(rng, [-5, 1e15, 0.5, 'last', null]) },
    { t: 'play', c: 1, id: `x${below(rng, 50)}`, choice },
    { t: 'play', c: 77, id: 'foreign', choice: { act: 'pass' } },
    { t: 'undo', c: below(rng, 4) - 1, id: 'u' },
    { t: 'redo', c: 1 },
    { t: 'ask-back', c: 1, id: 'b', line: pick(rng, [-1, 999, 0.5, 'x']) },
    { t: 'answer-back', c: 1, id: 'b', request: 'none', yes: 'perhaps' },
    { t: 'chat', c: 9, id: 'c', text: 'x'.repeat(below(rng, 4000)) },
    { t: pick(rng, ['welcome', 'moved', 'table', 'eval', 'constructor', '__proto__']), c: 1 },
    { t: 'leave', c: below(rng, 100) + 2 },
  ])
}

/** One member replaced by something odd, or taken away, or one too many. */
function bent(rng: Rng, frame: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(frame).filter((key) => key !== 't' || below(rng, 3) === 0)
  const key = pick(rng, keys.length > 0 ? keys : ['t'])
  const bad = { ...frame }
  const way = below(rng, 3)
  if (way === 0) delete bad[key]
  else if (way === 1) bad[key] = pick(rng, ODD)
  else bad[pick(rng, ['constructor', 'extra', 'seat', 'rng', '__proto__'])] = pick(rng, ODD)
  // A frame that has become a right one would not be hostile: nobody joins here.
  return bad.t === 'join' && !('c' in bad && 'table' in bad)
    ? bad
    : { ...bad, ...(bad.t === 'join' && { table: 'nowhere' }) }
}

export function badFrame(rng: Rng, spoken: Spoken): string | Buffer {
  switch (below(rng, 8)) {
    case 0:
      return bytes(rng, 200)
    case 1:
      return bytes(rng, 200).toString('latin1')
    case 2:
      return deep(rng)
    case 3: {
      const text = JSON.stringify(nearly(rng, spoken))
      return text.slice(0, below(rng, text.length))
    }
    case 4:
      return JSON.stringify(pick(rng, ODD))
    case 5:
      return below(rng, 40) === 0 ? 'x'.repeat(20_000 + below(rng, 100_000)) : JSON.stringify(nearly(rng, spoken))
    default:
      return JSON.stringify(bent(rng, nearly(rng, spoken)))
  }
}

/** Places of a card sheet, and what is none. */
const CELLS = ['fields.cart-stone.tower', 'fields.cart-stone.none', '__proto__', '', 'a.b.c', 'x'.repeat(500)]

const PATHS = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/%',
  '//evil.example/',
  '/.env',
  '/data/chantier.sqlite',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/tables/%2e%2e',
  '/api/tables/__proto__',
  `/api/tables/${'x'.repeat(2000)}`,
  '/live',
  '/healthz/../api/me',
]

export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

export function badRequest(rng: Rng, spoken: Spoken): BadRequest {
  const { eve, ada, table } = spoken
  const forged = [
    eve.slice(0, -3),
    `${ada}x`,
    'chantier=',
    `chantier=${'A'.repeat(60)}`,
    'chantier=a.b.c',
    '=',
    '\u00ff',
  ]
  const routes = ['sit', 'stand', 'swap', 'bot', 'words', 'start', 'take', 'rematch', 'mute', 'hand', 'nothing']
  const way = below(rng, 7)
  const json = { 'content-type': 'application/json' }
  if (way === 0) return { method: pick(rng, ['GET', 'HEAD']), path: pick(rng, PATHS), headers: {}, body: null }
  // Another site asks in somebody's name.
  if (way === 1)
    return {
      method: 'POST',
      path: `/api/tables/${table}/${pick(rng, routes)}`,
      headers: { ...json, cookie: ada, origin: pick(rng, ['http://evil.example', 'null', 'http://127.0.0.1:1']) },
      body: '{}',
    }
  const cookie = way === 2 ? pick(rng, forged) : eve
  const path = pick(rng, [
    '/api/tables',
    '/api/me/passkeys',
    `/api/tables/${table}/${pick(rng, routes)}`,
    `/api/tables/${table}x/${pick(rng, routes)}`,
    `/api/tables?limit=${encodeURIComponent(JSON.stringify(pick(rng, ODD)).slice(0, 100))}`,
  ])
  const bodies: readonly (string | Buffer)[] = [
    '{',
    deep(rng),
    bytes(rng, 300),
    'x'.repeat(70_000 + below(rng, 200_000)),
    JSON.stringify({ game: pick(rng, ODD), seats: pick(rng, ODD) }),
    JSON.stringify({ game: 'castle', seats: 2, corrections: { [pick(rng, CELLS)]: pick(rng, ODD) } }),
    JSON.stringify({ game: 'castle', seats: 2, corrections: pick(rng, ODD) ?? 1 }),
    JSON.stringify({ seat: pick(rng, ODD), level: pick(rng, ODD), key: pick(rng, ODD), words: [pick(rng, ODD)] }),
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
  ]
  const type = pick(rng, ['application/json', 'text/plain', 'application/xml', 'application/json; charset=latin1', 'x'])
  return {
    method: pick(rng, ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'POST']),
    path,
    headers: { cookie, 'content-type': type },
    body: pick(rng, bodies),
  }
}
