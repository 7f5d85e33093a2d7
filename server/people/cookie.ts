// The cookie that says who somebody is: a random token, signed. The store knows only the token's hash.
import { createHash, randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'

export const COOKIE = 'chantier'
const YEAR = 365 * 24 * 3600
/** No cookie header that a browser sends is longer. */
const LONGEST = 8192

export interface Cookies {
  /** A new token, and the header that hands it out. */
  make(): { token: string; hash: string; header: string }
  /** The same token for another year. */
  renew(token: string): string
  /** Takes the cookie away. */
  readonly expired: string
  /** The token a caller holds, or null where there is none or its signature is not ours. */
  read(header: string | undefined): { token: string; hash: string } | null
  /** A short-lived signed value beside it, for a ceremony under way; letters, digits and - _ . only. */
  shortLived(name: string, value: string, seconds: number): string
  readShortLived(name: string, header: string | undefined): string | null
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The first cookie of this name; signs and tokens need no decoding. */
function valueIn(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

export function cookiesWith(key: string, secure: boolean): Cookies {
  const signer = new Signer(key)
  const header = (name: string, value: string, maxAge: number) =>
    `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const signed = (name: string, from: string | undefined): string | null => {
    if (from === undefined || from.length > LONGEST) return null
    const value = valueIn(from, name)
    if (value === null) return null
    const read = signer.unsign(value)
    return read.valid ? read.value : null
  }
  return {
    make() {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hashOf(token), header: header(COOKIE, signer.sign(token), YEAR) }
    },
    renew: (token) => header(COOKIE, signer.sign(token), YEAR),
    expired: header(COOKIE, '', 0),
    read(from) {
      const token = signed(COOKIE, from)
      return token === null ? null : { token, hash: hashOf(token) }
    },
    // The name is signed too: a value for one purpose cannot be put in the place of another.
    shortLived: (name, value, seconds) => header(name, signer.sign(`${name}.${value}`), seconds),
    readShortLived(name, from) {
      const value = signed(name, from)
      return value?.startsWith(`${name}.`) ? value.slice(name.length + 1) : null
    },
  }
}
