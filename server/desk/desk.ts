// The owner's desk, as the routes see it: who leads the house, what waits, what is done about it, and the log of it.

import type { Logger } from 'pino'
import type { Refusal } from '../../kernel/words.ts'
import type { ClubFound, DeedInfo, HouseFront, HouseWish, ReportAnswer } from '../../wire/owner.ts'
import { ownerOf } from '../clubs/club.ts'
import type { Clubs } from '../clubs/clubs.ts'
import type { Tournaments } from '../clubs/tournament/tournaments.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from '../tables/answer.ts'
import type { Tables } from '../tables/tables.ts'
import type { Who } from '../tables/who.ts'
import { makeBackup, noteBackup } from './backups.ts'
import { barAll, type Follow, followOf } from './follow.ts'
import { claimed, firstCode, frontOf, HOUSE, keptHouse, wished } from './houseDoc.ts'
import { type By, type DeedDoc, type DeedLog, deedInfo, logOf, type NewDeed } from './log.ts'
import { type HouseDeed, type HouseStanding, may } from './may.ts'
import { type Notes, notesOf } from './notes.ts'
import { type Office, officeOf, refused } from './office.ts'
import { type ReportDoc, type Reports, reportsOf } from './reports.ts'
import { stewardLog } from './stewardLog.ts'
import { openDeeds, undo } from './undo.ts'

export interface DeskParts {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly clubs: Clubs
  readonly tournaments: Pick<Tournaments, 'barPerson'>
  readonly log: Logger
  now(): number
  personChanged(person: string): void
}

export interface Desk {
  /** The code of a house that was never opened before; null from then on. */
  firstCode(): Promise<string | null>
  front(): Promise<HouseFront>
  standing(who: Who | null): Promise<HouseStanding>
  /** Refuses whoever may not do this. */
  allows(who: Who | null, deed: HouseDeed): Promise<Refusal | null>
  /** Whether somebody may open tables, or found clubs. */
  opens(who: Who, what: 'tables' | 'clubs'): Promise<Refusal | null>
  claim(who: Who, code: string): Promise<Answer<HouseFront>>
  settings(who: Who, wish: HouseWish): Promise<Answer<HouseFront>>
  answer(who: Who, report: string, answer: ReportAnswer, days: number | null, text: string): Promise<Answer<null>>
  merge(who: Who, guest: string, person: string): Promise<Answer<DeedDoc>>
  closeTable(who: Who, table: string): Promise<Answer<DeedDoc>>
  clubs(): Promise<ClubFound[]>
  renameClub(who: Who, club: string, name: string): Promise<Answer<DeedDoc>>
  dissolveClub(who: Who, club: string): Promise<Answer<DeedDoc>>
  deeds(limit: number, before?: number): Promise<DeedInfo[]>
  undo(who: Who, deed: string): Promise<Answer<DeedDoc>>
  backup(who: Who): Promise<Answer<DeedDoc>>
  /** What a steward of a club did there is written down, once an hour where it is the same. */
  note(deed: NewDeed): Promise<void>
  /** Does what deeds mean for this node; runs by itself every few seconds. */
  follow: Follow
  /** Takes from their seats who was banned while the house was closed. */
  open(): Promise<void>
  removePerson(person: string): Promise<void>
  readonly office: Office
  readonly reports: Reports
  readonly notes: Notes
}

export const ownerBy = ({ id, name }: Who): By => ({ id, name, role: 'owner' })
export const stewardBy = ({ id, name }: Who): By => ({ id, name, role: 'steward' })

export function deskOf(parts: DeskParts): Desk {
  const { store, people, tables, clubs, now } = parts
  const kept = keptHouse(store, now)
  const log = logOf(store, now)
  const steward = stewardLog(now)
  const notes = notesOf(store, now)
  const reports = reportsOf({ store, people, leading: tables.leading, now })
  const { sanctions, names, records } = people
  const officeParts = { store, sanctions, names, records, log, notes, now }
  const office = officeOf(officeParts)
  const effects = {
    ...{ log, sanctions, now, leading: tables.leading, personChanged: parts.personChanged, named: people.named },
    journal: parts.log,
    async barPerson(person: string) {
      await store.meeting.unseek(person)
      await tables.barPerson(person)
      await parts.tournaments.barPerson(person)
    },
  }
  const follow = followOf(effects)
  const standing = async (who: Who | null): Promise<HouseStanding> => {
    if (who === null) return 'nobody'
    if ((await kept.get(HOUSE))?.owner === who.id) return 'owner'
    return who.guest === true ? 'guest' : 'kept'
  }
  const undoParts = {
    ...officeParts,
    changeHouse: (was: HouseWish) => kept.change(HOUSE, wished(was)),
    renameClub: clubs.renameAny,
  }
  return {
    ...{ office, reports, notes, follow, standing },
    firstCode: () => firstCode(kept, now()),
    front: async () => frontOf(await kept.get(HOUSE)),
    async allows(who, deed) {
      const stands = await standing(who)
      if (may(stands, deed)) return null
      return { clause: stands === 'nobody' ? 'people.who' : deed === 'claim' ? 'owner.guest' : 'owner.not-yours' }
    },
    async opens(who, what) {
      const wants = frontOf(await kept.get(HOUSE))[what]
      if (wants === 'all') return null
      const stands = await standing(who)
      if (stands === 'owner' || (wants === 'kept' && stands === 'kept')) return null
      return { clause: `owner.${what}-${wants}` }
    },
    ...leading(parts, kept, log),
    answer: (who, id, answer, days, text) =>
      answered({ reports, office, notes, log, follow }, who, id, { answer, days, text }),
    async deeds(limit, before) {
      const docs = await log.list(limit, before)
      const open = openDeeds(docs)
      return docs.toSorted((a, b) => b.at - a.at).map((doc) => ({ ...deedInfo(doc), open: open.has(doc.id) }))
    },
    async undo(who, id) {
      const done = await undo(undoParts, ownerBy(who), id)
      await follow()
      return done
    },
    async note(deed) {
      if (steward.isNews(deed)) await log.write(deed)
    },
    open: () => barAll(effects),
    async removePerson(person) {
      await kept.change(HOUSE, (doc) => (doc.owner === person ? { ...doc, owner: null } : doc))
      await notes.forget(person)
      await reports.forget(person)
    },
  }
}

