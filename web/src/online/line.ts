// The one live line to the server. It breaks and comes back; what was said and not yet acknowledged is said again.
import { type Channel, type FromPage, type FromServer, WIRE_VERSION } from '../../../wire/messages.ts'
import { diallerOf, type World } from './dialler.ts'

/** `outdated`: the server speaks a newer language than this page. */
export type LineState = 'calling' | 'open' | 'broken' | 'outdated'

/** What is said about one table, without its channel and id: the line adds them. */
export type Said = FromPage extends infer F
  ? F extends { readonly c: Channel; readonly id: string }
    ? Omit<F, 'c' | 'id'>
    : never
  : never

export interface Hearer {
  /** Frames about this table, and the fate of what was said at it. */
  hear(frame: FromServer): void
  /** The last number heard, for a line that comes back; undefined before the first. */
  seen(): number | undefined
}

export interface Joined {
  /** Says something at the table; returns its id. It is kept and said again until the server has answered. */
  say(said: Said): string
  /** Asks for the table anew: a number was missed. */
  again(): void
  leave(): void
}

export interface Line {
  readonly state: LineState
  /** Milliseconds the server's clock is ahead of ours. */
  readonly ahead: number
  join(table: string, key: string | undefined, hearer: Hearer): Joined
  /** Hears at which tables it is one's turn; returns how to stop. */
  turns(hear: (tables: readonly string[]) => void): () => void
  /** The network is said to be back, or the page is looked at again: try now. */
  nudge(): void
  close(): void
}

/** A table joined on this line. */
interface Seating {
  readonly c: Channel
  readonly table: string
  readonly key: string | undefined
  readonly hearer: Hearer
  readonly unanswered: Map<string, FromPage>
  /** The server has laid the table on this line: only now it listens to what is said at it. */
  laid: boolean
}

export function openLine(world: World, changed: () => void): Line {
  let state: LineState = 'calling'
  let ahead = 0
  const become = (next: LineState) => {
    if (state === next) return
    state = next
    changed()
  }
  const dialler = diallerOf(world, {
    lost: () => become('broken'),
    heard(frame) {
      if (frame.t === 'welcome' || frame.t === 'pong') ahead = frame.now - world.now()
      if (frame.t === 'welcome') welcome(frame.wire)
      else if (frame.t === 'turns') turns.hear(frame.tables)
      else tables.hear(frame)
    },
  })
  const tables = tablesOf(world, dialler.send)
  const turns = turnsOf(dialler.send)

  function welcome(wire: number): void {
    if (wire > WIRE_VERSION) {
      dialler.giveUp()
      become('outdated')
      return
    }
    dialler.greeted()
    become('open')
    tables.enter()
    turns.ask()
  }

  return {
    get state() {
      return state
    },
    get ahead() {
      return ahead
    },
    join: tables.join,
    turns: turns.listen,
    nudge: dialler.nudge,
    close: dialler.close,
  }
}

/** The tables joined on a line: each has its channel, and what was said at it and not yet answered. */
function tablesOf(world: World, send: (frame: FromPage) => void) {
  const joined = new Map<Channel, Seating>()
  let channels = 0
  let said = 0

  function enter(seating: Seating): void {
    const { c, table, key, hearer } = seating
    const seen = hearer.seen()
    send({ t: 'join', c, table, ...(key === undefined ? {} : { key }), ...(seen === undefined ? {} : { seen }) })
    seating.laid = false
  }

  return {
    /** Joins every table again, on a line that has come back. */
    enter() {
      for (const seating of joined.values()) enter(seating)
    },
    hear(frame: Exclude<FromServer, { t: 'welcome' | 'turns' }>): void {
      if (frame.t === 'pong') return
      if (frame.t === 'done' || frame.t === 'refused') {
        for (const { unanswered, hearer } of joined.values()) if (unanswered.delete(frame.id)) hearer.hear(frame)
        return
      }
      const seating = frame.c === undefined ? undefined : joined.get(frame.c)
      seating?.hearer.hear(frame)
      if (seating === undefined || frame.t !== 'table') return
      seating.laid = true
      for (const unanswered of seating.unanswered.values()) send(unanswered)
    },
    join(table: string, key: string | undefined, hearer: Hearer): Joined {
      const seating: Seating = { c: ++channels, table, key, hearer, unanswered: new Map(), laid: false }
      joined.set(seating.c, seating)
      enter(seating)
      return {
        say(what) {
          const id = `${Math.floor(world.random() * 2 ** 48).toString(36)}-${++said}`
          const frame = { ...what, c: seating.c, id } as FromPage
          seating.unanswered.set(id, frame)
          if (seating.laid) send(frame)
          return id
        },
        again: () => enter(seating),
        leave() {
          joined.delete(seating.c)
          send({ t: 'leave', c: seating.c })
        },
      }
    },
  }
}

/** Who wants to hear at which tables it is one's turn. */
function turnsOf(send: (frame: FromPage) => void) {
  const hearers = new Set<(tables: readonly string[]) => void>()
  let last: readonly string[] | null = null
  return {
    ask() {
      if (hearers.size > 0) send({ t: 'turns' })
    },
    hear(tables: readonly string[]) {
      last = tables
      for (const heard of hearers) heard(tables)
    },
    listen(heard: (tables: readonly string[]) => void): () => void {
      hearers.add(heard)
      if (last !== null) heard(last)
      else if (hearers.size === 1) send({ t: 'turns' })
      return () => hearers.delete(heard)
    },
  }
}
