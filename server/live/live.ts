// The live connections of the house: sockets on the same address as everything else, under /live.

import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { networkOf } from '../base/address.ts'
import { HttpError } from '../base/httpError.ts'
import { originFits } from '../base/origin.ts'
import { tally } from '../base/tally.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Runtime } from '../tables/runtime/runtime.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection, GOING_AWAY, type Person, SIGNED_OUT, TRY_LATER } from './connection.ts'
import { LONGEST } from './frame.ts'
import { FrameWriter } from './frameWriter.ts'
import { LOOK_MS } from './pulse.ts'

const PATH = '/live'
/** A connection that answers no ping within this time is gone: answering takes reading, and the ping cannot be guessed. */
const HEARTBEAT_MS = 30_000
/** How long a closed connection may take to answer the close frame. */
const GOODBYE_MS = 5000
/** Pieces in which one frame may arrive: as fragments of the protocol, and as packets. */
const FRAGMENTS = 64
const PACKETS = 1024

/** What the live connections need of their house. */
export interface LiveHouse {
  readonly settings: Settings
  readonly people: People
  readonly tables: Tables
  readonly runtime: Runtime
  readonly log: Logger
  /** The address a caller speaks from, as far as the settings trust those who say so. */
  addressOf(request: IncomingMessage): string
  /** Hears that something of a person has changed; the answer ends that. */
  onPerson(hear: (id: string) => void): () => void
}

export interface Live {
  readonly sockets: number
  /** Those who have one. */
  readonly people: number
  /** Closes the connections of somebody who signed out everywhere. */
  dismiss(person: string): void
  /** Pings every connection, and ends those that have not answered the last ping; happens by itself. */
  beat(): void
  /** Says goodbye to everybody: their pages come back by themselves. */
  close(): Promise<void>
}

export function attachLive(server: Server, house: LiveHouse): Live {
  const connections = new Connections(server, house)
  return {
    get sockets() {
      return connections.sockets
    },
    get people() {
      return connections.people
    },
    beat: () => connections.beat(),
    dismiss: (person) => connections.dismiss(person),
    close: () => connections.close(),
  }
}

/** Whoever is refused need not hang up: the socket ends when the answer is written. */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', destroyed)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function destroyed(this: Duplex): void {
  this.destroy()
}

/** Whoever may not come is told so; any other failure is one. */
function banned(error: unknown): 'banned' {
  if (error instanceof HttpError && error.status === 403) return 'banned'
  throw error
}

async function stillWelcome(people: People, cookie: string | undefined): Promise<Person | null> {
  const person = await people.of(cookie).catch(banned)
  return person === 'banned' ? null : person
}

/** The types of `ws` do not know `closeTimeout` yet. */
const OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: LONGEST,
  maxFragments: FRAGMENTS,
  maxBufferedChunks: PACKETS,
  perMessageDeflate: false,
  clientTracking: true,
  closeTimeout: GOODBYE_MS,
  // A ping is answered by the connection, which counts it and knows what still waits to be read.
  autoPong: false,
}

class Connections implements Live {
  readonly #server: Server
  readonly #house: LiveHouse
  readonly #wss = new WebSocketServer(OPTIONS)
  readonly #connections = new Map<WebSocket, Connection>()
  /** Those that have answered the last ping. */
  readonly #alive = new WeakSet<WebSocket>()
  #lastPing = randomBytes(8)
  /** Sockets by address. */
  readonly #tally = tally()
  #closing = false
  readonly #heartbeat: NodeJS.Timeout
  readonly #looks: NodeJS.Timeout
  readonly #stopHearing: () => void
  readonly #onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** The same for every socket: thousands of them need no closures of their own. */
  readonly #handlers: Handlers

