// What several routes say of a person.

import type { IncomingHttpHeaders } from 'node:http'
import { LANGS } from '#tongues'
import { type Is, Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { originOf } from '../base/origin.ts'
import { HOOK_KINDS, HOOK_OFF } from '../people/channels.ts'
import { siteOf } from '../people/passkeys.ts'
import { docOf, type Person } from '../people/person.ts'
import { HERE_FOR, PAGE_FOR } from '../people/privacy.ts'
import { daysUsed } from '../people/vacation.ts'
import type { HttpHouse } from './parts.ts'

export const Lang = Type.Union(LANGS.map((lang) => Type.Literal(lang)))

export const ShowsSchema = Type.Object(
  {
    page: Type.Union(
      PAGE_FOR.map((who) => Type.Literal(who)),
      { description: 'Who sees results and whom I met' },
    ),
    here: Type.Union(
      HERE_FOR.map((who) => Type.Literal(who)),
      { description: 'Who sees that I am here' },
    ),
  },
  { additionalProperties: false },
)

export const MeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  lang: Lang,
  created: Type.Number(),
  /** Nothing but this browser's cookie keeps a guest. */
  guest: Type.Boolean(),
  passkeys: Type.Integer(),
  codes: Type.Integer({ description: 'Recovery codes not yet spent' }),
  muted: Type.Array(Type.String()),
  mail: Type.Union([
    Type.Null(),
    Type.Object({ address: Type.String(), confirmed: Type.Boolean(), turn: Type.Boolean() }),
  ]),
  vacation: Type.Object({
    /** Days a year, and how many of this year's are left. */
    days: Type.Integer(),
    left: Type.Integer(),
    list: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number() })),
  }),
  devices: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), created: Type.Number(), endpoint: Type.String() }),
  ),
  hooks: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union(HOOK_KINDS.map((kind) => Type.Literal(kind))),
      host: Type.String(),
      off: Type.Boolean({ description: 'It took nothing for a while: a test that is taken turns it on again' }),
    }),
  ),
  quiet: Type.Union([Type.Null(), Type.Object({ from: Type.Integer(), to: Type.Integer(), zone: Type.String() })]),
  shows: ShowsSchema,
  sendsJudged: Type.Boolean({ description: 'My devices may send what they found out about my own play' }),
  house: Type.Object({ mail: Type.Boolean(), passkeys: Type.Boolean() }),
})
export type Me = Is<typeof MeSchema>

/** All that a person may see of themselves at a glance. */
export async function meOf(
  { people, store, settings, now }: HttpHouse,
  { id }: Person,
  request: { readonly headers: IncomingHttpHeaders; readonly protocol: string },
): Promise<Me> {
  const row = (await people.records.row(id)) ?? fail(401, 'people.who')
  const { lang, muted, mail, vacations, codes, devices, hooks, quiet, shows, sendsJudged } = docOf(row)
  const passkeys = (await store.people.passkeys(id)).length
  const year = new Date(now()).getUTCFullYear()
  return {
    id,
    name: row.name,
    lang,
    created: row.created,
    guest: passkeys === 0 && codes === 0,
    passkeys,
    codes,
    muted: [...muted],
    mail,
    vacation: {
      days: settings.vacation,
      left: Math.max(0, settings.vacation - daysUsed(vacations, year)),
      list: vacations.filter((v) => v.to > now()),
    },
    devices: devices.map(({ id: device, name, created, endpoint }) => ({ id: device, name, created, endpoint })),
    hooks: hooks.map(({ id: hook, kind, url, failed }) => ({
      id: hook,
      kind,
      host: new URL(url).host,
      off: failed >= HOOK_OFF,
    })),
    quiet,
    shows,
    sendsJudged,
    house: {
      mail: settings.smtp !== null,
      passkeys: siteOf(originOf(settings, request.headers, request.protocol)) !== null,
    },
  }
}
