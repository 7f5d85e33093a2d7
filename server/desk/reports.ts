// Reports of players: what is meant, and the talk around it as it was then. Nothing of what lies on the table is in a report.

import { REPORT_NOTE, type ReportAnswer, type ReportInfo, type ReportKind, type ReportOrder } from '../../wire/owner.ts'
import type { ChatLine } from '../../wire/table.ts'
import { turnsByKey } from '../base/turns.ts'
import { proseOf } from '../clubs/words.ts'
import type { People } from '../people/people.ts'
import { type Kept, keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from '../tables/answer.ts'
import type { Leading } from '../tables/leading.ts'
import { newId } from '../tables/setUp.ts'
import type { Who } from '../tables/who.ts'

export interface ReportDoc {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly about: string
  readonly kind: ReportKind
  readonly note: string
  readonly table: { readonly id: string; readonly game: string; readonly move: number } | null
  readonly line: number | null
  readonly lines: readonly ChatLine[]
  readonly answer: ReportAnswer | null
  readonly created: number
  readonly updated: number
}

export interface Reports {
  make(who: Who, order: ReportOrder): Promise<Answer<null>>
  /** Those that wait, the oldest first; or all, the newest first. */
  list(waiting: boolean, limit: number): Promise<ReportInfo[]>
  get(id: string): Promise<ReportDoc | null>
  waiting(): Promise<number>
  /** How often each of these was reported. */
  about(person: string): Promise<number>
  /** What was done about a report, and about the others that mean the same line. Those who reported, but for the first answer none. */
  answered(id: string, answer: ReportAnswer): Promise<ReportDoc | null>
  forget(person: string): Promise<void>
}

/** What one person may report in a day, and how many reports of theirs may wait. */
const MOST_A_DAY = 20
const MOST_WAITING = 10
const DAY = 24 * 3600 * 1000
const ALL = 1000

export interface ReportParts {
  readonly store: Store
  readonly people: Pick<People, 'get'>
  /** What is said at tables; a terminal only reads reports, and makes none. */
  readonly leading: Pick<Leading, 'isSealed'> & Partial<Pick<Leading, 'around'>>
  now(): number
}

export function reportsOf(parts: ReportParts): Reports {
  const { store, now } = parts
  const kept = keptOf<ReportDoc>(
    store,
    'report',
    ({ by, about, at, answer }) => ({
      ...{ parent: null, code: null, people: [by, about] },
      // Those that wait are found by their time.
      due: answer === null ? at : null,
    }),
    now,
  )
  const inTurn = turnsByKey()
  const about = async (person: string) =>
    (await kept.list({ person, limit: ALL })).filter((report) => report.about === person).length
  return {
    make: (who, order) => inTurn(who.id, () => make(parts, kept, who, order)),
    async list(waiting, limit) {
      const docs = await kept.list(waiting ? { due: Number.MAX_SAFE_INTEGER, limit } : { limit })
      return Promise.all(docs.map(async (doc) => infoOf(parts, doc, (await about(doc.about)) - 1)))
    },
    get: (id) => kept.get(id),
    waiting: async () => (await kept.list({ due: Number.MAX_SAFE_INTEGER, limit: ALL })).length,
    about,
    async answered(id, answer) {
      let first = false
      const done = await kept.change(id, (doc) => {
        first = doc.answer === null
        return first ? { ...doc, answer } : doc
      })
      return done !== null && 'doc' in done && first ? done.doc : null
    },
    async forget(person) {
      for (const { id } of await kept.list({ person, limit: ALL })) await kept.remove(id)
    },
  }
}

async function make(
  { people, leading, now }: ReportParts,
  kept: Kept<ReportDoc>,
  who: Who,
  order: ReportOrder,
): Promise<Answer<null>> {
  const note = proseOf(order.note ?? '', REPORT_NOTE)
  if (note === null) return { refusal: { clause: 'report.note', with: { max: REPORT_NOTE } } }
  if (order.person === who.id || (await people.get(order.person)) === null)
    return { refusal: { clause: 'report.person' } }
  const mine = (await kept.list({ person: who.id, limit: ALL })).filter((report) => report.by === who.id)
  const waiting = mine.filter((report) => report.answer === null)
  const { table: at = null, line = null, key } = order
  const isSame = (report: ReportDoc) => report.about === order.person && report.table?.id === at && report.line === line
  if (waiting.some(isSame)) return { answer: null }
  if (waiting.length >= MOST_WAITING || mine.filter((report) => report.at > now() - DAY).length >= MOST_A_DAY)
    return { refusal: { clause: 'report.many' } }
  const talked = at === null || leading.around === undefined ? null : await leading.around(who, at, line, key)
  if (talked !== null && 'refusal' in talked) return talked
  const said = talked?.answer ?? null
  if (line !== null && said?.lines.find((one) => one.n === line)?.person !== order.person)
    return { refusal: { clause: 'report.line' } }
  const time = now()
  const table = said === null || at === null ? null : { id: at, game: said.game, move: said.move }
  await kept.add({
    ...{ id: newId(), at: time, by: who.id, about: order.person, kind: order.kind, note, table, line },
    ...{ lines: said?.lines ?? [], answer: null, created: time, updated: time },
  })
  return { answer: null }
}

/** As the owner reads it: not what was said at a table that is still sealed, also for those who lead the house and play. */
async function infoOf({ store, people, leading }: ReportParts, doc: ReportDoc, before: number): Promise<ReportInfo> {
  const { id, at, kind, note, table, line, answer } = doc
  const brief = async (person: string) => {
    const found = await people.get(person)
    return { id: person, name: found?.name ?? '', guest: found?.guest ?? false }
  }
  const row = await store.people.get(doc.about)
  const sealed = table !== null && (await leading.isSealed(table.id))
  const matches = (await store.people.results(doc.about, ALL)).length
  return {
    ...{ id, at, by: await brief(doc.by), about: await brief(doc.about), kind, note, table, line, sealed, answer },
    ...{ lines: sealed ? [] : doc.lines, before, matches, since: row?.created ?? at },
  }
}
