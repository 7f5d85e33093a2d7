import type { DeedDoc } from '../../server/desk/log.ts'
import { EVER } from '../../server/people/sanctions.ts'
import type { Answer } from '../../server/tables/answer.ts'
import { sayIn } from '../../server/texts/say.ts'
import type { PersonFound } from '../../wire/owner.ts'
import type { Desk } from '../desk.ts'
import { commandOf, type Given } from '../flags.ts'
import { settingsOf } from '../house.ts'
import { atDesk, type LeadingDesk } from '../leading.ts'
import { failed, misused } from '../stop.ts'

/** Words that a deed takes beside its name. */
const DEEDS = {
  people: '[NAME]',
  reports: '',
  warn: 'WHO TEXT',
  silence: 'WHO',
  ban: 'WHO',
  lift: 'WHO',
  rename: 'WHO NAME',
  undo: 'LINE',
  log: '',
  code: '',
} as const
type DeedName = keyof typeof DEEDS

const isDeed = (word: string): word is DeedName => Object.hasOwn(DEEDS, word)

const DAYS = { silence: 7, most: 3650 } as const

export const admin = commandOf({
  name: 'admin',
  flags: ['days', 'data', 'store', 'json'],
  words: [0, 40],
  async go(given, desk) {
    const [word, ...rest] = given.words
    if (word !== undefined && !isDeed(word)) misused(desk.t.house.admin.deed(word))
    const needed = word === undefined ? 0 : DEEDS[word].split(' ').filter((one) => /^[A-Z]/.test(one)).length
    if (word !== undefined && rest.length < needed) misused(desk.t.house.admin.needs(`${word} ${DEEDS[word]}`))
    return atDesk(settingsOf(given, desk), desk, (leading) =>
      word === undefined ? overview(leading, given, desk) : WORK[word]({ leading, given, desk, rest }),
    )
  },
})

interface Asked {
  readonly leading: LeadingDesk
  readonly given: Given
  readonly desk: Desk
  readonly rest: readonly string[]
}

const WORK: Readonly<Record<DeedName, (asked: Asked) => Promise<number>>> = {
  async people({ leading, given, desk, rest }) {
    const found = await leading.find(rest.join(' '))
    if (given.has('json')) desk.json(found)
    else if (found.length === 0) desk.say(desk.t.house.admin.none)
    else for (const one of found) desk.say(personLine(one, desk))
    return 0
  },
  async reports({ leading, given, desk }) {
    const list = await leading.reports.list(true, 50)
    if (given.has('json')) desk.json(list)
    else {
      const { admin: t } = desk.t.house
      desk.say(t.waiting(list.length))
      for (const { by, about, at, id, note, lines, line, sealed } of list) {
        desk.say(desk.paint('heading', t.report(by.name, about.name, momentIn(desk, at))), '• ')
        desk.say(`${id}  ${about.id}`, '  ')
        if (note !== '') desk.say(note, '  ')
        if (sealed) desk.say(t.sealed, '  ')
        for (const said of lines)
          if (said.person !== null) desk.say(`${said.name}: ${said.text}`, said.n === line ? '  > ' : '    ')
      }
    }
    return 0
  },
  warn: (asked) => done(asked, (id) => asked.leading.office.warn(asked.leading.by, id, asked.rest.slice(1).join(' '))),
  silence: (asked) =>
    done(asked, (id) => {
      const days = asked.given.whole('days', DAYS.silence, 1, DAYS.most)
      return asked.leading.office.silence(asked.leading.by, id, days)
    }),
  ban: (asked) =>
    done(asked, (id) => {
      const days = asked.given.has('days') ? asked.given.whole('days', 1, 1, DAYS.most) : null
      return asked.leading.office.ban(asked.leading.by, id, days)
    }),
  lift: (asked) =>
    done(asked, async (id, who) => {
      const { office, by } = asked.leading
      if (who.silenced !== null && who.banned !== null) await office.lift(by, id, 'silence')
      return office.lift(by, id, who.banned === null ? 'silence' : 'ban')
    }),
  rename: (asked) =>
    done(asked, (id) => asked.leading.office.rename(asked.leading.by, id, asked.rest.slice(1).join(' '))),
  async undo({ leading, given, desk, rest }) {
    return told(await leading.undo(rest[0] ?? ''), 'undo', given, desk)
  },
  async log({ leading, given, desk }) {
    const deeds = await leading.log(50)
    if (given.has('json')) desk.json(deeds)
    else
      for (const { id, at, by, kind, what, with: blanks, undone } of deeds.toSorted((a, b) => a.at - b.at)) {
        const { admin: t } = desk.t.house
        const who = by.role === 'terminal' ? t.terminal : by.role === 'house' ? t.house : by.name
        const days = blanks.days === undefined || blanks.days === 0 ? '' : ` (${blanks.days})`
        const line = `${momentIn(desk, at)}  ${who}: ${kind}${days} ${what}`
        desk.say(undone === null ? line : `${line} (${t.taken})`, `${id}  `)
      }
    return 0
  },
  async code({ leading, given, desk }) {
    const code = await leading.newCode()
    if (given.has('json')) desk.json({ code })
    else {
      desk.say(desk.t.house.admin.code(code))
      desk.say(desk.t.house.admin.codeHow)
    }
    return 0
  },
}

