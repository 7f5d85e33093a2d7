// What everybody at this node is told of a table, and what the other nodes are.
import { follow } from '../../../wire/follow.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { UNCHANGED, written } from '../../../wire/written.ts'
import { tableFrame, type Watch } from './audience.ts'
import { driven, peopleOf, type TableDoc } from './document.ts'
import type { Hall, OpenTable } from './hall.ts'
import { infoOf } from './info.ts'
import { presenceOf } from './presence.ts'

/** As everybody at this node was last told: what an entry means for it, they know from the entry itself. */
export function toldInfo(t: OpenTable): TableInfo {
  const { seq, since, awaited, time } = t.doc
  if (t.told.seq < seq) t.told = follow(t.told, { seq, at: since, ...(time && { left: time.left }) }, awaited)
  return t.told
}

export function tellTurns(hall: Hall, t: OpenTable): void {
  if (hall.turns.followed()) hall.turns.heard(t.id, peopleOf(t.doc), awaitedPeople(t.doc))
}

/** The people whom the table waits for. */
export const awaitedPeople = (doc: TableDoc): string[] =>
  doc.status !== 'running'
    ? []
    : doc.awaited.flatMap((seat) => {
        const person = doc.seats[seat]?.person
        return person === null || person === undefined || driven(doc, seat) ? [] : [person]
      })

/** What other nodes need to know after something was kept. */
export function publish(hall: Hall, t: OpenTable): void {
  if (hall.alone()) return
  const { id: table, doc, version } = t
  const people = peopleOf(doc)
  hall.news({ t: 'table', table, seq: doc.seq, version, awaited: awaitedPeople(doc), people })
}

/** Tells everybody what has changed in the table's info. */
export function tellInfo(t: OpenTable, except: Watch | null = null): void {
  const info = infoOf(t.doc, presenceOf(t.audience, t.elsewhere))
  const change = written(toldInfo(t), info)
  if (change === UNCHANGED) return
  t.told = info
  t.audience.info(change, except)
}

export const frameFor = (hall: Hall, t: OpenTable, seen: number | null) => (watch: Watch) => {
  const chat = t.chat.filter((line) => line.person === null || !watch.listener.mutes(line.person))
  return tableFrame(watch, toldInfo(t), t.opened, chat, seen, hall.now())
}
