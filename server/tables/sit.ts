// Sitting down, standing up, trading places: changes of a table's document, each allowed or refused.

import { isLevel } from '../../bots/level.ts'
import type { Refusal, Seat } from '../../kernel/words.ts'
import { newCode } from './code.ts'
import { graceOf, setClock } from './runtime/clock.ts'
import { mayLook, type SeatDoc, seatOf, type TableDoc } from './runtime/document.ts'
import type { Change } from './runtime/keep.ts'
import { botSeat, OPEN_SEAT } from './setUp.ts'
import { sitter, type Who } from './who.ts'

const no = (clause: string, blanks?: Refusal['with']): Refusal =>
  blanks === undefined ? { clause } : { clause, with: blanks }

const placed = (doc: TableDoc, ...changes: readonly (readonly [Seat, SeatDoc])[]): TableDoc => {
  const seats = doc.seats.slice()
  for (const [seat, what] of changes) seats[seat] = what
  return { ...doc, seats }
}

/** Words belong to whoever said them: a seat that changes hands before the start loses them, and the keys that were made for it. */
const hushed = (doc: TableDoc, ...seats: readonly Seat[]): TableDoc => ({
  ...doc,
  words: doc.words.map((w, i) => (seats.includes(i) ? null : w)),
  hands: handsWithout(doc, ...seats),
})

/** Keys are good for as long as the seat is theirs who made them. */
export const handsWithout = ({ hands }: TableDoc, ...seats: readonly Seat[]): TableDoc['hands'] =>
  Object.fromEntries(Object.entries(hands).filter(([, seat]) => !seats.includes(seat)))

/** A seat before the start is free again. */
export const freed = (doc: TableDoc, seat: Seat): TableDoc => placed(hushed(doc, seat), [seat, OPEN_SEAT])

/** For whom a free seat is kept now; null for everybody. */
const keptFor = ({ kept }: SeatDoc, now: number): string | null =>
  kept === undefined || kept.until <= now ? null : kept.person

/** The seat that somebody gets who names none: one that is kept for them, or the first that is for everybody. */
function seatFor(doc: TableDoc, person: string, now: number): Seat {
  const free = doc.seats.flatMap((s, i) => (s.person === null && s.bot === null ? [[i, keptFor(s, now)] as const] : []))
  const own = free.find(([, kept]) => kept === person) ?? free.find(([, kept]) => kept === null)
  return own?.[0] ?? -1
}

/** Sits down at a free seat, or moves there; without a seat named, at the one kept for them or the first free one. */
export const sit =
  (who: Who, wanted: Seat | undefined, key: string | undefined): Change =>
  (doc, now) => {
    if (!mayLook(doc, who.id, key)) return no('tables.unknown')
    if (doc.cancelled) return no('tables.cancelled')
    if (doc.status !== 'waiting' && !(doc.status === 'archived' && doc.before === 'waiting'))
      return no('tables.started')
    if (doc.removed.includes(who.id)) return no('tables.removed')
    const mine = seatOf(doc, who.id)
    if (wanted === undefined && mine !== null) return doc
    const seat = wanted ?? seatFor(doc, who.id, now)
    const there = doc.seats[seat]
    if (seat === mine) return doc
    if (seat < 0) return no('tables.full')
    if (there === undefined) return no('table.no-such-seat')
    if (there.person !== null || there.bot !== null) return no('tables.seat-taken')
    const kept = keptFor(there, now)
    if (kept !== null && kept !== who.id) return no('tables.seat-kept', { name: there.kept?.name ?? '' })
    // Whoever moves sits here as long as before, and has agreed to what they agreed to.
    const before = mine === null ? { since: now } : doc.seats[mine]
    const sat = placed(hushed(doc, seat), [seat, { ...OPEN_SEAT, ...before, ...sitter(who) }])
    const moved = mine === null ? sat : placed(hushed(sat, mine), [mine, OPEN_SEAT])
    // A code that was given up when the table was put away may be another's now.
    const code = doc.status === 'archived' ? newCode(who.lang ?? 'en') : doc.code
    return { ...moved, status: 'waiting', before: null, hereAt: now, code }
  }

/** Nobody comes to a table with somebody they are never to be brought together with; who wanted that is not told. */
export const together =
  (who: Who, apart: ReadonlySet<string>, how: Change): Change =>
  (doc, now) => {
    const isApart = doc.seats.some(({ person }) => person !== null && apart.has(person))
    return isApart && seatOf(doc, who.id) === null ? no('tables.no-place-for-you') : how(doc, now)
  }

/** Stands up before the start; later, leaves the seat to the computer until one returns. */
export const stand =
  (who: Who): Change =>
  (doc) => {
    const seat = seatOf(doc, who.id)
    if (seat === null) return no('tables.not-seated')
    if (doc.status === 'waiting') return freed(doc, seat)
    if (doc.status !== 'running') return no('table.over')
    return leaveSeat(doc, seat)
  }

/** The computer takes the seat, and its clock stands still. */
export function leaveSeat(doc: TableDoc, seat: Seat): TableDoc {
  const there = doc.seats[seat]
  if (there === undefined) return doc
  const time = setClock(doc.time, seat, doc.time?.left[seat] ?? 0, null)
  return { ...placed(doc, [seat, { ...there, away: true }]), time, request: null }
}

