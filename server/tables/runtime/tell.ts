// What everybody at this node is told of a table, and what the other nodes are.
import { follow } from '../../../wire/follow.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { UNCHANGED, written } from '../../../wire/written.ts'
import { withEntry } from '../../store/message.ts'
import type { EntryRow } from '../../store/store.ts'
import { type Subscriber, tableFrame } from './audience.ts'
import { driven, peopleOf, type TableDoc } from './document.ts'
import { infoOf } from './info.ts'
import { presenceOf } from './presence.ts'
import type { LoadedTable, Runtime } from './runtime.ts'

/** As everybody at this node was last told: what an entry means for it, they know from the entry itself. */
export function toldInfo(t: LoadedTable): TableInfo {
  const { seq, since, awaited, time } = t.doc
  if (t.told.seq < seq) t.told = follow(t.told, { seq, at: since, ...(time && { left: time.left }) }, awaited)
  return t.told
}

export function tellTurns(runtime: Runtime, t: LoadedTable): void {
  if (runtime.turns.hasSubscribers()) runtime.turns.update(t.id, peopleOf(t.doc), awaitedPeople(t.doc))
}

/** The people whom the table waits for. */
export const awaitedPeople = (doc: TableDoc): string[] =>
  doc.status !== 'running'
    ? []
    : doc.awaited.flatMap((seat) => {
        const person = doc.seats[seat]?.person
        return person === null || person === undefined || driven(doc, seat) ? [] : [person]
      })

/** What other nodes need to know after something was kept: where the table stands, and the entry that brought it there. */
export function publishTable(runtime: Runtime, t: LoadedTable, row?: EntryRow): void {
  if (runtime.isAlone()) return
  const { id: table, doc, version } = t
  const people = peopleOf(doc)
  runtime.publish({
    t: 'table',
    table,
    seq: doc.seq,
    version,
    awaited: awaitedPeople(doc),
    people,
    ...(row && withEntry(row)),
  })
}

/** Tells everybody what has changed in the table's info. */
export function tellInfo(t: LoadedTable, except: Subscriber | null = null): void {
  const info = infoOf(t.doc, presenceOf(t))
  const change = written(toldInfo(t), info)
  if (change === UNCHANGED) return
  t.told = info
  t.audience.sendInfo(change, except)
}

export const frameFor = (runtime: Runtime, t: LoadedTable, seen: number | null) => (subscriber: Subscriber) => {
  const chat = t.chat.filter((line) => line.person === null || !subscriber.listener.mutes(line.person))
  return tableFrame(subscriber, toldInfo(t), t.match, chat, seen, runtime.now())
}
