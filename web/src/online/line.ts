// The one live line to the server. It breaks and comes back; what was said and not yet acknowledged is said again.
import type { Channel, FromPage, FromServer } from '../../../wire/messages.ts'
import { WIRE_VERSION } from '../../../wire/messages.ts'

/** A socket as the browser gives it. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** What the line needs of the world around it. */
export interface World {
  dial(): Socket
  now(): number
  random(): number
  /** Calls back after so many milliseconds, unless it is told not to. */
  later(call: () => void, ms: number): () => void
}

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

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
/** A line that is silent this long is asked whether it is still there, and given up after as long again. */
const SILENCE = 12_000
const DIALLING = 10_000

interface Room {
  readonly c: Channel
  readonly table: string
  readonly key: string | undefined
  readonly hearer: Hearer
  readonly unanswered: Map<string, FromPage>
  /** The server has laid the table on this line: only now it listens to what is said at it. */
  laid: boolean
}

export function openLine(world: World, changed: () => void): Line {
  const rooms = new Map<Channel, Room>()
  const turnsHearers = new Set<(tables: readonly string[]) => void>()
  let lastTurns: readonly string[] | null = null
  let socket: Socket | null = null
  let state: LineState = 'calling'
  let ahead = 0
  let channels = 0
  let said = 0
  let tries = 0
  let welcomed = false
  let asked = false
  let closed = false
  let waiting: (() => void) | null = null
  let watching: (() => void) | null = null

  const become = (next: LineState) => {
    if (state === next) return
    state = next
    changed()
  }
  const send = (frame: FromPage) => {
    if (welcomed) socket?.send(JSON.stringify(frame))
  }
  const enter = (room: Room) => {
    const { c, table, key, hearer } = room
    const seen = hearer.seen()
    send({ t: 'join', c, table, ...(key === undefined ? {} : { key }), ...(seen === undefined ? {} : { seen }) })
    room.laid = false
  }

  function dial(): void {
    waiting?.()
    waiting = null
    const mine = world.dial()
    socket = mine
    welcomed = false
    asked = false
    listenFor(DIALLING, () => lost(mine))
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return
      asked = false
      const frame = read(data)
      if (frame !== null) hear(frame)
      if (welcomed) watch(mine)
    }
    mine.onclose = () => lost(mine)
  }

  /** One timer watches the line, whatever it waits for. */
  function listenFor(ms: number, give: () => void): void {
    watching?.()
    watching = world.later(give, ms)
  }
  function watch(mine: Socket): void {
    listenFor(SILENCE, () => {
      if (asked) return lost(mine)
      asked = true
      send({ t: 'ping' })
      watch(mine)
    })
  }

  function lost(mine: Socket): void {
    if (socket !== mine) return
    socket = null
    welcomed = false
    watching?.()
    watching = null
    mine.onclose = mine.onmessage = mine.onopen = null
    try {
      mine.close()
    } catch {
      // It is closed already.
    }
    if (closed || state === 'outdated') return
    become('broken')
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
    tries++
    // Half fixed, half chance: after a restart not everybody comes back at the same moment.
    waiting = world.later(dial, most / 2 + (most / 2) * world.random())
  }

  function hear(frame: FromServer): void {
    if (frame.t === 'welcome') {
      ahead = frame.now - world.now()
      if (frame.wire > WIRE_VERSION) {
        become('outdated')
        return
      }
      welcomed = true
      tries = 0
      become('open')
      for (const room of rooms.values()) enter(room)
      if (turnsHearers.size > 0) send({ t: 'turns' })
    } else if (frame.t === 'pong') ahead = frame.now - world.now()
    else if (frame.t === 'turns') {
      lastTurns = frame.tables
      for (const heard of turnsHearers) heard(frame.tables)
    } else if (frame.t === 'done' || frame.t === 'refused') {
      for (const room of rooms.values()) if (room.unanswered.delete(frame.id)) room.hearer.hear(frame)
    } else if (frame.t === 'problem') {
      if (frame.c !== undefined) rooms.get(frame.c)?.hearer.hear(frame)
    } else {
      const room = rooms.get(frame.c)
      room?.hearer.hear(frame)
      if (room === undefined || frame.t !== 'table') return
      room.laid = true
      for (const said of room.unanswered.values()) send(said)
    }
  }

  dial()

  return {
    get state() {
      return state
    },
    get ahead() {
      return ahead
    },
    join(table, key, hearer) {
      const room: Room = { c: ++channels, table, key, hearer, unanswered: new Map(), laid: false }
      rooms.set(room.c, room)
      enter(room)
      return {
        say(what) {
          const id = `${Math.floor(world.random() * 2 ** 48).toString(36)}-${++said}`
          const frame = { ...what, c: room.c, id } as FromPage
          room.unanswered.set(id, frame)
          if (room.laid) send(frame)
          return id
        },
        again: () => enter(room),
        leave() {
          rooms.delete(room.c)
          send({ t: 'leave', c: room.c })
        },
      }
    },
    turns(heard) {
      turnsHearers.add(heard)
      if (lastTurns !== null) heard(lastTurns)
      else if (turnsHearers.size === 1) send({ t: 'turns' })
      return () => turnsHearers.delete(heard)
    },
    nudge() {
      if (closed || state === 'outdated') return
      if (socket === null) {
        tries = 0
        dial()
      } else if (welcomed) {
        // It may be dead without knowing: a short answer decides.
        const mine = socket
        asked = true
        send({ t: 'ping' })
        listenFor(SILENCE / 3, () => lost(mine))
      }
    },
    close() {
      closed = true
      waiting?.()
      watching?.()
      const mine = socket
      socket = null
      mine?.close()
    },
  }
}

function read(data: unknown): FromServer | null {
  try {
    const frame: unknown = JSON.parse(String(data))
    return typeof frame === 'object' && frame !== null && 't' in frame ? (frame as FromServer) : null
  } catch {
    return null
  }
}
