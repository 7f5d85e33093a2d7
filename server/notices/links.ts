// Links in mails: signed, so that nothing has to be kept until somebody opens one.
import { createHash, randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'

/** `confirm` an address, `stop` writing to it, or sign `in` and come to a table. */
export type LinkPurpose = 'confirm' | 'stop' | 'in'

export interface LinkRead {
  readonly person: string
  readonly address: string
  /** The table that a link to sign in leads to; empty for others. */
  readonly table: string
  readonly until: number | null
  readonly expired: boolean
  /** Of the link itself: what may be used once is remembered by it. */
  readonly hash: string
}

export interface Links {
  make(purpose: LinkPurpose, person: string, address: string, until: number | null, table?: string): string
  /** What a link says, or null where it is not ours or for something else. */
  read(purpose: LinkPurpose, text: string): LinkRead | null
}

/** No link of ours is longer. */
const LONGEST = 1000

type Body = [purpose: LinkPurpose, person: string, address: string, until: number | null, table?: string, once?: string]

export function linksWith(key: string, now: () => number): Links {
  const signer = new Signer(key)
  return {
    make(purpose, person, address, until, table) {
      const words: Body = [purpose, person, address, until]
      // Two links to the same table are two links, each good for once.
      if (table !== undefined) words.push(table, randomBytes(9).toString('base64url'))
      const body = Buffer.from(JSON.stringify(words)).toString('base64url')
      return Buffer.from(signer.sign(body)).toString('base64url')
    },
    read(purpose, text) {
      if (text.length > LONGEST) return null
      const signed = signer.unsign(Buffer.from(text, 'base64url').toString())
      if (!signed.valid) return null
      const words: Body = JSON.parse(Buffer.from(signed.value, 'base64url').toString())
      const [kind, person, address, until, table = ''] = words
      if (kind !== purpose) return null
      const hash = createHash('sha256').update(signed.value).digest('base64url')
      return { person, address, table, until, expired: until !== null && until < now(), hash }
    },
  }
}