/** The person is back: the seat is theirs, with some time for the turn at hand. */
export const returned =
  (seat: Seat, awaited: readonly Seat[]): Change =>
  (doc, now) => {
    const there = doc.seats[seat]
    if (there === undefined || !there.away) return doc
    const left = Math.max(doc.time?.left[seat] ?? 0, graceOf(doc.clock))
    const time = setClock(doc.time, seat, left, awaited.includes(seat) ? now : null)
    const { warm: _, ...back } = there
    return { ...placed(doc, [seat, { ...back, away: false }]), time }
  }

/** Nothing is said any more about seats whose person is back. */
export const forgetMissing = (doc: TableDoc, seat: Seat): TableDoc =>
  doc.votes.some((v) => v.seat === seat) || doc.nudged.includes(seat)
    ? { ...doc, votes: doc.votes.filter((v) => v.seat !== seat), nudged: doc.nudged.filter((s) => s !== seat) }
    : doc

/** The host trades two places before the start. */
export const swap =
  (who: Who, a: Seat, b: Seat): Change =>
  (doc) => {
    if (doc.host !== who.id) return no('tables.host-only')
    if (doc.status !== 'waiting') return no('tables.started')
    const [one, other] = [doc.seats[a], doc.seats[b]]
    if (one === undefined || other === undefined) return no('table.no-such-seat')
    const words = doc.words.slice()
    words[a] = doc.words[b] ?? null
    words[b] = doc.words[a] ?? null
    return { ...placed(doc, [a, other], [b, one]), words, hands: handsWithout(doc, a, b) }
  }

/** The host puts a computer opponent at a free seat, gives it another level, or sends it away. */
export const seatBot =
  (who: Who, seat: Seat, level: string | null): Change =>
  (doc) => {
    if (doc.host !== who.id) return no('tables.host-only')
    if (doc.status !== 'waiting') return no('tables.started')
    const there = doc.seats[seat]
    if (there === undefined) return no('table.no-such-seat')
    if (there.person !== null) return no('tables.seat-taken')
    if (level !== null && !isLevel(level)) return no('tables.level', { level })
    return placed(hushed(doc, seat), [seat, level === null ? OPEN_SEAT : botSeat(level)])
  }

export const WORDS_LENGTH = 200

/** Adds one's own words to the shuffle, or takes them away. One line: the words of the seats are joined by lines. */
export const addWords =
  (who: Who, words: string): Change =>
  (doc) => {
    const seat = seatOf(doc, who.id)
    if (seat === null) return no('tables.not-seated')
    if (doc.status !== 'waiting') return no('tables.started')
    const clean = words
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
    if (clean.length > WORDS_LENGTH) return no('tables.words', { max: WORDS_LENGTH })
    return { ...doc, words: doc.words.map((w, i) => (i === seat ? clean || null : w)) }
  }

/** Makes a key with which somebody else may take one's seat; of a seat the newest key counts. */
export const handOver =
  (who: Who, key: string): Change =>
  (doc) => {
    const seat = seatOf(doc, who.id)
    if (seat === null) return no('tables.not-seated')
    if (doc.tournament !== undefined) return no('tables.tournament')
    if (doc.status === 'over') return no('table.over')
    return { ...doc, hands: { ...handsWithout(doc, seat), [key]: seat } }
  }

/** How many used links a table remembers, and how many hand-overs. */
const MOST_USED = 50

/** Takes the seat that a key stands for. */
export const takeSeat =
  (who: Who, key: string): Change =>
  (doc, now) => {
    const seat = Object.hasOwn(doc.hands, key) ? doc.hands[key] : undefined
    const there = seat === undefined ? undefined : doc.seats[seat]
    if (seat === undefined || there === undefined) return no('tables.key')
    if (doc.removed.includes(who.id)) return no('tables.removed')
    const mine = seatOf(doc, who.id)
    if (mine === seat) return no('tables.own-key')
    if (mine !== null) return no('tables.one-seat')
    const { [key]: _, ...hands } = doc.hands
    const taken = placed(doc, [seat, { ...OPEN_SEAT, ...sitter(who), since: now }])
    const host = doc.host === there.person && doc.status === 'waiting' ? who.id : doc.host
    const running =
      doc.time === null || !there.away
        ? doc.time
        : setClock(
            doc.time,
            seat,
            Math.max(doc.time.left[seat] ?? 0, graceOf(doc.clock)),
            doc.awaited.includes(seat) ? now : null,
          )
    const used = [...doc.used, key].slice(-MOST_USED)
    const before = there.person === null || doc.seq === 0 ? [] : [{ seat, person: there.person, until: doc.seq }]
    const stints = [...doc.stints, ...before].slice(-MOST_USED)
    return { ...taken, hands, host, time: running, request: null, used, stints }
  }

/** The host silences somebody in the chat of this table, or lets them speak again. */
export const silence =
  (who: Who, person: string, on: boolean): Change =>
  (doc) => {
    if (doc.host !== who.id) return no('tables.host-only')
    const others = doc.muted.filter((p) => p !== person)
    return { ...doc, muted: on ? [...others, person].slice(-100) : others }
  }
