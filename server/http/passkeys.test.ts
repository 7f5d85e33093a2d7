// Passkeys over HTTP, made as a browser makes them: with a key of its own and no word about the device (WebAuthn, `none`).
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cookieOf, type Door, openDoor } from '../test/door.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** CBOR of what every passkey says in the same words, each length as short as it can be. */
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Uint8Array) => Buffer.concat([Buffer.from([0x58, data.length]), data])

/** What navigator.credentials.create gives for a challenge. */
function credential(challenge: string, origin: string) {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const part = (of: string) => bytes(Buffer.from(of, 'base64url'))
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  const key = Buffer.concat([head, part(x), Buffer.from([0x22]), part(y)])
  const id = randomBytes(16)
  const site = createHash('sha256').update(new URL(origin).hostname).digest()
  // The person was there and their key follows; a counter of 0, no maker, and the id with its length.
  const flags = Buffer.from([0x45, 0, 0, 0, 0, ...Array(16).fill(0), 0, id.length])
  const authData = bytes(Buffer.concat([site, flags, id, key]))
  const none = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]
  const attestationObject = base64(Buffer.concat([...none, text('authData'), authData]))
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
  const response = { clientDataJSON: base64(Buffer.from(client)), attestationObject, transports: [] }
  return { id: base64(id), rawId: base64(id), type: 'public-key', response, clientExtensionResults: {} }
}

const PATH = '/api/me/passkeys'

/** Begins a ceremony; what ends it. */
async function begun({ ask }: Door, cookie: string) {
  const options = await ask('POST', `${PATH}/options`, { cookie })
  const jar = cookieOf(options, cookie)
  return () =>
    ask('POST', PATH, {
      cookie: jar,
      body: { credential: credential(options.body.challenge, 'http://localhost:8080') },
    })
}

describe('the passkeys of a person', () => {
  it('are twenty and no more, also where fifty ceremonies were begun before the first ended', async () => {
    const door = await openDoor()
    const { cookie } = await door.enter()
    const ends = await Promise.all(Array.from({ length: 50 }, () => begun(door, cookie)))
    const done = await Promise.all(ends.map((end) => end()))
    expect(done.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(new Set(done.map(({ body }) => body.error?.key))).toEqual(new Set([undefined, 'passkey.too-many']))
    expect((await door.ask('GET', PATH, { cookie })).body).toHaveLength(20)
    expect((await door.ask('POST', `${PATH}/options`, { cookie })).body.error.key).toBe('passkey.too-many')
  })
})
