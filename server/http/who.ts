// Who asks: a route that needs a person says so with one line.

import { networkOf } from '../base/address.ts'
import { fail } from '../base/httpError.ts'
import type { People } from '../people/people.ts'
import type { Person } from '../people/person.ts'

/** Somebody who asks, and the network they ask from. */
export type Asker = Person & { readonly network: string }

/** The person behind a request; 401 with what to do for somebody the house does not know. */
export async function whoAsks(
  { people }: { readonly people: People },
  request: { readonly headers: { readonly cookie?: string | undefined }; readonly ip: string },
): Promise<Asker> {
  const person = (await people.of(request.headers.cookie)) ?? fail(401, 'people.who')
  return { ...person, network: networkOf(request.ip) }
}
