// Ten codes for the day when every passkey is lost: shown once, kept as hashes, each good for one coming back.
import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import type { PersonRecords } from './records.ts'

const CODES = 10
/** No 0, 1, I, L, O: easily misread on paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SIGNS_IN_CODE = 16

/** 16 signs of 31: some 79 bits, in groups of four. */
function newCode(): string {
  let signs = ''
  while (signs.length < SIGNS_IN_CODE)
    for (const byte of randomBytes(24)) if (byte < 248 && signs.length < SIGNS_IN_CODE) signs += SIGNS[byte % 31]
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/** As typed: small letters, spaces and missing lines do not matter. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')

export interface Recovery {
  /** New codes; the old ones are no longer good. */
  renew(person: string): Promise<string[]>
  /** Spends a code: the person it belonged to, or null. */
  use(code: string): Promise<string | null>
}

export function recoveryOf(store: Store, records: PersonRecords): Recovery {
  return {
    async renew(person) {
      const codes = Array.from({ length: CODES }, newCode)
      await store.people.setRecovery(person, codes.map(hashOf))
      await records.change(person, (_, doc) => ({ doc: { ...doc, codes: CODES } }))
      return codes
    },
    async use(code) {
      const person = await store.people.useRecovery(hashOf(code))
      if (person !== null)
        await records.change(person, (_, doc) => ({ doc: { ...doc, codes: Math.max(0, doc.codes - 1) } }))
      return person
    },
  }
}
