import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../settings.ts'
import { cookieOf, type Door, openDoor } from '../test/door.ts'

const DAY = 24 * 3600 * 1000
const MINUTE = 60_000

/** A real mail server that keeps what it is given. */
const letters: { to: string[]; text: string }[] = []
let full = false
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(full ? new Error('mailbox full') : null),
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      letters.push({ to: session.envelope.rcptTo.map((r) => r.address), text: Buffer.concat(parts).toString() })
      done()
    })
  },
})
let mail: Partial<Settings> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const { port } = post.server.address() as AddressInfo
  mail = {
    smtp: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Chantier <table@example.org>',
    origin: 'https://play.example.org',
    mailAfter: 10,
  }
})
afterAll(() => new Promise<void>((resolve) => post.close(resolve)))

/** The words of a letter, as a mail program shows them. */
const read = (raw: string): string => {
  const [, body = ''] = raw.split(/\r\n\r\n(.*)/s)
  const joined = body.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const text = /^content-transfer-encoding: base64/im.test(raw)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(bytes, 'latin1').toString()
  return text
}
const linkIn = (text: string, purpose: string): string =>
  new RegExp(`https://play\\.example\\.org(/mail/${purpose}\\?link=[\\w-]+)`).exec(text)?.[1] ?? 'no link'

/** Somebody whose address is confirmed. */
async function withMail(door: Door, address: string) {
  const person = await door.enter('Ada')
  await door.ask('PUT', '/api/me/mail', { cookie: person.cookie, body: { address, turn: true } })
  await door.ask('POST', linkIn(read(letters.at(-1)?.text ?? ''), 'confirm'))
  return person
}

describe('a mail address', () => {
  it('is confirmed by the link in a letter, and not by looking at it', async () => {
    const { ask, enter } = await openDoor(mail)
    const { cookie } = await enter('Ada')
    await ask('PATCH', '/api/me', { cookie, body: { lang: 'fr' } })
    const put = await ask('PUT', '/api/me/mail', { cookie, body: { address: 'ada@example.net', turn: true } })
    expect(put.body.mail).toEqual({ address: 'ada@example.net', confirmed: false, turn: true })
    const letter = letters.at(-1)
    expect(letter?.to).toEqual(['ada@example.net'])
    expect(letter?.text).toMatch(/^From: Chantier <table@example\.org>/m)
    expect(read(letter?.text ?? '')).toContain('Bonjour Ada,')
    const link = linkIn(read(letter?.text ?? ''), 'confirm')
    const page = await ask('GET', link)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).toContain('<form method="post">')
    expect((await ask('GET', '/api/me', { cookie })).body.mail.confirmed).toBe(false)
    expect((await ask('POST', link)).text).toContain('Votre adresse est confirmée.')
    expect((await ask('GET', '/api/me', { cookie })).body.mail.confirmed).toBe(true)
    // Another wish for the same address needs no new letter.
    const sent = letters.length
    await ask('PUT', '/api/me/mail', { cookie, body: { address: 'ada@example.net', turn: false } })
    expect(letters).toHaveLength(sent)
    expect((await ask('DELETE', '/api/me/mail', { cookie })).body.mail).toBeNull()
  })

  it('is confirmed from a page that does not say where it comes from, as browsers send it', async () => {
    const { ask, enter } = await openDoor(mail)
    const { cookie } = await enter()
    const from = letters.length
    await ask('PUT', '/api/me/mail', { cookie, body: { address: 'eve@example.org', turn: true } })
    const link = linkIn(read(letters[from]?.text ?? ''), 'confirm')
    const pressed = await ask('POST', link, { headers: { origin: 'null' } })
    expect(pressed.status).toBe(200)
    expect((await ask('GET', '/api/me', { cookie })).body.mail).toMatchObject({ confirmed: true })
  })

  it('is not confirmed by a link that is changed, old, of another kind or for another address', async () => {
    const door = await openDoor(mail)
    const { ask, enter, clock } = door
    const { cookie } = await enter()
    const put = (address: string) => ask('PUT', '/api/me/mail', { cookie, body: { address, turn: true } })
    await put('first@example.net')
    const first = linkIn(read(letters.at(-1)?.text ?? ''), 'confirm')
    await put('second@example.net')
    const second = linkIn(read(letters.at(-1)?.text ?? ''), 'confirm')
    clock.at += DAY
    for (const bad of [
      first,
      second.replace('confirm', 'stop'),
      second.slice(0, -4),
      `${second.slice(0, -9)}AAAAAAAAA`,
    ])
      expect((await ask('POST', bad)).status, bad).toBe(404)
    clock.at += 2 * DAY
    expect((await ask('POST', second)).status).toBe(404)
    expect((await ask('GET', '/api/me', { cookie })).body.mail.confirmed).toBe(false)
  })

  it('must be one, and letters are not sent without end', async () => {
    const { ask, enter } = await openDoor(mail)
    const { cookie } = await enter()
    const put = (address: string) => ask('PUT', '/api/me/mail', { cookie, body: { address, turn: true } })
    for (const bad of ['ada', 'a@b@c', 'a b@c.d', 'a@b..c', 'x@y\r\nBcc: z@z.z', '"a"@b.c', '@b.c', 'a@'])
      expect((await put(bad)).body.error.key, bad).toBe('mail.address')
    for (let i = 0; i < 5; i++) expect((await put(`a${i}@example.net`)).status).toBe(200)
    expect((await put('a6@example.net')).status).toBe(429)
  })

  it('that the mail server refuses is not kept', async () => {
    const { ask, enter } = await openDoor(mail)
    const { cookie } = await enter()
    full = true
    const put = await ask('PUT', '/api/me/mail', { cookie, body: { address: 'full@example.net', turn: true } })
    full = false
    expect([put.status, put.body.error.key]).toEqual([502, 'mail.failed'])
    expect((await ask('GET', '/api/me', { cookie })).body.mail).toBeNull()
  })

  it('is not asked for in a house without mail', async () => {
    const { ask, enter } = await openDoor()
    const { cookie } = await enter()
    const put = await ask('PUT', '/api/me/mail', { cookie, body: { address: 'a@example.net', turn: true } })
    expect([put.status, put.body.error.key]).toEqual([409, 'mail.off'])
    expect((await ask('GET', '/api/me', { cookie })).body.house.mail).toBe(false)
  })
})

