// Keeps one socket to the server: dials, listens whether it is still there, and dials again when it is not.
import type { FromPage, FromServer } from '../../../wire/messages.ts'

/** A socket as the browser gives it. */
export interface Socket {
  readonly readyState: number
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

/** Whoever wants to hear what comes. */
export interface Listener {
  heard(frame: FromServer): void
  /** The socket is lost; it is dialled again by itself. */
  lost(): void
}

export interface Dialler {
  /** Sends a frame; nothing before the server has greeted. */
  send(frame: FromPage): void
  /** The server has greeted: from now on it listens. */
  greeted(): void
  /** Tries now, or asks at once whether the other end is still there. */
  nudge(): void
  /** Never dials again. */
  giveUp(): void
  close(): void
}

/** `readyState` of a socket that takes frames; one that is closing drops them and grumbles. */
const OPEN = 1
const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
/** A line that is silent this long is asked whether it is still there, and given up after as long again. */
const SILENCE = 12_000
const DIALLING = 10_000

/** A timer that waits for one thing at a time. */
function timerOf(world: World) {
  let stop: (() => void) | null = null
  const clear = () => {
    stop?.()
    stop = null
  }
  const set = (ms: number, call: () => void) => {
    clear()
    stop = world.later(call, ms)
  }
  return { set, clear }
}

/** How long to wait before the next try. Half fixed, half chance: after a restart not everybody comes back at once. */
function waitAfter(tries: number, chance: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return most / 2 + (most / 2) * chance
}

export function diallerOf(world: World, listener: Listener): Dialler {
  const redial = timerOf(world)
  const silence = timerOf(world)
  let socket: Socket | null = null
  let tries = 0
  let greeted = false
  /** The other end was asked whether it is still there, and has not answered yet. */
  let asked = false
  let ended = false

  const send = (frame: FromPage) => {
    if (greeted && socket?.readyState === OPEN) socket.send(JSON.stringify(frame))
  }
  function ping(): void {
    asked = true
    send({ t: 'ping' })
  }
  function dial(): void {
    redial.clear()
    const mine = world.dial()
    socket = mine
    greeted = false
    asked = false
    silence.set(DIALLING, () => lost(mine))
    mine.onmessage = ({ data }) => heard(mine, read(data))
    mine.onclose = () => lost(mine)
  }
  function heard(mine: Socket, frame: FromServer | null): void {
    if (socket !== mine) return
    asked = false
    if (frame !== null) listener.heard(frame)
    if (greeted) watch(mine)
  }
  function watch(mine: Socket): void {
    silence.set(SILENCE, () => {
      if (asked) return lost(mine)
      ping()
      watch(mine)
    })
  }
  function lost(mine: Socket): void {
    if (socket !== mine) return
    socket = null
    greeted = false
    silence.clear()
    hangUp(mine)
    if (ended) return
    listener.lost()
    redial.set(waitAfter(tries++, world.random()), dial)
  }
  function nudge(): void {
    if (ended) return
    const mine = socket
    if (mine === null) {
      tries = 0
      dial()
    } else if (greeted) {
      // It may be dead without knowing: a short answer decides.
      ping()
      silence.set(SILENCE / 3, () => lost(mine))
    }
  }

  dial()
  const answered = () => {
    greeted = true
    tries = 0
  }
  const giveUp = () => {
    ended = true
  }
  const close = () => {
    giveUp()
    redial.clear()
    silence.clear()
    if (socket !== null) hangUp(socket)
    socket = null
  }
  return { send, greeted: answered, nudge, giveUp, close }
}

/** Nothing more is heard of this socket. */
function hangUp(socket: Socket): void {
  socket.onclose = socket.onmessage = socket.onopen = null
  try {
    socket.close()
  } catch {
    // It is closed already.
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
