// The live lines of the house: sockets on the same address as everything else, under /live.

import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { originFits } from '../base/origin.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Hall } from '../tables/runtime/hall.ts'
import type { Tables } from '../tables/tables.ts'
import { LONGEST } from './frame.ts'
import { FrameWriter } from './frameWriter.ts'
import { GOING_AWAY, Line, type Person, SIGNED_OUT, TRY_LATER } from './line.ts'

const PATH = '/live'
/** A line that answers no ping within this time is gone: answering takes reading, and the ping cannot be guessed. */
const HEARTBEAT_MS = 30_000
/** How long a closed line may take to say goodbye. */
const GOODBYE_MS = 5000
/** Pieces in which one frame may arrive: as fragments of the protocol, and as packets. */
const FRAGMENTS = 64
const PACKETS = 1024

/** What the live lines need of their house. */
export interface LiveHouse {
  readonly settings: Settings
  readonly people: People
  readonly tables: Tables
  readonly hall: Hall
  readonly log: Logger
  /** The address a caller speaks from, as far as the settings trust those who say so. */
  addressOf(request: IncomingMessage): string
  /** Hears that something of a person has changed; the answer ends that. */
  onPerson(hear: (id: string) => void): () => void
}

export interface Live {
  readonly sockets: number
  /** Closes the lines of somebody who signed out everywhere. */
  dismiss(person: string): void
  /** Pings every line, and ends those that have not answered the last ping; happens by itself. */
  beat(): void
  /** Says goodbye to everybody: their pages come back by themselves. */
  close(): Promise<void>
}

export function attachLive(server: Server, house: LiveHouse): Live {
  const { settings, hall, log } = house
  // The types of `ws` do not know `closeTimeout` yet.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: LONGEST,
    maxFragments: FRAGMENTS,
    maxBufferedChunks: PACKETS,
    perMessageDeflate: false,
    clientTracking: true,
    closeTimeout: GOODBYE_MS,
    // A ping is answered by the line, which counts it and knows what still waits to be read.
    autoPong: false,
  }
  const wss = new WebSocketServer(options)
  const lines = new Map<WebSocket, Line>()
  const alive = new WeakSet<WebSocket>()
  let lastPing = randomBytes(8)
  const counts = new Map<string, number>()
  let closing = false

  /** Whoever is refused need not hang up: the socket ends when the answer is written. */
  const refuse = (socket: Duplex, status: string) => {
    socket.once('finish', destroyed)
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  function destroyed(this: Duplex): void {
    this.destroy()
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', destroyed)
    const path = (request.url ?? '').split('?', 1)[0]
    if (path !== PATH) return refuse(socket, '404 Not Found')
    if (closing) return refuse(socket, '503 Service Unavailable')
    if (!originFits(settings, request.headers)) return refuse(socket, '403 Forbidden')
    const address = house.addressOf(request)
    const count = counts.get(address) ?? 0
    if (settings.limits.sockets > 0 && count >= settings.limits.sockets) return refuse(socket, '429 Too Many Requests')
    counts.set(address, count + 1)
    countOff(socket, address)
    const { cookie } = request.headers
    const person = await house.people.of(cookie)
    if (person === null) return refuse(socket, '401 Unauthorized')
    if (socket.destroyed) return
    wss.handleUpgrade(request, socket, head, (ws) => void welcome(ws, new FrameWriter(socket), person, cookie))
  }

  /** Apart from the request, which would otherwise live as long as the socket. */
  function countOff(socket: Duplex, address: string): void {
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  }

  // The same for every socket: thousands of them need no closures of their own.
  function heard(this: WebSocket, data: RawData, isBinary: boolean): void {
    lines.get(this)?.hear(isBinary ? '' : data.toString())
  }
  function pinged(this: WebSocket, data: Buffer): void {
    lines.get(this)?.pinged(data)
  }
  function ponged(this: WebSocket, data: Buffer): void {
    if (lines.get(this)?.counted() && data.equals(lastPing)) alive.add(this)
  }
  function left(this: WebSocket): void {
    lines.get(this)?.closed()
    lines.delete(this)
  }
  const broke = (error: Error) => log.debug({ err: error }, 'a live line broke')

  async function welcome(
    ws: WebSocket,
    writer: FrameWriter,
    person: Person,
    cookie: string | undefined,
  ): Promise<void> {
    // Nothing is read before the line is ready.
    ws.pause()
    alive.add(ws)
    ws.on('ping', pinged)
    ws.on('pong', ponged)
    ws.on('error', broke)
    ws.on('message', heard)
    ws.on('close', left)
    try {
      const again = () => house.people.of(cookie)
      const line = await Line.open({ hall, tables: house.tables, ws, writer, again }, person)
      if (ws.readyState === ws.CLOSED) return line.closed()
      lines.set(ws, line)
      ws.resume()
    } catch (error) {
      log.error({ err: error }, 'a live line could not be opened')
      ws.resume()
      ws.close(TRY_LATER)
    }
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void upgrade(request, socket, head).catch((error) => {
      log.error({ err: error }, 'a live line was refused')
      refuse(socket, '503 Service Unavailable')
    })
  server.on('upgrade', onUpgrade)

  function beat(): void {
    lastPing = randomBytes(8)
    for (const ws of lines.keys()) {
      if (!alive.has(ws)) ws.terminate()
      else {
        alive.delete(ws)
        ws.ping(lastPing)
      }
    }
  }
  const heartbeat = setInterval(beat, HEARTBEAT_MS)
  heartbeat.unref()

  // Somebody changed what they want to read, or signed out: a line whose cookie no longer counts is closed.
  const silence = house.onPerson((id) => {
    for (const line of lines.values())
      if (line.person === id)
        line.refresh().catch((error) => log.warn({ err: error }, 'a live line could not be refreshed'))
  })

  return {
    get sockets() {
      return lines.size
    },
    beat,
    dismiss(person) {
      for (const line of lines.values()) if (line.person === person) line.close(SIGNED_OUT)
    },
    async close() {
      closing = true
      clearInterval(heartbeat)
      silence()
      server.off('upgrade', onUpgrade)
      for (const line of lines.values()) line.close(GOING_AWAY)
      await new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          for (const ws of wss.clients) ws.terminate()
        }, 1000)
        const look = () => {
          if (wss.clients.size > 0) return void setTimeout(look, 10)
          clearTimeout(late)
          resolve()
        }
        look()
      })
      wss.close()
    },
  }
}
