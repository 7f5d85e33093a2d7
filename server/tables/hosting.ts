// What the host of a table does while it waits for players: make room, pass on the hosting, call it off.
import type { Refusal, Seat } from '../../kernel/words.ts'
import { seatOf, type TableDoc } from './runtime/document.ts'
import type { Change } from './runtime/keep.ts'
import { OPEN_SEAT } from './setUp.ts'
import { freed } from './sit.ts'
import type { Who } from './who.ts'

export const MOST_REMOVED = 100

const hostOnly = (doc: TableDoc, who: Who): Refusal | null =>
  doc.host !== who.id ? { clause: 'tables.host-only' } : doc.status !== 'waiting' ? { clause: 'tables.started' } : null

/** Whoever sits longest, those who are here before the others; null where nobody else sits. */
export function nextHost(doc: TableDoc, here: (person: string) => boolean): string | null {
  const others = doc.seats.flatMap(({ person, since = 0 }) =>
    person === null || person === doc.host ? [] : [{ person, since, late: here(person) ? 0 : 1 }],
  )
  return others.toSorted((a, b) => a.late - b.late || a.since - b.since)[0]?.person ?? null
}

/** Sends somebody away from their seat; they may sit down again only when they are asked to. */
export const remove =
  (who: Who, person: string): Change =>
  (doc) => {
    const no = hostOnly(doc, who)
    if (no !== null) return no
    const seat = seatOf(doc, person)
    if (seat === null || person === who.id) return { clause: 'tables.not-there' }
    return { ...freed(doc, seat), removed: [...doc.removed, person].slice(-MOST_REMOVED) }
  }

/** Another person who sits here is the host from now on. */
export const passHosting =
  (who: Who, person: string): Change =>
  (doc) => {
    if (doc.host !== who.id) return { clause: 'tables.host-only' }
    return seatOf(doc, person) === null ? { clause: 'tables.not-there' } : { ...doc, host: person }
  }

/** Nobody sits there any more, and nobody can. */
export const calledOff = (doc: TableDoc): TableDoc => {
  const seats = doc.seats.map(() => OPEN_SEAT)
  return { ...doc, status: 'archived', before: 'waiting', cancelled: true, open: false, seats, hands: {} }
}

/** The host calls the table off. */
export const cancel =
  (who: Who): Change =>
  (doc) =>
    hostOnly(doc, who) ?? calledOff(doc)

/** Agrees to how it is played now. */
export const agree =
  (who: Who): Change =>
  (doc) => {
    const seat = seatOf(doc, who.id)
    if (seat === null) return { clause: 'tables.not-seated' }
    return doc.seats[seat]?.unready === true ? withReady(doc, [seat]) : doc
  }

const MOST_INVITED = 50
/** An invitation carries a few words, no letter. */
export const INVITING_LENGTH = 200

/** Asks somebody to come: they find the table without its link, and may sit down even if they were sent away. */
export const invite =
  (who: Who, person: string): Change =>
  (doc) => {
    if (doc.host !== who.id && seatOf(doc, who.id) === null) return { clause: 'tables.not-seated' }
    if (doc.status !== 'waiting') return { clause: 'tables.started' }
    const removed = doc.host === who.id ? doc.removed.filter((one) => one !== person) : doc.removed
    const invited = [...doc.invited.filter((one) => one !== person), person].slice(-MOST_INVITED)
    return { ...doc, invited, removed }
  }

/** These seats agree, beside those who do already. */
export const withReady = (doc: TableDoc, ready: readonly Seat[]): TableDoc => ({
  ...doc,
  seats: doc.seats.map((there, seat) => {
    if (!ready.includes(seat)) return there
    const { unready: _, ...agreed } = there
    return agreed
  }),
})
