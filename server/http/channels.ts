// Devices, webhooks and quiet hours over HTTP: how somebody is told that it is their turn, and a test of each way.

import type { Refusal } from '../../kernel/words.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { newChannelId, outcomeOf, postTo, pushTo } from '../notices/channels.ts'
import type { Posted } from '../notices/guard.ts'
import { testMessage } from '../notices/message.ts'
import { isSubscription } from '../notices/push.ts'
import { isZone } from '../notices/quiet.ts'
import { HOOK_KINDS, MOST_DEVICES, MOST_HOOKS } from '../people/channels.ts'
import { docOf, nameOf, type Person, type PersonDoc } from '../people/person.ts'
import type { App, HttpHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { sendsOf, type Tried } from './tries.ts'
import { whoAsks } from './who.ts'

const tags = ['notices']
const Id = Type.Object({ id: Type.Id(40, 1) })
const Url = Type.Id(1000, 1)
const Zone = Type.Id(60, 1)

export function registerChannels(app: App, house: HttpHouse): void {
  const tried = sendsOf(app, house)
  registerDevices(app, house, tried)
  registerHooks(app, house, tried)
  registerQuiet(app, house)
}

const changeDoc = ({ people }: HttpHouse, { id }: Person, how: (doc: PersonDoc) => PersonDoc) =>
  people.records.change(id, (_, doc) => ({ doc: how(doc) }))

/** What somebody has one more of, unless they have as many as they may. */
async function attempt(
  { people }: HttpHouse,
  { id }: Person,
  how: (doc: PersonDoc) => PersonDoc | Refusal,
): Promise<void> {
  const refusal = await people.records.attempt(id, how)
  if (refusal !== null) fail(409, refusal.clause, refusal.with)
}

async function docFor({ people }: HttpHouse, { id }: Person): Promise<PersonDoc> {
  return docOf((await people.records.row(id)) ?? fail(401, 'people.who'))
}

/** What came of a try is said in a sentence. */
function said(posted: Posted): void {
  if ('problem' in posted) fail(502, `outside.${posted.problem}`)
  else if (outcomeOf(posted) !== 'taken') fail(502, 'outside.status', { status: posted.status })
}

function registerDevices(app: App, house: HttpHouse, tried: Tried): void {
  const { notices, now } = house

  app.get(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'The public key of this house, with which a browser subscribes',
        response: { 200: Type.Object({ key: Type.String() }) },
      },
    },
    async () => ({ key: notices.sending.keys.publicKey }),
  )

  app.put(
    '/api/me/devices',
    {
      schema: {
        tags,
        summary: 'This browser takes notices: what PushManager.subscribe gave',
        body: Type.Object(
          {
            endpoint: Url,
            p256dh: Type.Id(200, 1),
            auth: Type.Id(60, 1),
            name: Type.Optional(Type.Text(200)),
            zone: Type.Optional(Zone),
          },
          { additionalProperties: false },
        ),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await tried(request)
      const { endpoint, p256dh, auth, name = '', zone } = request.body
      if (!isSubscription({ p256dh, auth })) fail(400, 'push.keys')
      const looked = await notices.outside.vet(endpoint)
      if (looked !== 'good') fail(400, `outside.${looked}`)
      await attempt(house, person, (doc) => {
        const others = doc.devices.filter((device) => device.endpoint !== endpoint)
        if (others.length >= MOST_DEVICES) return { clause: 'push.too-many', with: { max: MOST_DEVICES } }
        const id = doc.devices.find((device) => device.endpoint === endpoint)?.id ?? newChannelId()
        const device = { id, name: nameOf(name) ?? '', endpoint, p256dh, auth, created: now() }
        return { ...doc, devices: [...others, device], zone: zone !== undefined && isZone(zone) ? zone : doc.zone }
      })
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/devices/:id',
    { schema: { tags, summary: 'A device takes no more notices', params: Id, response: { 200: MeSchema } } },
    async (request) => {
      const person = await whoAsks(house, request)
      const { id } = request.params
      await changeDoc(house, person, (doc) => ({ ...doc, devices: doc.devices.filter((device) => device.id !== id) }))
      await house.store.notices.forget(person.id, id)
      return meOf(house, person, request)
    },
  )

  app.post(
    '/api/me/devices/:id/test',
    { schema: { tags, summary: 'Sends a test to a device', params: Id, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const person = await whoAsks(house, request)
      await tried(request)
      const doc = await docFor(house, person)
      const device = doc.devices.find(({ id }) => id === request.params.id) ?? fail(404, 'push.none')
      said(await pushTo(notices.sending, device, testMessage(doc, notices.letters.origin), 'test'))
      return reply.code(204).send(null)
    },
  )
}

function registerHooks(app: App, house: HttpHouse, tried: Tried): void {
  const { notices, now } = house

  app.post(
    '/api/me/hooks',
    {
      schema: {
        tags,
        summary: 'A webhook that takes notices, in the shape of its kind',
        body: Type.Object(
          { kind: Type.Union(HOOK_KINDS.map((kind) => Type.Literal(kind))), url: Url, zone: Type.Optional(Zone) },
          { additionalProperties: false },
        ),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await tried(request)
      const { kind, url, zone } = request.body
      const looked = await notices.outside.vet(url)
      if (looked !== 'good') fail(400, `outside.${looked}`)
      if (kind === 'ntfy' && /^\/*$/.test(new URL(url).pathname)) fail(400, 'hook.topic')
      const hook = { id: newChannelId(), kind, url, created: now(), failed: 0 }
      await attempt(house, person, (doc) => {
        if (doc.hooks.length >= MOST_HOOKS) return { clause: 'hook.too-many', with: { max: MOST_HOOKS } }
        return { ...doc, hooks: [...doc.hooks, hook], zone: zone !== undefined && isZone(zone) ? zone : doc.zone }
      })
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/hooks/:id',
    { schema: { tags, summary: 'Forgets a webhook', params: Id, response: { 200: MeSchema } } },
    async (request) => {
      const person = await whoAsks(house, request)
      const { id } = request.params
      await changeDoc(house, person, (doc) => ({ ...doc, hooks: doc.hooks.filter((hook) => hook.id !== id) }))
      await house.store.notices.forget(person.id, id)
      return meOf(house, person, request)
    },
  )

  app.post(
    '/api/me/hooks/:id/test',
    {
      schema: {
        tags,
        summary: 'Sends a test to a webhook; one that was off is on again when it is taken',
        params: Id,
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      await tried(request)
      const doc = await docFor(house, person)
      const hook = doc.hooks.find(({ id }) => id === request.params.id) ?? fail(404, 'hook.none')
      said(await postTo(notices.sending, hook, testMessage(doc, notices.letters.origin)))
      if (hook.failed > 0)
        await changeDoc(house, person, (now) => ({
          ...now,
          hooks: now.hooks.map((h) => (h.id === hook.id ? { ...h, failed: 0 } : h)),
        }))
      return meOf(house, person, request)
    },
  )
}

function registerQuiet(app: App, house: HttpHouse): void {
  const minute = Type.Integer({ minimum: 0, maximum: 1439 })
  app.put(
    '/api/me/quiet',
    {
      schema: {
        tags,
        summary: 'Hours in which nothing is sent, as minutes after midnight; null for none',
        body: Type.Object(
          { quiet: Type.Union([Type.Null(), Type.Object({ from: minute, to: minute, zone: Zone })]) },
          { additionalProperties: false },
        ),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      const { quiet } = request.body
      if (quiet !== null && !isZone(quiet.zone)) fail(400, 'quiet.zone', { value: quiet.zone })
      await changeDoc(house, person, (doc) => ({ ...doc, quiet, zone: quiet?.zone ?? doc.zone }))
      return meOf(house, person, request)
    },
  )
}
