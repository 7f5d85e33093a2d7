// Passkeys from the page's side: the server gives options, the browser makes or uses a key, the server checks it.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Me } from '../shell/me.ts'
import { type Answer, ask } from './api.ts'

export const canPasskey = (): boolean => browserSupportsWebAuthn()

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON']
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Null where the person thought better of it. */
export async function makePasskey(name: string): Promise<Answer<Me> | null> {
  const options = await ask<Registration>('POST', 'me/passkeys/options')
  if (!('value' in options)) return options
  try {
    const credential = await startRegistration({ optionsJSON: options.value })
    return await ask<Me>('POST', 'me/passkeys', { credential, name })
  } catch {
    return null
  }
}

export async function signInWithPasskey(): Promise<Answer<Me> | null> {
  const options = await ask<Authentication>('POST', 'passkeys/options')
  if (!('value' in options)) return options
  try {
    const credential = await startAuthentication({ optionsJSON: options.value })
    return await ask<Me>('POST', 'passkeys/sign-in', { credential })
  } catch {
    return null
  }
}
