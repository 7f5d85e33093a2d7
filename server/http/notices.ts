// Mail over HTTP: where to write, and whether to.

import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { MAIL } from '../notices/channels.ts'
import { addressOf } from '../notices/mail.ts'
import { isZone } from '../notices/quiet.ts'
import { docOf } from '../people/person.ts'
import { DAY } from '../people/vacation.ts'
import { sayIn } from '../texts/say.ts'
import { registerChannels } from './channels.ts'
import { type LetterLimit, letterLimit } from './letterLimit.ts'
import { registerLinks } from './mailLinks.ts'
import type { App, HttpHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { type MostAnHour, triesOf } from './tries.ts'
import { registerVacations } from './vacations.ts'
import { whoAsks } from './who.ts'

/** Letters of confirmation that may be asked for in an hour: each bears the name of the house. */
const LETTERS: MostAnHour = { person: 5, network: 60 }
const tags = ['notices']

export function registerNotices(app: App, house: HttpHouse): void {
  registerVacations(app, house)
  registerChannels(app, house)
  const letters = letterLimit(house.now)
  registerMail(app, house, letters)
  registerLinks(app, house, letters)
}

function registerMail(app: App, house: HttpHouse, byAddress: LetterLimit): void {
  const { people, settings, now } = house
  const asked = triesOf(app, house, LETTERS)

  app.put(
    '/api/me/mail',
    {
      schema: {
        tags,
        summary: 'Where to write, and whether to say that it is my turn; a new address gets a letter to confirm it',
        body: Type.Object(
          { address: Type.Text(300), turn: Type.Boolean(), zone: Type.Optional(Type.Id(60, 1)) },
          { additionalProperties: false },
        ),
        response: { 200: MeSchema },
      },
    },
    async (request) => {
      const person = await whoAsks(house, request)
      const { mailer, links } = house.notices
      if (mailer === null) return fail(409, 'mail.off')
      const address = addressOf(request.body.address) ?? fail(400, 'mail.address', { value: request.body.address })
      const row = (await people.records.row(person.id)) ?? fail(401, 'people.who')
      const before = docOf(row).mail
      const confirmed = before?.address === address && before.confirmed
      if (!confirmed) {
        await asked(request)
        byAddress.count(address)
        const link = `${settings.origin}/mail/confirm?link=${links.make('confirm', person.id, address, now() + 2 * DAY)}`
        const sent = await mailer.send({
          to: address,
          subject: sayIn(person.lang, 'mail.confirm-subject'),
          text: sayIn(person.lang, 'mail.confirm-text', { name: row.name, link }),
        })
        if (!sent) fail(502, 'mail.failed')
      }
      const { turn, zone } = request.body
      await people.records.change(person.id, (_, doc) => ({
        doc: { ...doc, mail: { address, confirmed, turn }, zone: zone !== undefined && isZone(zone) ? zone : doc.zone },
      }))
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/mail',
    { schema: { tags, summary: 'Forgets my mail address', response: { 200: MeSchema } } },
    async (request) => {
      const person = await whoAsks(house, request)
      await people.records.change(person.id, (_, doc) => ({ doc: { ...doc, mail: null } }))
      await house.store.notices.forget(person.id, MAIL)
      return meOf(house, person, request)
    },
  )
}
