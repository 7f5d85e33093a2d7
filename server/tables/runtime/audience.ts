// The subscribers of one table on this node, grouped by seat: what several see alike is written once.
import type { Seat } from '../../../kernel/words.ts'
import type { Entered } from '../../../match/standing.ts'
import type { NoUndo } from '../../../match/trail.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import { toldTo } from '../../../wire/told.ts'
import { type LoadedMatch, mayRedo, noUndoFor } from './loadedMatch.ts'
import { shownTo, type Telling, tellingOf } from './telling.ts'

/** A live connection, as far as a table needs it; with several nodes it may as well be another node. */
export interface Listener {
  readonly person: string
  send(text: string): void
  /** Has not been heard of for some seconds: nobody is shown as present through it. */
  readonly silent?: boolean
  /** Does not want to read this person. */
  mutes(person: string): boolean
}

/** One connection at one table, by the channel it chose. */
export interface Subscriber {
  readonly listener: Listener
  readonly c: number
  seat: Seat | null
}

/** All subscribers that see the same: those of a seat, or those who watch. */
interface SeatGroup {
  readonly seat: Seat | null
  readonly subscribers: Set<Subscriber>
  noUndo: NoUndo | null
  canRedo: boolean
}

export interface Audience {
  add(subscriber: Subscriber, match: LoadedMatch | null): void
  remove(subscriber: Subscriber): void
  readonly empty: boolean
  readonly watchers: number
  here(person: string): boolean
  /** Somebody else looks at the table, too. */
  hasOthers(person: string): boolean
  /** Looks at the table, with a seat or without. */
  present(person: string): boolean
  people(): string[]
  /** The match has begun, or was loaded anew: everybody gets the table as it is now. */
  sendTable(match: LoadedMatch | null, frame: (subscriber: Subscriber) => string): void
  /** People have changed places: whoever sees with other eyes now gets the table anew. */
  reseat(
    seatOf: (person: string) => Seat | null,
    match: LoadedMatch | null,
    frame: (subscriber: Subscriber) => string,
  ): void
  /** What all will hear of an entry once it is kept; null where nobody looks. */
  tellingOf(match: LoadedMatch, entered: Entered): Telling | null
  /** Until then somebody may have left, but nobody has come: whoever does waits for their turn at the table. */
  sendEntry(match: LoadedMatch, telling: Telling, at: number, left: readonly (number | null)[] | null): void
  /** The written difference of the table's info. */
  sendInfo(change: string, except: Subscriber | null): void
  sendChat(line: ChatLine): void
  subscribers(): Subscriber[]
}

/** The whole table, or after a broken line what came since. */
export function tableFrame(
  { c, seat }: Subscriber,
  info: TableInfo,
  match: LoadedMatch | null,
  chat: readonly ChatLine[],
  seen: number | null,
  now: number,
): string {
  const deeds = match?.standing.story ?? []
  const fresh = match === null || seen === null || seen < match.lastBack || seen > match.standing.last
  const from = fresh ? 0 : deeds.findIndex((d) => d.at >= seen)
  const story = from < 0 ? [] : deeds.slice(from).map((deed) => toldTo(deed, seat))
  const frame: FromServer = {
    t: 'table',
    c,
    info,
    seat,
    seq: match?.standing.last ?? 0,
    view: match === null ? null : shownTo(match.standing, seat),
    from: from < 0 ? deeds.length : from,
    story,
    chat,
    noUndo: noUndoFor(match, seat),
    canRedo: mayRedo(match, seat),
    now,
  }
  return JSON.stringify(frame)
}

function sendTo(subscribers: Iterable<Subscriber>, t: string, rest: string): void {
  const head = `{"t":"${t}","c":`
  for (const { listener, c } of subscribers) listener.send(`${head}${c},${rest}`)
}

function refresh(group: SeatGroup, match: LoadedMatch | null): void {
  group.noUndo = noUndoFor(match, group.seat)
  group.canRedo = mayRedo(match, group.seat)
}

