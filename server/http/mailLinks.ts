// What the links of our mails lead to: a page that asks, and the deed behind its button. A program that looks at links
// beforehand only sees a question.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../../papers/texts.ts'
import { Type } from '../../wire/shape.ts'
import { fail } from '../base/httpError.ts'
import { signInLetter } from '../notices/letters.ts'
import type { LinkPurpose, LinkRead } from '../notices/links.ts'
import { docOf, type MailNotice, type PersonDoc, personOf } from '../people/person.ts'
import type { PersonRow } from '../store/store.ts'
import { sayIn } from '../texts/say.ts'
import type { LetterLimit } from './letterLimit.ts'
import { pageOf } from './page.ts'
import type { App, HttpHouse } from './parts.ts'

const schema = {
  hide: true,
  querystring: Type.Object({ link: Type.Id(1000) }),
}

interface Concerned {
  readonly row: PersonRow
  readonly doc: PersonDoc
  readonly link: LinkRead
}

/** Whom a link concerns: it is bound to the address it was sent to. */
async function concernedBy(house: HttpHouse, purpose: LinkPurpose, request: FastifyRequest): Promise<Concerned> {
  const { link: text } = request.query as { link: string }
  const link = house.notices.links.read(purpose, text)
  const row = link === null ? null : await house.people.records.row(link.person)
  if (link === null || row === null) return fail(404, 'mail.link')
  const doc = docOf(row)
  return doc.mail?.address === link.address ? { row, doc, link } : fail(404, 'mail.link')
}

const page = (reply: FastifyReply, lang: Lang, text: string, button?: string) =>
  reply.type('text/html; charset=utf-8').send(pageOf(lang, text, button))

export function registerLinks(app: App, house: HttpHouse, letters: LetterLimit): void {
  // Mail programs that unsubscribe by themselves send a form, whose content does not matter.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null, {}))
  })
  deedPages(app, house, 'confirm', (mail) => ({ ...mail, confirmed: true }))
  deedPages(app, house, 'stop', (mail) => ({ ...mail, turn: false }))
  signInPages(app, house, letters)
}

const DEED = {
  confirm: { ask: 'mail.confirm-ask', button: 'mail.confirm-button', done: 'mail.confirmed' },
  stop: { ask: 'mail.stop-ask', button: 'mail.stop-button', done: 'mail.stopped' },
} as const

/** Asks, and changes what the house keeps of the address. */
function deedPages(
  app: App,
  house: HttpHouse,
  purpose: keyof typeof DEED,
  change: (mail: MailNotice) => MailNotice,
): void {
  const words = DEED[purpose]
  const concerned = async (request: FastifyRequest) => {
    const who = await concernedBy(house, purpose, request)
    return who.link.expired ? fail(404, 'mail.link') : who
  }
  app.get(`/mail/${purpose}`, { schema }, async (request, reply) => {
    const { doc, link } = await concerned(request)
    return page(reply, doc.lang, sayIn(doc.lang, words.ask, { mail: link.address }), sayIn(doc.lang, words.button))
  })
  app.post(`/mail/${purpose}`, { schema }, async (request, reply) => {
    const { row, doc, link } = await concerned(request)
    await house.people.records.change(row.id, (_, now) =>
      now.mail?.address === link.address ? { doc: { ...now, mail: change(now.mail) } } : {},
    )
    return page(reply, doc.lang, sayIn(doc.lang, words.done))
  })
}

/** A link that signs in and leads to a table: once, for a day, and only while the address is confirmed. */
function signInPages(app: App, house: HttpHouse, letters: LetterLimit): void {
  const { people, store, notices, settings } = house
  const toTable = (reply: FastifyReply, { table }: LinkRead) =>
    reply.header('cache-control', 'no-store').redirect(`/#/at/${encodeURIComponent(table)}`, 303)
  const isThere = async (request: FastifyRequest, { person }: LinkRead) =>
    (await people.of(request.headers.cookie))?.id === person

  app.get('/mail/in', { schema }, async (request, reply) => {
    const { row, doc, link } = await concernedBy(house, 'in', request)
    if (doc.mail?.confirmed !== true) fail(404, 'mail.link')
    // Whoever is signed in here already needs no link for it.
    if (await isThere(request, link)) return toTable(reply, link)
    const { lang } = doc
    if (link.expired)
      return page(reply, lang, sayIn(lang, 'mail.in-spent', { mail: link.address }), sayIn(lang, 'mail.in-again'))
    return page(reply, lang, sayIn(lang, 'mail.in-ask', { name: row.name }), sayIn(lang, 'mail.in-button'))
  })

  app.post('/mail/in', { schema }, async (request, reply) => {
    // Another site must not sign its visitors in as somebody.
    const from = request.headers['sec-fetch-site']
    if (from !== undefined && from !== 'same-origin' && from !== 'none') fail(403, 'http.origin')
    const { row, doc, link } = await concernedBy(house, 'in', request)
    if (doc.mail?.confirmed !== true) fail(404, 'mail.link')
    if (await isThere(request, link)) return toTable(reply, link)
    if (!link.expired && (await store.notices.spend(link.hash, link.until ?? 0))) {
      reply.header('set-cookie', await people.signIn(personOf(row), request.headers.cookie))
      return toTable(reply, link)
    }
    const { lang } = doc
    const { mailer } = notices
    if (mailer === null || settings.origin === null) return fail(409, 'mail.off')
    letters.count(link.address)
    const sent = await mailer.send(signInLetter(notices.letters, row, doc, link.address, link.table))
    if (!sent) fail(502, 'mail.failed')
    return page(reply, lang, sayIn(lang, 'mail.in-sent', { mail: link.address }))
  })
}