type Led = 'claim' | 'settings' | 'merge' | 'closeTable' | 'clubs' | 'renameClub' | 'dissolveClub' | 'backup'

/** The house itself, its tables and its clubs. */
function leading(
  { settings, store, people, clubs, tables, now }: DeskParts,
  kept: ReturnType<typeof keptHouse>,
  log: DeedLog,
): Pick<Desk, Led> {
  return {
    async claim(who, code) {
      const done = await kept.change(HOUSE, claimed(who.id, code))
      if (done === null) return refused('owner.code')
      if ('refusal' in done) return done
      await log.write({ by: ownerBy(who), kind: 'claim', person: who.id, what: who.name })
      return { answer: frontOf(done.doc) }
    },
    async settings(who, wish) {
      let was: HouseFront | null = null
      const done = await kept.change(HOUSE, (doc) => {
        was = frontOf(doc)
        return wished(wish)(doc)
      })
      if (done === null || was === null) return refused('owner.code')
      if ('refusal' in done) return done
      const before = { of: 'house', was } as const
      await log.write({ by: ownerBy(who), kind: 'settings', what: done.doc.name, before })
      return { answer: frontOf(done.doc) }
    },
    async merge(who, guest, person) {
      const [lost, found] = [await people.get(person), await people.get(guest)]
      if (lost === null || found === null) return refused('people.unknown')
      if (lost.guest || !found.guest || guest === who.id) return refused('owner.merge')
      await people.merge(guest, lost)
      const by = ownerBy(who)
      return { answer: await log.write({ by, kind: 'merge', person, what: lost.name, with: { guest: found.name } }) }
    },
    async closeTable(who, table) {
      const row = await store.tables.get(table)
      if (row === null) return refused('tables.unknown')
      const refusal = await tables.leading.close(table, row.status)
      if (refusal !== null) return { refusal }
      const deed = { by: ownerBy(who), kind: 'close-table', table, what: table, with: { was: row.status } } as const
      return { answer: await log.write(deed) }
    },
    clubs: async () =>
      (await clubs.all(200)).map((club) => {
        const { id, name, open, members, created } = club
        return { id, name, open, size: members.length, owner: ownerOf(club)?.name ?? '', created }
      }),
    async renameClub(who, club, name) {
      const was = (await clubs.get(club))?.name ?? ''
      const done = await clubs.renameAny(club, name)
      if ('refusal' in done) return done
      const before = { of: 'club', club, was } as const
      const blanks = { name: done.answer.name }
      return { answer: await log.write({ by: ownerBy(who), kind: 'rename-club', what: was, with: blanks, before }) }
    },
    async dissolveClub(who, club) {
      const what = (await clubs.get(club))?.name ?? ''
      const done = await clubs.dissolveAny(club)
      if ('refusal' in done) return done
      return { answer: await log.write({ by: ownerBy(who), kind: 'dissolve-club', what }) }
    },
    async backup(who) {
      const { file, rows } = await makeBackup(settings, now())
      await noteBackup(store, rows, now)
      return { answer: await log.write({ by: ownerBy(who), kind: 'backup', what: file, with: { rows } }) }
    },
  }
}

interface AnswerParts {
  readonly reports: Reports
  readonly office: Office
  readonly notes: Notes
  readonly log: DeedLog
  readonly follow: Follow
}

interface Answering {
  readonly answer: ReportAnswer
  readonly days: number | null
  readonly text: string
}

const SILENCE_DAYS = 7

function deedFor({ office, log }: AnswerParts, by: By, report: ReportDoc, { answer, days, text }: Answering) {
  const { about, table, line } = report
  switch (answer) {
    case 'warn':
      return office.warn(by, about, text)
    case 'silence':
      return office.silence(by, about, days ?? SILENCE_DAYS)
    case 'ban':
      return office.ban(by, about, days)
    case 'remove-line':
      return table === null || line === null ? refused('owner.line') : office.removeLine(by, table.id, line)
    case 'nothing':
      return log.write({ by, kind: 'nothing', person: about }).then((deed) => ({ answer: deed }))
  }
}

/** What is done about a report; whoever made it is told that something was. */
async function answered(parts: AnswerParts, who: Who, id: string, said: Answering): Promise<Answer<null>> {
  const report = await parts.reports.get(id)
  if (report === null) return refused('owner.no-report')
  if (report.answer !== null) return refused('owner.answered')
  const done = await deedFor(parts, ownerBy(who), report, said)
  if ('refusal' in done) return done
  if ((await parts.reports.answered(id, said.answer)) !== null)
    await parts.notes.write(report.by, { kind: 'report-done', with: { done: said.answer === 'nothing' ? 0 : 1 } })
  await parts.follow()
  return { answer: null }
}
