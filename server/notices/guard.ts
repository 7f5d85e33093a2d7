// What the house may send to addresses that people give it: webhooks and the push services of browsers. Nobody may use it to
// reach into the host's own network: https only, every address that a name resolves to must be public, the connection goes
// to the very address that was looked at, nothing is followed elsewhere, and it ends after a few seconds.
import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions, request } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Why nothing is sent to an address. */
export type OutsideProblem = 'address' | 'not-https' | 'not-public' | 'not-found' | 'no-answer'

/** What came of it. */
export type Posted = { readonly status: number } | Failed
interface Failed {
  readonly problem: OutsideProblem
}

export interface Outside {
  /** Whether such an address may be used at all; looks its name up. */
  vet(url: string): Promise<OutsideProblem | 'good'>
  post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<Posted>
}

interface Address {
  readonly address: string
  readonly family: number
}

export interface OutsideParts {
  /** `host` or `host:port` that the host of this house trusts: they may be private, and without https. */
  readonly trusted: readonly string[]
  resolve?(name: string): Promise<readonly Address[]>
  /** Milliseconds for everything, from the name to the answer. */
  readonly patience?: number
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string
}

const PATIENCE = 8000

/** Everything in IPv4 that is not one machine in the public network (IANA's registry of special addresses). */
const PRIVATE_V4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_V4.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only 2000::/3 is public, without tunnels (which lead to IPv4), documentation and the like. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
const PRIVATE_V6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_V6.addSubnet(net, bits, 'ipv6')

export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !PRIVATE_V4.check(address, 'ipv4')
  // An address with a zone (fe80::1%eth0), or IPv4 in another dress (::ffff:127.0.0.1), is not in 2000::/3.
  if (family !== 6 || address.includes('%') || address.includes('.')) return false
  return PUBLIC_V6.check(address, 'ipv6') && !PRIVATE_V6.check(address, 'ipv6')
}

const usual = (name: string): Promise<readonly Address[]> => lookup(name, { all: true, verbatim: true })

export function outsideWith({ trusted, resolve = usual, patience = PATIENCE, ca }: OutsideParts): Outside {
  /** The address to speak to, or why there is none. */
  async function vetted(text: string, signal: AbortSignal): Promise<{ url: URL; to: Address } | Failed> {
    if (!URL.canParse(text)) return { problem: 'address' }
    const url = new URL(text)
    if (url.username !== '' || url.password !== '' || url.hostname === '') return { problem: 'address' }
    const isTrusted = trusted.includes(url.host) || trusted.includes(url.hostname)
    if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:')) return { problem: 'not-https' }
    const name = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(name)
    const found = family > 0 ? [{ address: name, family }] : await until(signal, resolve(name)).catch(() => [])
    if (found.length === 0) return { problem: 'not-found' }
    if (!isTrusted && !found.every(({ address }) => isPublic(address))) return { problem: 'not-public' }
    const to = found.find((one) => one.family === 4) ?? found[0]
    return to === undefined ? { problem: 'not-found' } : { url, to }
  }

  return {
    async vet(url) {
      const looked = await vetted(url, AbortSignal.timeout(patience))
      return 'problem' in looked ? looked.problem : 'good'
    },
    async post(text, headers, body) {
      const signal = AbortSignal.timeout(patience)
      const looked = await vetted(text, signal)
      if ('problem' in looked) return looked
      const { url, to } = looked
      const options: RequestOptions & { servername?: string; ca?: string } = {
        method: 'POST',
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
        // The name is not asked for again: it could lead elsewhere by now.
        lookup: (_name, asked, done) =>
          asked.all === true ? done(null, [{ ...to }]) : done(null, to.address, to.family),
        agent: false,
        signal,
        ...(ca !== undefined && { ca }),
      }
      // Loaded when first needed: as modules they bring the client of `fetch` along, 16 MB.
      const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
      return answerTo(request, options, body)
    },
  }
}

/** Only the status matters; what else is said is not read. */
function answerTo(ask: typeof request, options: RequestOptions, body: string | Buffer): Promise<Posted> {
  return new Promise((resolve) => {
    const fail = () => resolve({ problem: 'no-answer' })
    const asked = ask(options, (answer: IncomingMessage) => {
      answer.on('error', () => {})
      answer.destroy()
      resolve({ status: answer.statusCode ?? 0 })
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

/** A name server that does not answer is not waited for. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')), { once: true })
    work.then(resolve, reject)
  })
}
