// Passkeys (WebAuthn): an account across devices without a password.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { HttpError } from '../base/httpError.ts'
import type { PasskeyRow, Store } from '../store/store.ts'
import { type Ceremonies, ceremoniesOf } from './ceremony.ts'
import type { Cookies } from './cookie.ts'
import type { Person } from './person.ts'

export const MOST_PASSKEYS = 20

/** Kinds of signatures: EdDSA, ES256, RS256. Every authenticator knows one of them. */
const KINDS = [-8, -7, -257]

/** The site a passkey belongs to: its address, and the name without scheme and port. */
export interface Site {
  readonly origin: string
  readonly id: string
}

/** Browsers make passkeys only for a secure address with a name. */
export function siteOf(origin: string): Site | null {
  if (!URL.canParse(origin)) return null
  const { protocol, hostname } = new URL(origin)
  const named = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  const safe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return named && safe ? { origin, id: hostname } : null
}

export interface Passkeys {
  /** What the browser needs to make one, and the cookie that goes with it. */
  begin(person: Person, site: Site): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; cookie: string }>
  /** Checks what the browser made, and keeps it. */
  keep(person: Person, site: Site, made: unknown, name: string, cookieHeader: string | undefined): Promise<void>
  ask(site: Site): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; cookie: string }>
  /** Checks what the browser signed: the id of the person it belongs to. */
  answer(site: Site, signed: unknown, cookieHeader: string | undefined): Promise<string>
}

/** Loaded when the first passkey is made or used: its checks are large. */
const webauthn = () => import('@simplewebauthn/server')

const transportsOf = (row: PasskeyRow) => row.transports.split(',').filter((word) => word !== '')

export function passkeysOf(store: Store, cookies: Cookies, now: () => number): Passkeys {
  const ceremonies: Ceremonies = ceremoniesOf(cookies, now)
  return {
    async begin(person, site) {
      const kept = await store.people.passkeys(person.id)
      if (kept.length >= MOST_PASSKEYS) throw new HttpError(409, 'passkey.too-many', { max: MOST_PASSKEYS })
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: 'Chantier',
        rpID: site.id,
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        attestationType: 'none',
        supportedAlgorithmIDs: KINDS,
        excludeCredentials: kept.map((row) => ({ id: row.id, transports: transportsOf(row) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      return { options, cookie: ceremonies.begin('make', options.challenge, person.id) }
    },

    async keep(person, site, made, name, cookieHeader) {
      const expectedChallenge = ceremonies.end('make', cookieHeader, person.id)
      const { verifyRegistrationResponse } = await webauthn()
      const verified = await verifyRegistrationResponse({
        response: made as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: false,
        supportedAlgorithmIDs: KINDS,
      }).catch(() => null)
      if (verified?.verified !== true) throw new HttpError(400, 'passkey.refused')
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
      const row = { id, person: person.id, publicKey, counter, transports: transports.join(','), name, created: now() }
      const done = await store.people.addPasskey(row, MOST_PASSKEYS)
      if (done === 'taken') throw new HttpError(409, 'passkey.taken')
      if (done === 'full') throw new HttpError(409, 'passkey.too-many', { max: MOST_PASSKEYS })
    },

    async ask(site) {
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' })
      return { options, cookie: ceremonies.begin('sign', options.challenge, '') }
    },

    async answer(site, signed, cookieHeader) {
      const expectedChallenge = ceremonies.end('sign', cookieHeader, '')
      const response = signed as AuthenticationResponseJSON
      const row = typeof response.id === 'string' ? await store.people.passkey(response.id) : null
      if (row === null) throw new HttpError(404, 'passkey.unknown')
      const { verifyAuthenticationResponse } = await webauthn()
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: false,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(row.publicKey),
          counter: row.counter,
          transports: transportsOf(row),
        },
      }).catch(() => null)
      if (verified?.verified !== true) throw new HttpError(400, 'passkey.refused')
      await store.people.countPasskey(row.id, verified.authenticationInfo.newCounter)
      return row.person
    },
  }
}
