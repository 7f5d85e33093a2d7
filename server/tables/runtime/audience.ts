// Those who look at one table from this node. All who see the same hear the same words, made once.
import type { Event, Seat, State } from '../../../kernel/words.ts'
import type { Deed } from '../../../match/story.ts'
import type { NoUndo } from '../../../match/trail.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import { toldTo } from '../../../wire/told.ts'
import { type Applied, mayRedo, noUndoFor, type Opened } from './opened.ts'
import { changes, shown } from './shown.ts'

/** A live line, as far as a table needs it. */
export interface Listener {
  readonly person: string
  send(text: string): void
  /** Does not want to read this person. */
  mutes(person: string): boolean
}

/** One line's look at one table. */
export interface Watch {
  readonly listener: Listener
  readonly c: number
  seat: Seat | null
}

/** All watches that see the same: of a seat, or of no seat. */
interface Circle {
  readonly seat: Seat | null
  readonly watches: Set<Watch>
  noUndo: NoUndo | null
  canRedo: boolean
}

export interface Audience {
  add(watch: Watch, opened: Opened | null): void
  remove(watch: Watch): void
  readonly empty: boolean
  readonly watchers: number
  here(person: string): boolean
  people(): string[]
  /** The match has begun, or was opened anew: everybody gets the table as it is now. */
  lay(opened: Opened | null, frame: (watch: Watch) => string): void
  /** People have changed places: whoever sees with other eyes now gets the table anew. */
  reseat(seatOf: (person: string) => Seat | null, opened: Opened | null, frame: (watch: Watch) => string): void
  entered(opened: Opened, applied: Applied, left: readonly (number | null)[] | null): void
  /** The written difference of the table's info. */
  info(change: string, except: Watch | null): void
  chat(line: ChatLine): void
  watches(): Watch[]
}

/** What a seat sees; what happened is told beside it. */
export const shownTo = ({ standing }: Opened, seat: Seat | null): State => shown(standing.game, standing.state, seat)

const open = (events: readonly Event[]) => events.every((e) => e.only === undefined)

/** The whole table, or after a broken line what came since. */
export function tableFrame(
  { c, seat }: Watch,
  info: TableInfo,
  opened: Opened | null,
  chat: readonly ChatLine[],
  seen: number | null,
  now: number,
): string {
  const deeds = opened?.standing.story ?? []
  const fresh = opened === null || seen === null || seen < opened.lastBack || seen > opened.standing.last
  const from = fresh ? 0 : deeds.findIndex((d) => d.at >= seen)
  const story = from < 0 ? [] : deeds.slice(from).map((deed) => toldTo(deed, seat))
  const frame: FromServer = {
    t: 'table',
    c,
    info,
    seat,
    seq: opened?.standing.last ?? 0,
    view: opened === null ? null : shownTo(opened, seat),
    from: from < 0 ? deeds.length : from,
    story,
    chat,
    noUndo: noUndoFor(opened, seat),
    canRedo: mayRedo(opened, seat),
    now,
  }
  return JSON.stringify(frame)
}

function say(watches: Iterable<Watch>, t: string, rest: string): void {
  const head = `{"t":"${t}","c":`
  for (const { listener, c } of watches) listener.send(`${head}${c},${rest}`)
}

function refresh(circle: Circle, opened: Opened | null): void {
  circle.noUndo = noUndoFor(opened, circle.seat)
  circle.canRedo = mayRedo(opened, circle.seat)
}

export function audienceOf(): Audience {
  const circles = new Map<Seat | null, Circle>()

  const everyone = function* (): Generator<Watch> {
    for (const circle of circles.values()) yield* circle.watches
  }
  /** Whether those who look have seen the match; while the table waits for players there is none. */
  let laid = false

  const add = (watch: Watch, opened: Opened | null) => {
    let circle = circles.get(watch.seat)
    if (circle === undefined) {
      if (circles.size === 0) laid = opened !== null
      circle = { seat: watch.seat, watches: new Set(), noUndo: null, canRedo: false }
      circles.set(watch.seat, circle)
      refresh(circle, opened)
    }
    circle.watches.add(watch)
  }
  const remove = (watch: Watch) => {
    const circle = circles.get(watch.seat)
    circle?.watches.delete(watch)
    if (circle?.watches.size === 0) circles.delete(watch.seat)
  }

  return {
    add,
    remove,
    get empty() {
      return circles.size === 0
    },
    get watchers() {
      return circles.get(null)?.watches.size ?? 0
    },
    here(person) {
      for (const { listener, seat } of everyone()) if (seat !== null && listener.person === person) return true
      return false
    },
    people: () => [...new Set([...everyone()].filter((w) => w.seat !== null).map((w) => w.listener.person))],
    lay(opened, frame) {
      laid = opened !== null
      for (const circle of circles.values()) {
        refresh(circle, opened)
        for (const watch of circle.watches) watch.listener.send(frame(watch))
      }
    },
    reseat(seatOf, opened, frame) {
      for (const watch of [...everyone()]) {
        const seat = seatOf(watch.listener.person)
        if (seat === watch.seat) continue
        remove(watch)
        watch.seat = seat
        add(watch, opened)
        watch.listener.send(frame(watch))
      }
    },
    entered(opened, entered, left) {
      tellEntry([...circles.values()], opened, entered, left, laid)
      laid = true
    },
    info(change, except) {
      say(
        everyone().filter((watch) => watch !== except),
        'info',
        `"info":${change}}`,
      )
    },
    chat(line) {
      const rest = `"line":${JSON.stringify(line)}}`
      const readers =
        line.person === null ? everyone() : [...everyone()].filter((w) => !w.listener.mutes(line.person as string))
      say(readers, 'chat', rest)
    },
    watches: () => [...everyone()],
  }
}

/** Tells everybody of an entry: to each seat what it may see of it, written once where all hear the same. */
function tellEntry(
  list: readonly Circle[],
  opened: Opened,
  { seq, at, before, keep, back: taken }: Applied,
  left: readonly (number | null)[] | null,
  laid: boolean,
): void {
  const clocks = left === null ? '' : `,"at":${at},"left":${JSON.stringify(left)}`
  const fresh = opened.standing.story.slice(keep)
  // An entry that newer rules passed over adds no line: it is told as if it had been taken back.
  const back = taken || fresh.length === 0
  // What everybody may hear is written once.
  const shared = fresh.every((deed) => open(deed.events))
  let told: string | null = null
  const { game, state } = opened.standing
  const seats = list.map((circle) => circle.seat)
  const views = laid
    ? changes(game, before, state, seats)
    : seats.map((seat) => JSON.stringify([shownTo(opened, seat)]))
  for (let i = 0; i < list.length; i++) {
    const circle = list[i] as Circle
    const { seat, watches } = circle
    if (told === null || !shared)
      told = JSON.stringify(back ? fresh.map((d) => toldTo(d, seat)) : toldTo(fresh[0] as Deed, seat))
    const { noUndo, canRedo } = circle
    refresh(circle, opened)
    const change = views[i]
    if (back) {
      const may = `"noUndo":${JSON.stringify(circle.noUndo)},"canRedo":${circle.canRedo}`
      say(watches, 'back', `"seq":${seq},"keep":${keep},"story":${told},"view":${change}${clocks},${may}}`)
    } else {
      let may = circle.noUndo === noUndo ? '' : `,"noUndo":${JSON.stringify(circle.noUndo)}`
      if (circle.canRedo !== canRedo) may += `,"canRedo":${circle.canRedo}`
      say(watches, 'moved', `"seq":${seq},"told":${told},"view":${change}${clocks}${may}}`)
    }
  }
}