/** Does something to the person whom the first word names. */
async function done(
  { leading, given, desk, rest }: Asked,
  work: (id: string, who: PersonFound) => Promise<Answer<DeedDoc>>,
): Promise<number> {
  const who = await personOf(leading, rest[0] ?? '', desk)
  return told(await work(who.id, who), given.words[0] ?? '', given, desk)
}

function told(answer: Answer<DeedDoc>, what: string, given: Given, desk: Desk): number {
  if ('refusal' in answer) return failed(sayIn(desk.lang, answer.refusal.clause, answer.refusal.with ?? {}))
  if (given.has('json')) desk.json(answer.answer)
  else desk.say(desk.t.house.admin.done(what, answer.answer.what))
  return 0
}

/** One person, by id or by name. */
async function personOf(leading: LeadingDesk, word: string, desk: Desk): Promise<PersonFound> {
  const found = await leading.find(word)
  const { admin: t } = desk.t.house
  const exact = found.filter((one) => one.id === word)
  const named = exact.length > 0 ? exact : found.filter((one) => one.name.toLowerCase() === word.toLowerCase())
  const [first, ...more] = named
  if (first === undefined) return failed(t.nobody(word))
  if (more.length > 0)
    return failed(
      t.several(word),
      named.map((one) => personLine(one, desk)),
    )
  return first
}

const momentIn = (desk: Desk, at: number): string =>
  new Intl.DateTimeFormat(desk.lang, { dateStyle: 'short', timeStyle: 'short' }).format(at)

function personLine(one: PersonFound, desk: Desk): string {
  const { admin: t } = desk.t.house
  const until = (at: number) => momentIn(desk, at)
  return [
    t.person(one.guest ? t.guest(one.name) : one.name, one.id, one.matches),
    ...(one.reports > 0 ? [t.reported(one.reports)] : []),
    ...(one.silenced === null ? [] : [t.silenced(until(one.silenced))]),
    ...(one.banned === null ? [] : [t.banned(one.banned === EVER ? null : until(one.banned))]),
  ].join('; ')
}

async function overview(leading: LeadingDesk, given: Given, desk: Desk): Promise<number> {
  const { admin: t } = desk.t.house
  const owner = await leading.owner()
  const reports = await leading.reports.waiting()
  const barred = await leading.barred()
  const backup = await leading.backup()
  if (given.has('json')) desk.json({ owner, reports, barred, backup })
  else {
    desk.say(owner === null ? t.noOwner : t.owner(owner))
    desk.say(t.waiting(reports))
    if (barred > 0) desk.say(t.barred(barred))
    desk.say(backup === null ? t.noBackup : t.backup(momentIn(desk, backup)))
  }
  return 0
}
