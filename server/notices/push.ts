// Web push: a notice encrypted for one browser (RFC 8291 over RFC 8188) and signed by the house (VAPID, RFC 8292).
// Written here on node:crypto because what is sent must go through our own guard (docs/decisions/29-notices.md).
import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  createSign,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** What a browser gives when it subscribes; keys are base64url. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The house's own keys: raw and base64url, as browsers want the public one. */
export interface HouseKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const CURVE = 'prime256v1'
const bytes = (text: string) => Buffer.from(text, 'base64url')

export function newHouseKeys(): HouseKeys {
  const ecdh = createECDH(CURVE)
  const publicKey = ecdh.generateKeys('base64url')
  return { publicKey, privateKey: ecdh.getPrivateKey('base64url') }
}

/** Whether these are keys that something can be encrypted with: a point of the curve, and 16 bytes. */
export function isSubscription({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  if (bytes(auth).length !== 16 || bytes(p256dh).length !== 65) return false
  try {
    const ecdh = createECDH(CURVE)
    ecdh.generateKeys()
    ecdh.computeSecret(bytes(p256dh))
    return true
  } catch {
    return false
  }
}

const RECORD = 4096
/** The most that fits in one record, with its mark and its tag; longer notices are never written. */
export const LONGEST_PUSH = RECORD - 17 - 86

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** One record of `aes128gcm` (RFC 8188): its head says salt, size and the id of the key. */
export function seal(secret: Buffer, salt: Buffer, keyId: Buffer, plain: Buffer): Buffer {
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD)
  size[4] = keyId.length
  return Buffer.concat([salt, size, keyId, ...sealed])
}

/** What is new in every message; a test may know it beforehand. */
export interface Fresh {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

function fresh(): Fresh {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() }
}

export function encryptFor(to: Pick<Subscription, 'p256dh' | 'auth'>, plain: Buffer, once: Fresh = fresh()): Buffer {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(once.privateKey)
  const [theirs, ours] = [bytes(to.p256dh), ecdh.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  return seal(derive(ecdh.computeSecret(theirs), bytes(to.auth), info, 32), once.salt, ours, plain)
}

const HALF_DAY = 12 * 3600

function keyOf({ publicKey, privateKey }: HouseKeys): KeyObject {
  const point = bytes(publicKey)
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}

/** Says to a push service who sends: the house, and whom to write to about it. */
export function vapid(keys: HouseKeys, endpoint: string, subject: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HALF_DAY, sub: subject }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = createSign('sha256')
    .update(text)
    .sign({ key: keyOf(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

/** How long a push service keeps a notice for a device that is off, in seconds. */
const TTL = 24 * 3600

/** `topic`: a newer notice of the same topic replaces one that was not delivered yet. */
export function pushHeaders(authorization: string, topic: string): Record<string, string> {
  return {
    authorization,
    ttl: String(TTL),
    urgency: 'high',
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  }
}
