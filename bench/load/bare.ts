// A client's end of a web socket, as light as it can be: what is measured is the server. Text in whole frames over a bare
// socket, for both servers that are compared.
import { connect } from 'node:net'

export interface Hearing {
  /** The server speaks web sockets with us now. */
  open(): void
  text(text: string): void
  close(): void
}

export interface Bare {
  say(text: string): void
  readonly bytesRead: number
  close(): void
}

/** One for all: what was read is used up before the next one reads. */
const buffer = Buffer.allocUnsafe(65_536)
const KEY = 'Y2hhbnRpZXItYmVuY2gtMQ=='

/** A text frame of a client, one sign a byte; its mask is zero, so that it need not be applied. */
function framed(text: string): string {
  const { length } = text
  if (length < 126) return `\x81${String.fromCharCode(0x80 | length)}\0\0\0\0${text}`
  return `\x81\xfe${String.fromCharCode(length >> 8, length & 255)}\0\0\0\0${text}`
}

/** The answer to a ping says the same again (RFC 6455, 5.5.3): a server believes no other that somebody is there. */
function pong(said: string): string {
  return `\x8a${String.fromCharCode(0x80 | said.length)}\0\0\0\0${said}`
}

/** `head` is what the request says beside what every one must. */
export function bareTo(port: number, path: string, head: readonly string[], hearing: Hearing): Bare {
  let left: Buffer | null = null
  let open = false
  const socket = connect({
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
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...head,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.on('error', () => {})
  socket.on('close', () => hearing.close())

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
      if (end >= 0 && !data.toString('latin1', 0, 12).endsWith('101')) return void socket.destroy()
      if (end >= 0) {
        open = true
        hearing.open()
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
      if (kind === 1) hearing.text(data.toString('utf8', from, from + length))
      else if (kind === 9) socket.write(pong(data.toString('latin1', from, from + length)), 'latin1')
      at = from + length
    }
    if (at < size) left = Buffer.from(data.subarray(at, size))
  }

  return {
    say: (text) => void socket.write(framed(text), 'latin1'),
    get bytesRead() {
      return socket.bytesRead
    },
    close: () => void socket.destroy(),
  }
}