/** A table that waits, as it says so itself. */
const others = [
  { name: 'Jonas', guest: false },
  { name: 'Lucie', guest: true },
]
const WAITS = { running: true, asks: false, awaited: true, here: false, others, said: null, deadline: null }
const turnAt = (person: string, table: string, at: number) => ({
  ...{ person, table, at },
  game: 'pillars',
  kind: 'turn' as const,
  live: false,
})

describe('a reminder', () => {
  it('comes once, after a while, to whoever is still awaited', async () => {
    const door = await openDoor(mail)
    const { house, clock } = door
    const { id } = await withMail(door, 'ada@example.net')
    const still = new Set(['t1', 't2'])
    house.notices.connect(async (table) => ({ ...WAITS, awaited: still.has(table) }))
    await house.notices.post(['t1', 't2', 't3'].map((table) => turnAt(id, table, clock.at)))
    const sent = letters.length
    expect(await house.notices.sweep()).toBe(0)
    clock.at += 11 * MINUTE
    expect(await house.notices.sweep()).toBe(1)
    expect(await house.notices.sweep()).toBe(0)
    expect(letters).toHaveLength(sent + 1)
    const text = read(letters.at(-1)?.text ?? '')
    expect(text.match(/https:\/\/play\.example\.org\/mail\/in\?link=/g)).toHaveLength(2)
    expect(letters.at(-1)?.text).toMatch(/^Subject: Chantier: your turn at 2 tables/m)
    expect(letters.at(-1)?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    // It is told once until it is seen.
    await house.notices.post([turnAt(id, 't1', clock.at)])
    clock.at += 11 * MINUTE
    expect(await house.notices.sweep()).toBe(0)
    await house.notices.seen(id, 't1')
    await house.notices.post([turnAt(id, 't1', clock.at)])
    clock.at += 11 * MINUTE
    expect(await house.notices.sweep()).toBe(1)
  })

  it('of an invitation comes while the table still has a seat for them, in words of its own', async () => {
    const door = await openDoor(mail)
    const { house, clock } = door
    const { id } = await withMail(door, 'ida@example.net')
    house.notices.connect(async (table) => ({ ...WAITS, running: false, awaited: false, asks: table === 't1' }))
    await house.notices.post(['t1', 't2'].map((table) => ({ ...turnAt(id, table, clock.at), kind: 'invite' })))
    clock.at += 11 * MINUTE
    expect(await house.notices.sweep()).toBe(1)
    expect(letters.at(-1)?.text).toMatch(/^Subject: Chantier: you are invited to a table of /m)
    expect(read(letters.at(-1)?.text ?? '').match(/You are invited to a table/g)).toHaveLength(1)
  })

  it('names the others and the deadline, in the reader’s language and where they live', async () => {
    const door = await openDoor(mail)
    const { ask, house, clock } = door
    const { id, cookie } = await withMail(door, 'fay@example.net')
    await ask('PATCH', '/api/me', { cookie, body: { lang: 'fr' } })
    const body = { address: 'fay@example.net', turn: true, zone: 'Europe/Paris' }
    await ask('PUT', '/api/me/mail', { cookie, body })
    house.notices.connect(async () => ({ ...WAITS, deadline: Date.UTC(2026, 4, 7, 16) }))
    await house.notices.post([turnAt(id, 't1', clock.at)])
    clock.at += 11 * MINUTE
    expect(await house.notices.sweep()).toBe(1)
    const text = read(letters.at(-1)?.text ?? '')
    expect(text).toContain('avec Jonas et Lucie (invité).')
    expect(text).toContain('jusqu’au jeudi 7 mai à 18:00.')
  })

  it('never comes again after the link in it was used, even by a mail program on its own', async () => {
    const door = await openDoor(mail)
    const { ask, house, clock } = door
    const { id, cookie } = await withMail(door, 'bea@example.net')
    house.notices.connect(async () => WAITS)
    await house.notices.post([turnAt(id, 't1', clock.at - 20 * MINUTE)])
    expect(await house.notices.sweep()).toBe(1)
    const link = linkIn(read(letters.at(-1)?.text ?? ''), 'stop')
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }
    expect((await ask('POST', link, form)).status).toBe(200)
    expect((await ask('GET', '/api/me', { cookie })).body.mail).toMatchObject({ confirmed: true, turn: false })
    await house.notices.post([turnAt(id, 't2', clock.at - 20 * MINUTE)])
    expect(await house.notices.sweep()).toBe(0)
  })

  it('waits for the end of a vacation and of quiet hours, and is tried again when the mail server is down', async () => {
    const door = await openDoor(mail)
    const { ask, house, clock } = door
    const { id, cookie } = await withMail(door, 'cleo@example.net')
    house.notices.connect(async () => WAITS)
    const to = clock.at + 2 * DAY
    await ask('POST', '/api/me/vacations', { cookie, body: { from: clock.at, to } })
    const quiet = { from: 11 * 60, to: 15 * 60, zone: 'Europe/London' }
    expect((await ask('PUT', '/api/me/quiet', { cookie, body: { quiet } })).body.quiet).toEqual(quiet)
    await house.notices.post([turnAt(id, 't1', clock.at)])
    clock.at += DAY
    expect(await house.notices.sweep()).toBe(0)
    clock.at = to
    expect(await house.notices.sweep()).toBe(0)
    // In summer it is 15:00 in London at 14:00 by the world's clock.
    clock.at = to + 119 * MINUTE
    expect(await house.notices.sweep()).toBe(0)
    clock.at = to + 120 * MINUTE
    full = true
    expect(await house.notices.sweep()).toBe(0)
    full = false
    expect(await house.notices.sweep()).toBe(0)
    clock.at += MINUTE
    expect(await house.notices.sweep()).toBe(1)
    expect(await house.notices.sweep()).toBe(0)
  })

  it('is held back while its person is at the table, and comes when they leave without having moved', async () => {
    const door = await openDoor(mail)
    const { house, clock } = door
    const { id } = await withMail(door, 'dora@example.net')
    const facts = { ...WAITS, here: true }
    house.notices.connect(async () => facts)
    await house.notices.post([turnAt(id, 't1', clock.at - 20 * MINUTE)])
    expect(await house.notices.sweep()).toBe(0)
    facts.here = false
    clock.at += 6 * MINUTE
    expect(await house.notices.sweep()).toBe(1)
  })
})

