// Passkeys and recovery codes over HTTP. Each ceremony is two calls: options for the browser, then what it made of them.
import type { FastifyRequest } from 'fastify'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { originOf } from '../base/origin.ts'
import { type Site, siteOf } from '../people/passkeys.ts'
import { nameOf, type Person } from '../people/person.ts'
import type { App, HttpHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { whoAsks } from './who.ts'

/** Base64url of at most 1,023 bytes (WebAuthn, section 4). */
const CredentialId = Type.Id(1400)
/** As the browser's own JSON has it (PublicKeyCredential.toJSON); checked by the ceremony itself. */
const Credential = Type.Object(
  { id: CredentialId, rawId: CredentialId, type: Type.Literal('public-key'), response: Type.Object({}) },
  { additionalProperties: true, description: 'What navigator.credentials gave, as JSON' },
)
const Options = Type.Object({}, { additionalProperties: true, description: 'For navigator.credentials, as JSON' })
const Key = Type.Object({ id: Type.String(), name: Type.String(), created: Type.Number() })

const tags = ['passkeys']

export function registerPasskeys(app: App, house: HttpHouse): void {
  registerKeys(app, house)
  registerSigningIn(app, house)
}

/** The passkeys of a person: shown, made, forgotten. */
function registerKeys(app: App, house: HttpHouse): void {
  const { people, store } = house

  app.get(
    '/api/me/passkeys',
    { schema: { tags, summary: 'My passkeys', response: { 200: Type.Array(Key) } } },
    async (request) => {
      const { id } = await whoAsks(house, request)
      return (await store.people.passkeys(id)).map((row) => ({ id: row.id, name: row.name, created: row.created }))
    },
  )

  app.post(
    '/api/me/passkeys/options',
    { schema: { tags, summary: 'Begins to make a passkey', response: { 200: Options } } },
    async (request, reply) => {
      const person = await whoAsks(house, request)
      await people.names.check(person.name, person.id)
      const { options, cookie } = await people.passkeys.begin(person, siteFor(house, request))
      reply.header('set-cookie', cookie)
      return options
    },
  )

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Keeps the passkey that the browser made',
        body: Type.Object(
          { credential: Credential, name: Type.Optional(Type.Text(100)) },
          { additionalProperties: false },
        ),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      const { credential, name = '' } = request.body
      const shown = nameOf(name) ?? ''
      await people.passkeys.keep(person, siteFor(house, request), credential, shown, request.headers.cookie)
      await nameKept(house, person)
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Forgets a passkey',
        params: Type.Object({ id: CredentialId }),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await store.people.removePasskey(person.id, request.params.id)
      return meOf(house, person, request)
    },
  )
}

/** Whoever can come back keeps their name. */
async function nameKept({ people }: HttpHouse, { id, name, guest }: Person): Promise<void> {
  await people.names.keep(name, id)
  if (guest) await people.named(id)
}

/** Signing in with a passkey or a recovery code. */
function registerSigningIn(app: App, house: HttpHouse): void {
  const { people } = house

  app.post(
    '/api/passkeys/options',
    { schema: { tags, summary: 'Begins to sign in with a passkey', response: { 200: Options } } },
    async (request, reply) => {
      const { options, cookie } = await people.passkeys.ask(siteFor(house, request))
      reply.header('set-cookie', cookie)
      return options
    },
  )

  app.post(
    '/api/passkeys/sign-in',
    {
      schema: {
        tags,
        summary: 'Signs in with what the browser signed',
        body: Type.Object({ credential: Credential }, { additionalProperties: false }),
        response: { 200: MeSchema },
      },
    },
    async (request, reply) => {
      const id = await people.passkeys.answer(siteFor(house, request), request.body.credential, request.headers.cookie)
      return signedIn(house, id, request, reply)
    },
  )

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags,
        summary: 'Ten new recovery codes, shown this once; older ones are no longer good',
        response: { 200: Type.Object({ codes: Type.Array(Type.String()), me: MeSchema }) },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await nameKept(house, person)
      const codes = await people.recovery.renew(person.id)
      return { codes, me: await meOf(house, person, request) }
    },
  )

  app.post(
    '/api/recovery',
    {
      schema: {
        tags,
        summary: 'Signs in with a recovery code, which is spent',
        body: Type.Object({ code: Type.Text(100) }, { additionalProperties: false }),
        response: { 200: MeSchema },
      },
    },
    async (request, reply) => {
      const id = (await people.recovery.use(request.body.code)) ?? fail(400, 'recovery.refused')
      return signedIn(house, id, request, reply)
    },
  )
}

function siteFor(house: HttpHouse, request: FastifyRequest): Site {
  return siteOf(originOf(house.settings, request.headers, request.protocol)) ?? fail(409, 'passkey.origin')
}

async function signedIn(
  house: HttpHouse,
  id: string,
  request: FastifyRequest,
  reply: { header(name: string, value: string): unknown },
) {
  const { people } = house
  const person = (await people.get(id)) ?? fail(404, 'people.unknown')
  reply.header('set-cookie', await people.signIn(person, request.headers.cookie))
  return meOf(house, person, request)
}
