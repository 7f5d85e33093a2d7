// Mail over HTTP, and the two pages that the links in our mails lead to.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../../papers/texts.ts'
import { Type } from '../../wire/shape.ts'
import { fail, HttpError } from '../base/httpError.ts'
import type { LinkPurpose } from '../notices/links.ts'
import { addressOf } from '../notices/mail.ts'
import { docOf, type MailNotice } from '../people/person.ts'
import { DAY } from '../people/vacation.ts'
import { sayIn } from '../texts/say.ts'
import { pageOf } from './page.ts'
import type { App, HttpHouse } from './parts.ts'
import { MeSchema, meOf } from './schemas.ts'
import { registerVacations } from './vacations.ts'
import { whoAsks } from './who.ts'

/** Letters of confirmation one person may ask for in an hour. */
const LETTERS = 5
const tags = ['notices']

export function registerNotices(app: App, house: HttpHouse): void {
  registerVacations(app, house)
  registerMail(app, house)
  registerLinks(app, house)
}

function registerMail(app: App, house: HttpHouse): void {
  const { people, settings, now } = house
  const setMail = (id: string, mail: MailNotice | null) =>
    people.records.change(id, (_, doc) => ({ doc: { ...doc, mail } }))

  const letters = app.createRateLimit({
    max: LETTERS,
    timeWindow: 3_600_000,
    keyGenerator: async (request) => (await people.of(request.headers.cookie))?.id ?? request.ip,
  })

  app.put(
    '/api/me/mail',
    {
      schema: {
        tags,
        summary: 'Where to write, and whether to say that it is my turn; a new address gets a letter to confirm it',
        body: Type.Object({ address: Type.Text(300), turn: Type.Boolean() }, { additionalProperties: false }),
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
        const limit = await letters(request)
        if (!limit.isAllowed && limit.isExceeded)
          throw new HttpError(429, 'http.too-many', { seconds: Math.max(1, limit.ttlInSeconds) })
        const link = `${settings.origin}/mail/confirm?link=${links.make('confirm', person.id, address, now() + 2 * DAY)}`
        const sent = await mailer.send({
          to: address,
          subject: sayIn(person.lang, 'mail.confirm-subject'),
          text: sayIn(person.lang, 'mail.confirm-text', { name: row.name, link }),
        })
        if (!sent) fail(502, 'mail.failed')
      }
      await setMail(person.id, { address, confirmed, turn: request.body.turn })
      return meOf(house, person, request)
    },
  )

  app.delete(
    '/api/me/mail',
    { schema: { tags, summary: 'Forgets my mail address', response: { 200: MeSchema } } },
    async (request) => {
      const person = await whoAsks(house, request)
      await setMail(person.id, null)
      return meOf(house, person, request)
    },
  )
}

/** What the links of our mails lead to: a page that asks, and the deed behind its button. */
function registerLinks(app: App, house: HttpHouse): void {
  // A program that looks at links beforehand only sees a question; pressing the button does it. Mail programs that
  // unsubscribe by themselves send a form, whose content does not matter.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null, {}))
  })
  linkPages(app, house, 'confirm', 'mail.confirm-ask', 'mail.confirm-button', 'mail.confirmed', (mail, address) =>
    mail?.address === address ? { ...mail, confirmed: true } : null,
  )
  linkPages(app, house, 'stop', 'mail.stop-ask', 'mail.stop-button', 'mail.stopped', (mail, address) =>
    mail?.address === address ? { ...mail, turn: false } : null,
  )
}

function linkPages(
  app: App,
  house: HttpHouse,
  purpose: LinkPurpose,
  ask: string,
  button: string,
  done: string,
  change: (mail: MailNotice | null, address: string) => MailNotice | null,
): void {
  const { people } = house
  const schema = {
    hide: true,
    querystring: Type.Object({ link: Type.Id(1000) }),
  }
  const concerned = async (request: FastifyRequest) => {
    const found = house.notices.links.read(purpose, (request.query as { link: string }).link)
    const row = found === null ? null : await people.records.row(found.person)
    if (found === null || row === null) return null
    const doc = docOf(row)
    return doc.mail?.address === found.address ? { id: row.id, address: found.address, lang: doc.lang } : null
  }
  const page = (reply: FastifyReply, lang: Lang, text: string, more?: string) =>
    reply.type('text/html; charset=utf-8').send(pageOf(lang, text, more))

  app.get(`/mail/${purpose}`, { schema }, async (request, reply) => {
    const who = (await concerned(request)) ?? fail(404, 'mail.link')
    return page(reply, who.lang, sayIn(who.lang, ask, { mail: who.address }), sayIn(who.lang, button))
  })
  app.post(`/mail/${purpose}`, { schema }, async (request, reply) => {
    const who = (await concerned(request)) ?? fail(404, 'mail.link')
    await people.records.change(who.id, (_, doc) => {
      const mail = change(doc.mail, who.address)
      return mail === null ? {} : { doc: { ...doc, mail } }
    })
    return page(reply, who.lang, sayIn(who.lang, done))
  })
}
