// The live lines of the house: sockets on the same address as everything else, under /live.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { House } from '../house.ts'
import { originFits } from '../http/origin.ts'
import { LONGEST } from './frame.ts'
import { GOING_AWAY, Line, type Person, SIGNED_OUT } from './line.ts'
import { Speech } from './speech.ts'

const PATH = '/live'
/** A line that answers no ping within this time is gone. */
const HEARTBEAT_MS = 30_000

export interface Live {
  readonly sockets: number
  /** Closes the lines of somebody who signed out everywhere. */
  dismiss(person: string): void
  /** Says goodbye to everybody: their pages come back by themselves. */
  close(): Promise<void>
}

export function attachLive(server: Server, house: House): Live {
  const { settings, hall, log } = house
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const lines = new Map<WebSocket, Line>()
  /** What arrives before a line is ready waits for it. */
  const early = new Map<WebSocket, string[]>()
  const alive = new WeakSet<WebSocket>()
  const counts = new Map<string, number>()
  let closing = false

  const refuse = (socket: Duplex, status: string) => {
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
    wss.handleUpgrade(request, socket, head, (ws) => void welcome(ws, new Speech(socket), person, cookie))
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
    alive.add(this)
    const text = isBinary ? '' : data.toString()
    const line = lines.get(this)
    const waiting = early.get(this)
    if (line !== undefined) line.hear(text)
    else if (waiting !== undefined && waiting.length < 64) waiting.push(text)
  }
  function answered(this: WebSocket): void {
    alive.add(this)
  }
  function left(this: WebSocket): void {
    early.delete(this)
    lines.get(this)?.closed()
    lines.delete(this)
  }
  const broke = (error: Error) => log.debug({ err: error }, 'a live line broke')

  async function welcome(ws: WebSocket, speech: Speech, person: Person, cookie: string | undefined): Promise<void> {
    early.set(ws, [])
    alive.add(ws)
    ws.on('pong', answered)
    ws.on('error', broke)
    ws.on('message', heard)
    ws.on('close', left)
    try {
      const again = () => house.people.of(cookie)
      const line = await Line.open({ hall, tables: house.tables, ws, speech, again }, person)
      const waiting = early.get(ws)
      early.delete(ws)
      if (waiting === undefined) return line.closed()
      lines.set(ws, line)
      for (const text of waiting) line.hear(text)
    } catch (error) {
      log.error({ err: error }, 'a live line could not be opened')
      ws.close(1013)
    }
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void upgrade(request, socket, head).catch((error) => {
      log.error({ err: error }, 'a live line was refused')
      refuse(socket, '503 Service Unavailable')
    })
  server.on('upgrade', onUpgrade)

  const heartbeat = setInterval(() => {
    for (const ws of lines.keys()) {
      if (!alive.has(ws)) ws.terminate()
      else {
        alive.delete(ws)
        ws.ping()
      }
    }
  }, HEARTBEAT_MS)
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
