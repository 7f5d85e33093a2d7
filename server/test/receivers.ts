// Where notices arrive in a test: a mail server, a push service that reads what it is sent as a browser would, a webhook.
import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export const CHANNELS = ['mail', 'push', 'hook'] as const
export type ChannelName = (typeof CHANNELS)[number]

export interface Arrived {
  readonly channel: ChannelName
  readonly text: string
  readonly at: number
}

export interface Receivers {
  /** What the house is started with. */
  readonly env: NodeJS.ProcessEnv
  /** All that came for somebody, in order. */
  of(name: string): readonly Arrived[]
  /** What a browser of this person's would say when it subscribes, and where the webhook is. */
  addresses(name: string): { device: { endpoint: string; p256dh: string; auth: string }; hook: string; mail: string }
  close(): Promise<void>
}

const AUTH = Buffer.alloc(16, 7)

/** What a push service hands to the browser, opened with its keys (RFC 8291). */
function opened(browser: ECDH, sealed: Buffer): string {
  const [salt, key, text] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), key])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(key), AUTH, info, 32))
  const derived = (what: string, n: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, n))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(text.subarray(-16))
  // The last byte ends the record.
  return Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()])
    .subarray(0, -1)
    .toString()
}

/** The text of a letter: its head, and its body without the signs of its transport. */
const letterText = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

export async function openReceivers(): Promise<Receivers> {
  const all = new Map<string, Arrived[]>()
  const browsers = new Map<string, ECDH>()
  const arrive = (name: string, channel: ChannelName, text: string) => {
    const list = all.get(name) ?? []
    all.set(name, list)
    list.push({ channel, text, at: Date.now() })
  }
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void buffer(stream).then((raw) => {
        for (const { address } of session.envelope.rcptTo)
          arrive(address.split('@')[0] ?? '', 'mail', letterText(raw.toString('latin1')))
        done()
        // A house that is killed leaves half a letter.
      }, done)
    },
  })
  // A client that is killed breaks its connection.
  post.on('error', () => {})
  const web = createServer((request, reply) => {
    void buffer(request).then(
      (body) => {
        const [, channel = '', name = ''] = (request.url ?? '').split('/')
        const browser = browsers.get(name)
        if (channel === 'push' && browser !== undefined) arrive(name, 'push', opened(browser, body))
        else arrive(name, 'hook', body.toString())
        reply.writeHead(201).end()
      },
      () => reply.destroy(),
    )
  })
  await Promise.all([
    new Promise<void>((go) => post.listen(0, '127.0.0.1', () => go())),
    once(web.listen(0, '127.0.0.1'), 'listening'),
  ])
  const webPort = (web.address() as AddressInfo).port
  const base = `http://127.0.0.1:${webPort}`
  return {
    env: {
      CHANTIER_SMTP: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
      CHANTIER_MAIL_FROM: 'table@example.org',
      CHANTIER_MAIL_AFTER: '0',
      CHANTIER_ORIGIN: 'https://play.example.org',
      CHANTIER_TRUSTED_HOSTS: `127.0.0.1:${webPort}`,
    },
    of: (name) => all.get(name) ?? [],
    addresses(name) {
      const browser = browsers.get(name) ?? createECDH('prime256v1')
      if (!browsers.has(name)) browser.generateKeys()
      browsers.set(name, browser)
      const keys = { p256dh: browser.getPublicKey('base64url'), auth: AUTH.toString('base64url') }
      return {
        device: { endpoint: `${base}/push/${name}`, ...keys },
        hook: `${base}/hook/${name}`,
        mail: `${name}@example.net`,
      }
    },
    async close() {
      web.closeAllConnections()
      web.close()
      await new Promise<void>((go) => post.close(() => go()))
    },
  }
}
