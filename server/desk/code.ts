// The owner's code: printed once, kept as a hash, good for one person.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** No 0, 1, I, L, O: easily misread on paper. 16 signs of 31 are 79 bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16

export function newOwnerCode(): string {
  let signs = ''
  while (signs.length < LENGTH)
    for (const byte of randomBytes(24)) if (byte < 248 && signs.length < LENGTH) signs += SIGNS[byte % SIGNS.length]
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/** As typed: small letters, spaces and missing lines do not matter. */
export const codeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')

export const codeFits = (code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash(code), 'hex'), Buffer.from(hash, 'hex'))
