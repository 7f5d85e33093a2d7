// A live line of the load: as light as it can be, because what is measured is the server. It speaks the protocol over a
// bare socket, notes the number of every entry, and reads what changed only when somebody wants to see the table.
import { connect, type Socket } from 'node:net'
import type { Choice, Refusal, Seat, State } from '../../kernel/words.ts'
import type { FromServer } from '../../wire/messages.ts'
import { patch } from './patch.ts'

export interface Line {
  readonly seat: Seat | null
  readonly seq: number
  /** How often the whole table was given. */
  readonly tables: number
  /** The table as this seat sees it now. */
  view(): State
  /** Resolves when the table was seen for the first time. */
  readonly joined: Promise<void>
  /** Hears that another entry is known. */
  onEntry: (() => void) | null
  play(choice: Choice): Promise<Refusal | null>
  received(): number
  close(): void
}

export interface Seating {
  readonly table: string
  readonly cookie: string
  readonly port: number
}

/** One for all lines: what was read is used up before the next one reads. */
const buffer = Buffer.allocUnsafe(65_536)
const KEY = 'Y2hhbnRpZXItYmVuY2gtMQ=='

/** A text frame of a client, one sign a byte; its mask is zero, so that it need not be applied. */
function framed(text: string): string {
  const { length } = text
  if (length < 126) return `\x81${String.fromCharCode(0x80 | length)}\0\0\0\0${text}`
  return `\x81\xfe${String.fromCharCode(length >> 8, length & 255)}\0\0\0\0${text}`
}

const MOVED = '{"t":"moved"'
const BACK = '{"t":"back"'
const VIEW = ',"view":'

export function lineTo({ table, cookie, port }: Seating): Line {
  let socket: Socket | null = null
  let view: State | null = null
  let changes: string[] = []
  let left: Buffer | null = null
  let open = false
  let closed = false
  let counted = 0
  let commands = 0
  let told: () => void = () => {}
  const waiting = new Map<string, { text: string; answer: (refusal: Refusal | null) => void }>()

  const line = {
    seat: null as Seat | null,
    seq: 0,
    tables: 0,
    onEntry: null as (() => void) | null,
    joined: new Promise<void>((resolve) => {
      told = resolve
    }),
    view(): State {
      for (const text of changes) {
        // What is told before it is for people.
        const from = text.lastIndexOf(VIEW) + 1
        const { view: change } = JSON.parse(`{${text.slice(from)}`) as Pick<Extract<FromServer, { t: 'moved' }>, 'view'>
        if (change !== null) view = patch(view, change) as State
      }
      changes = []
      return view as State
    },
    play(choice: Choice): Promise<Refusal | null> {
      const id = `${line.seat}-${commands++}-${table}`
      const text = JSON.stringify({ t: 'play', c: 1, id, choice })
      return new Promise((answer) => {
        waiting.set(id, { text, answer })
        if (open) write(text)
      })
    },
    received: () => counted + (socket?.bytesRead ?? 0),
    close() {
      closed = true
      socket?.destroy()
    },
  }

  const write = (text: string) => void socket?.write(framed(text), 'latin1')

  function join(): void {
    const mine = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length: number) => {
          hear(length)
          return true
        },
      },
    })
    socket = mine
    open = false
    left = null
    mine.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
        `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
    )
    mine.on('error', () => {})
    mine.on('close', () => {
      counted += mine.bytesRead
      if (socket === mine) socket = null
      if (!closed) setTimeout(join, 20 + Math.random() * 180)
    })
  }

  function hear(read: number): void {
    let data = buffer
    let size = read
    if (left !== null) {
      data = Buffer.concat([left, buffer.subarray(0, read)])
      size = data.length
      left = null
    }
    let at = 0
    if (!open) {
      const end = data.subarray(0, size).indexOf('\r\n\r\n')
      if (end >= 0 && !data.toString('latin1', 0, 12).endsWith('101')) return void socket?.destroy()
      if (end >= 0) {
        open = true
        write(JSON.stringify({ t: 'join', c: 1, table, ...(line.tables > 0 && { seen: line.seq }) }))
        at = end + 4
      }
    }
    while (open && size - at >= 2) {
      let length = (data[at + 1] as number) & 127
      let from = at + 2
      if (length > 125) {
        const wide = length === 126 ? 2 : 8
        if (size - from < wide) break
        length = wide === 2 ? data.readUInt16BE(from) : Number(data.readBigUInt64BE(from))
        from += wide
      }
      if (size - from < length) break
      const kind = (data[at] as number) & 15
      if (kind === 1) frame(data.toString('utf8', from, from + length))
      else if (kind === 9) socket?.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]))
      at = from + length
    }
    if (at < size) left = Buffer.from(data.subarray(at, size))
  }

  function frame(text: string): void {
    if (text.startsWith(MOVED) || text.startsWith(BACK)) {
      const from = text.indexOf('"seq":') + 6
      const seq = Number.parseInt(text.slice(from, from + 10), 10)
      if (seq !== line.seq + 1) throw new Error(`entry ${seq} after ${line.seq}`)
      line.seq = seq
      changes.push(text)
      line.onEntry?.()
      return
    }
    const heard = JSON.parse(text) as FromServer
    if (heard.t === 'table') {
      line.tables++
      line.seat = heard.seat
      line.seq = heard.seq
      view = heard.view
      changes = []
      for (const unanswered of waiting.values()) write(unanswered.text)
      told()
      line.onEntry?.()
    } else if (heard.t === 'done' || heard.t === 'refused') {
      waiting.get(heard.id)?.answer(heard.t === 'done' ? null : heard.refusal)
      waiting.delete(heard.id)
    }
  }

  join()
  return line
}
