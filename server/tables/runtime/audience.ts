// The subscribers of one table on this node, grouped by seat: what several see alike is written once.
import type { Event, Seat, State } from '../../../kernel/words.ts'
import type { Deed } from '../../../match/story.ts'
import type { NoUndo } from '../../../match/trail.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import { toldTo } from '../../../wire/told.ts'
import { type Applied, type LoadedMatch, mayRedo, noUndoFor } from './loadedMatch.ts'
import { changes, shown } from './shown.ts'

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
  sendEntry(match: LoadedMatch, applied: Applied, left: readonly (number | null)[] | null): void
  /** The written difference of the table's info. */
  sendInfo(change: string, except: Subscriber | null): void
  sendChat(line: ChatLine): void
  subscribers(): Subscriber[]
}

/** What a seat sees; what happened is told beside it. */
export const shownTo = ({ standing }: LoadedMatch, seat: Seat | null): State =>
  shown(standing.game, standing.state, seat)

const open = (events: readonly Event[]) => events.every((e) => e.only === undefined)

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
    view: match === null ? null : shownTo(match, seat),
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
    sendEntry(match, entered, left) {
      tellEntry([...groups.values()], match, entered, left, matchSent)
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

/** Tells everybody of an entry: to each seat what it may see of it, written once where all hear the same. */
function tellEntry(
  list: readonly SeatGroup[],
  match: LoadedMatch,
  { seq, at, before, keep, back: taken }: Applied,
  left: readonly (number | null)[] | null,
  matchSent: boolean,
): void {
  const clocks = left === null ? '' : `,"at":${at},"left":${JSON.stringify(left)}`
  const fresh = match.standing.story.slice(keep)
  // An entry that newer rules passed over adds no line: it is told as if it had been taken back.
  const back = taken || fresh.length === 0
  // What everybody may hear is written once.
  const shared = fresh.every((deed) => open(deed.events))
  let told: string | null = null
  const { game, state } = match.standing
  const seats = list.map((group) => group.seat)
  const views = matchSent
    ? changes(game, before, state, seats)
    : seats.map((seat) => JSON.stringify([shownTo(match, seat)]))
  for (let i = 0; i < list.length; i++) {
    const group = list[i] as SeatGroup
    const { seat, subscribers } = group
    if (told === null || !shared)
      told = JSON.stringify(back ? fresh.map((d) => toldTo(d, seat)) : toldTo(fresh[0] as Deed, seat))
    const { noUndo, canRedo } = group
    refresh(group, match)
    const change = views[i]
    if (back) {
      const may = `"noUndo":${JSON.stringify(group.noUndo)},"canRedo":${group.canRedo}`
      sendTo(subscribers, 'back', `"seq":${seq},"keep":${keep},"story":${told},"view":${change}${clocks},${may}}`)
    } else {
      let may = group.noUndo === noUndo ? '' : `,"noUndo":${JSON.stringify(group.noUndo)}`
      if (group.canRedo !== canRedo) may += `,"canRedo":${group.canRedo}`
      sendTo(subscribers, 'moved', `"seq":${seq},"told":${told},"view":${change}${clocks}${may}}`)
    }
  }
}
