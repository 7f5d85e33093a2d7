// A line that sends and never reads, as an attacker would hold one: a bare socket that stops reading after the handshake.
import { connect, type Socket } from 'node:net'

const MASK = 0x80
const KEY = Buffer.from('chantier-unread!').toString('base64')

const WHOLE = 0x80

/** A frame of a client, whole unless said otherwise; its mask is zero, so that it need not be applied. */
function framed(opcode: number, payload: Buffer, whole = WHOLE): Buffer {
  const head = [whole | opcode]
  if (payload.length < 126) head.push(MASK | payload.length)
  else head.push(MASK | 126, payload.length >> 8, payload.length & 255)
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload])
}

/** The largest control frames there are, which are answered in full. */
export const PING = framed(9, Buffer.alloc(125, 'p'))
export const PONG = framed(10, Buffer.alloc(125, 'p'))
/** The beginning of a text that comes in pieces, and a piece that is not the last. */
export const FIRST_PIECE = framed(1, Buffer.from('{'), 0)
export const PIECE = framed(0, Buffer.alloc(0), 0)
export const textFrame = (text: string): Buffer => framed(1, Buffer.from(text))

export interface Unread {
  /** Sends the same frame again and again, as fast as the socket takes it; how many went out before the line was cut. */
  flood(frame: Buffer, most: number): Promise<number>
  /** Sends one frame more, unless others wait: a socket that is not read learns only by writing that it was cut. */
  knock(frame: Buffer): void
  /** Reads again until this was said, one sign a byte. */
  until(said: string): Promise<void>
  /** The other side has ended the line. */
  readonly cut: boolean
  end(): void
}

export async function unreadTo(address: string, cookie: string): Promise<Unread> {
  const { hostname, port, origin } = new URL(address)
  const socket = connect(Number(port), hostname)
  let cut = false
  socket.on('error', () => {})
  socket.on('close', () => {
    cut = true
  })
  const lines = [
    'GET /live HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString('latin1'))))
  socket.pause()
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`no live connection: ${answer.slice(0, 40)}`)
  return {
    get cut() {
      return cut
    },
    async flood(frame, most) {
      const many = Math.min(most, Math.ceil(65_536 / frame.length))
      const batch = Buffer.concat(Array.from({ length: many }, () => frame))
      let sent = 0
      for (; sent < most && !cut; sent += many) if (!socket.write(batch)) await drained(socket)
      return sent
    },
    knock(frame) {
      if (!cut && !socket.writableNeedDrain) socket.write(frame)
    },
    async until(said) {
      let heard = ''
      for await (const data of socket.iterator({ destroyOnReturn: false })) {
        heard += (data as Buffer).toString('latin1')
        if (heard.includes(said)) return
      }
      throw new Error(`the line ended without ${said}`)
    },
    end: () => void socket.destroy(),
  }
}

/** Asks for this address again and again on one connection, and reads nothing; the answer ends it. */
export async function unreadAnswers(address: string, path: string, times: number): Promise<() => void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.pause()
  const asked = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  socket.write(asked.repeat(times))
  return () => void socket.destroy()
}

/** Until the socket takes more, or is closed. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    if (socket.closed) return resolve()
    socket.on('drain', go)
    socket.on('close', go)
  })