/** Asked of every connection again and again: without a generator and its objects. */
function someOther(groups: Iterable<SeatGroup>, person: string): boolean {
  for (const { subscribers } of groups)
    for (const { listener } of subscribers) if (listener.person !== person) return true
  return false
}

export function audienceOf(): Audience {
  const groups = new Map<Seat | null, SeatGroup>()

  const everyone = function* (): Generator<Subscriber> {
    for (const group of groups.values()) yield* group.subscribers
  }
  /** Those who sit here and were heard of. */
  const present = () => everyone().filter(({ seat, listener }) => seat !== null && listener.silent !== true)
  /** Whether the subscribers have been sent the match; while the table waits for players there is none. */
  let matchSent = false

  const add = (subscriber: Subscriber, match: LoadedMatch | null) => {
    let group = groups.get(subscriber.seat)
    if (group === undefined) {
      if (groups.size === 0) matchSent = match !== null
      group = { seat: subscriber.seat, subscribers: new Set(), noUndo: null, canRedo: false }
      groups.set(subscriber.seat, group)
      refresh(group, match)
    }
    group.subscribers.add(subscriber)
  }
  const remove = (subscriber: Subscriber) => {
    const group = groups.get(subscriber.seat)
    group?.subscribers.delete(subscriber)
    if (group?.subscribers.size === 0) groups.delete(subscriber.seat)
  }

  return {
    add,
    remove,
    get empty() {
      return groups.size === 0
    },
    get watchers() {
      return groups.get(null)?.subscribers.size ?? 0
    },
    hasOthers: (person) => someOther(groups.values(), person),
    here: (person) => present().some(({ listener }) => listener.person === person),
    present: (person) => everyone().some(({ listener }) => listener.person === person),
    people: () => [...new Set(present().map(({ listener }) => listener.person))],
    sendTable(match, frame) {
      matchSent = match !== null
      for (const group of groups.values()) {
        refresh(group, match)
        for (const subscriber of group.subscribers) subscriber.listener.send(frame(subscriber))
      }
    },
    reseat(seatOf, match, frame) {
      for (const subscriber of [...everyone()]) {
        const seat = seatOf(subscriber.listener.person)
        if (seat === subscriber.seat) continue
        remove(subscriber)
        subscriber.seat = seat
        add(subscriber, match)
        subscriber.listener.send(frame(subscriber))
      }
    },
    tellingOf: (match, entered) =>
      groups.size === 0 ? null : tellingOf(match.standing, entered, [...groups.keys()], !matchSent),
    sendEntry(match, telling, at, left) {
      tellEntry(groups, match, telling, left === null ? '' : `,"at":${at},"left":${JSON.stringify(left)}`)
      matchSent = true
    },
    sendInfo(change, except) {
      sendTo(
        everyone().filter((subscriber) => subscriber !== except),
        'info',
        `"info":${change}}`,
      )
    },
    sendChat(line) {
      const rest = `"line":${JSON.stringify(line)}}`
      const { person } = line
      const readers = person === null ? everyone() : everyone().filter((one) => !one.listener.mutes(person))
      sendTo(readers, 'chat', rest)
    },
    subscribers: () => [...everyone()],
  }
}

/** Tells everybody of an entry, with what each may take back now. */
function tellEntry(
  groups: ReadonlyMap<Seat | null, SeatGroup>,
  match: LoadedMatch,
  { kind, seats, texts }: Telling,
  clocks: string,
): void {
  for (let i = 0; i < seats.length; i++) {
    const group = groups.get(seats[i] as Seat | null)
    if (group === undefined) continue
    const { noUndo, canRedo } = group
    refresh(group, match)
    let may = ''
    if (kind === 'back' || group.noUndo !== noUndo) may += `,"noUndo":${JSON.stringify(group.noUndo)}`
    if (kind === 'back' || group.canRedo !== canRedo) may += `,"canRedo":${group.canRedo}`
    sendTo(group.subscribers, kind, `${texts[i]}${clocks}${may}}`)
  }
}
