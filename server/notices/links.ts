// Links in mails: signed, so that nothing has to be kept until somebody opens one.
import { Signer } from '@fastify/cookie'

/** `confirm` an address, or `stop` writing to it. */
export type LinkPurpose = 'confirm' | 'stop'

export interface Links {
  make(purpose: LinkPurpose, person: string, address: string, until: number | null): string
  /** Whom a link concerns, or null where it is not ours, for something else, or too old. */
  read(purpose: LinkPurpose, text: string): { person: string; address: string } | null
}

/** No link of ours is longer. */
const LONGEST = 1000

export function linksWith(key: string, now: () => number): Links {
  const signer = new Signer(key)
  return {
    make(purpose, person, address, until) {
      const body = Buffer.from(JSON.stringify([purpose, person, address, until])).toString('base64url')
      return Buffer.from(signer.sign(body)).toString('base64url')
    },
    read(purpose, text) {
      if (text.length > LONGEST) return null
      const signed = signer.unsign(Buffer.from(text, 'base64url').toString())
      if (!signed.valid) return null
      const body = Buffer.from(signed.value, 'base64url').toString()
      const read: [LinkPurpose, string, string, number | null] = JSON.parse(body)
      const [kind, person, address, until] = read
      return kind !== purpose || (until !== null && until < now()) ? null : { person, address }
    },
  }
}