describe('the link of a letter', () => {
  /** Somebody who got a letter, and the link in it. */
  async function written(door: Door, address: string) {
    const person = await withMail(door, address)
    door.house.notices.connect(async () => WAITS)
    await door.house.notices.post([turnAt(person.id, 't1', door.clock.at - 20 * MINUTE)])
    expect(await door.house.notices.sweep()).toBe(1)
    return { ...person, link: linkIn(read(letters.at(-1)?.text ?? ''), 'in') }
  }

  it('signs in on another device, once, and leads to the table', async () => {
    const door = await openDoor(mail)
    const { ask } = door
    const { id, link } = await written(door, 'gil@example.net')
    expect((await ask('GET', link)).text).toContain('Go on as Ada on this device?')
    const pressed = await ask('POST', link)
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/#/at/t1'])
    const there = cookieOf(pressed)
    expect((await ask('GET', '/api/me', { cookie: there })).body.id).toBe(id)
    // Whoever is signed in comes to the table with it; for everybody else it is used.
    expect((await ask('GET', link, { cookie: there })).headers.location).toBe('/#/at/t1')
    const again = await ask('POST', link)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.text).toContain('A fresh link is on its way to gil@example.net.')
    const fresh = linkIn(read(letters.at(-1)?.text ?? ''), 'in')
    expect((await ask('POST', fresh)).status).toBe(303)
  })

  it('is good for a day, for its own address only, and not from another site', async () => {
    const door = await openDoor(mail)
    const { ask, clock } = door
    const { cookie, link } = await written(door, 'hal@example.net')
    const elsewhere = await ask('POST', link, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(elsewhere.status).toBe(403)
    clock.at += DAY + MINUTE
    expect((await ask('GET', link)).text).toContain('Shall Chantier send a fresh one')
    expect((await ask('POST', link)).headers['set-cookie']).toBeUndefined()
    const fresh = linkIn(read(letters.at(-1)?.text ?? ''), 'in')
    await ask('DELETE', '/api/me/mail', { cookie })
    expect((await ask('POST', fresh)).status).toBe(404)
  })

  it('is not sent without end to one address, whoever asks', async () => {
    const door = await openDoor(mail)
    const { ask, clock } = door
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const { cookie } = await door.enter(`Guest ${i}`)
      const body = { address: `Victim+${i}@example.net`, turn: true }
      statuses.push((await ask('PUT', '/api/me/mail', { cookie, body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    clock.at += DAY
    const { cookie } = await door.enter()
    const later = await ask('PUT', '/api/me/mail', { cookie, body: { address: 'victim@example.net', turn: true } })
    expect(later.status).toBe(200)
  })
})

describe('vacation', () => {
  it('is taken, shown to others, and ended', async () => {
    const { ask, enter, clock } = await openDoor({ vacation: 10 })
    const { cookie, id } = await enter()
    const from = clock.at
    const taken = await ask('POST', '/api/me/vacations', { cookie, body: { from: from - 1000, to: from + 4 * DAY } })
    expect(taken.body.vacation).toEqual({ days: 10, left: 6, list: [{ from, to: from + 4 * DAY }] })
    expect((await ask('GET', `/api/people/${id}`)).body.away).toBe(from + 4 * DAY)
    const more = await ask('POST', '/api/me/vacations', { cookie, body: { from: from + 5 * DAY, to: from + 20 * DAY } })
    expect([more.status, more.body.error.key]).toEqual([409, 'vacation.days'])
    clock.at += DAY
    const ended = await ask('DELETE', `/api/me/vacations/${from}`, { cookie })
    expect(ended.body.vacation).toEqual({ days: 10, left: 9, list: [] })
    expect((await ask('DELETE', `/api/me/vacations/${from}`, { cookie })).status).toBe(404)
  })
})