  constructor(server: Server, house: LiveHouse) {
    this.#server = server
    this.#house = house
    this.#handlers = this.#handlersOf()
    this.#onUpgrade = (request, socket, head) =>
      void this.#upgrade(request, socket, head).catch((error) => {
        house.log.error({ err: error }, 'a live connection was refused')
        refuse(socket, '503 Service Unavailable')
      })
    server.on('upgrade', this.#onUpgrade)
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
    this.#looks = setInterval(() => this.#lookForSilent(), LOOK_MS)
    this.#looks.unref()
    // Somebody changed what they want to read, or signed out: a connection whose cookie no longer counts is closed.
    this.#stopHearing = house.onPerson((id) => {
      for (const connection of this.#connections.values())
        if (connection.person === id)
          connection
            .refresh()
            .catch((error) => house.log.warn({ err: error }, 'a live connection could not be refreshed'))
    })
  }

  get sockets(): number {
    return this.#connections.size
  }

  get people(): number {
    return new Set([...this.#connections.values()].map((connection) => connection.person)).size
  }

  /** The friends of these people see that they are here; those without friends are nobody's business. */
  async #tellHere(): Promise<void> {
    const { runtime } = this.#house
    const known = new Set([...this.#connections.values()].filter((c) => c.hasFriends).map((c) => c.person))
    if (known.size > 0) await runtime.store.meeting.arrive([...known], runtime.node, runtime.now())
  }

  beat(): void {
    this.#tellHere().catch((error) => this.#house.log.warn({ err: error }, 'who is here could not be kept'))
    this.#lastPing = randomBytes(8)
    for (const ws of this.#connections.keys()) {
      if (!this.#alive.has(ws)) ws.terminate()
      else {
        this.#alive.delete(ws)
        ws.ping(this.#lastPing)
      }
    }
  }

  #lookForSilent(): void {
    const now = performance.now()
    for (const connection of this.#connections.values()) connection.look(now, this.#lastPing)
  }

  dismiss(person: string): void {
    for (const connection of this.#connections.values()) if (connection.person === person) connection.close(SIGNED_OUT)
  }

  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#heartbeat)
    clearInterval(this.#looks)
    this.#stopHearing()
    this.#server.off('upgrade', this.#onUpgrade)
    for (const connection of this.#connections.values()) connection.close(GOING_AWAY)
    const { clients } = this.#wss
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        for (const ws of clients) ws.terminate()
      }, 1000)
      const look = () => {
        if (clients.size > 0) return void setTimeout(look, 10)
        clearTimeout(late)
        resolve()
      }
      look()
    })
    this.#wss.close()
  }

  #handlersOf(): Handlers {
    const connections = this.#connections
    const alive = this.#alive
    const lastPing = () => this.#lastPing
    const { log, runtime } = this.#house
    const left = (person: string) => {
      if ([...connections.values()].some((c) => c.person === person)) return
      runtime.store.meeting
        .depart(person, runtime.node)
        .catch((error) => log.warn({ err: error }, 'who left could not be kept'))
    }
    return {
      message(data, isBinary) {
        const connection = connections.get(this)
        connection?.heard()
        connection?.hear(isBinary ? '' : data.toString())
      },
      ping(data) {
        connections.get(this)?.pinged(data)
      },
      pong(data) {
        const connection = connections.get(this)
        if (!connection?.counted() || !data.equals(lastPing())) return
        alive.add(this)
        connection.heard()
      },
      close() {
        const gone = connections.get(this)
        gone?.closed()
        connections.delete(this)
        if (gone?.hasFriends) left(gone.person)
      },
      error: (error) => log.debug({ err: error }, 'a live connection broke'),
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { settings, people, addressOf } = this.#house
    socket.on('error', destroyed)
    const path = (request.url ?? '').split('?', 1)[0]
    if (path !== PATH) return refuse(socket, '404 Not Found')
    if (this.#closing) return refuse(socket, '503 Service Unavailable')
    if (!originFits(settings, request.headers)) return refuse(socket, '403 Forbidden')
    if (!this.#tally.take(socket, addressOf(request), settings.limits.sockets))
      return refuse(socket, '429 Too Many Requests')
    const { cookie } = request.headers
    const person = await people.of(cookie).catch(banned)
    if (person === 'banned') return refuse(socket, '403 Forbidden')
    if (person === null) return refuse(socket, '401 Unauthorized')
    if (socket.destroyed) return
    this.#wss.handleUpgrade(
      request,
      socket,
      head,
      (ws) => void this.#welcome(ws, new FrameWriter(socket), person, request),
    )
  }

  async #welcome(ws: WebSocket, writer: FrameWriter, person: Person, request: IncomingMessage): Promise<void> {
    const { runtime, tables, people, log, addressOf } = this.#house
    const { cookie } = request.headers
    const network = networkOf(addressOf(request))
    // Nothing is read before the connection is ready.
    ws.pause()
    this.#alive.add(ws)
    const { ping, pong, error, message, close } = this.#handlers
    ws.on('ping', ping)
    ws.on('pong', pong)
    ws.on('error', error)
    ws.on('message', message)
    ws.on('close', close)
    try {
      const connection = await Connection.open(
        { runtime, tables, ws, writer, network, personNow: () => stillWelcome(people, cookie) },
        person,
      )
      if (ws.readyState === ws.CLOSED) return connection.closed()
      this.#connections.set(ws, connection)
      if (connection.hasFriends) await runtime.store.meeting.arrive([person.id], runtime.node, runtime.now())
      ws.resume()
    } catch (error) {
      log.error({ err: error }, 'a live connection could not be opened')
      ws.resume()
      ws.close(TRY_LATER)
    }
  }
}

/** What a socket calls, as itself. */
interface Handlers {
  message(this: WebSocket, data: RawData, isBinary: boolean): void
  ping(this: WebSocket, data: Buffer): void
  pong(this: WebSocket, data: Buffer): void
  close(this: WebSocket): void
  error(error: Error): void
}
