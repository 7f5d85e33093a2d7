// Writes text frames, and pings, to a socket that `ws` reads, all of one moment in one write. The head of a frame is set here and
// `ws` does the rest of the protocol: its own `send`, even corked, costs twice the processor (docs/decisions/18-by-hand.md).
import type { Duplex } from 'node:stream'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that are one byte in UTF-8
const ONE_BYTE = /^[\u0000-\u007f]*$/

/** Those that have frames to write at the end of this moment. */
let dirty: FrameWriter[] = []

function flushAll(): void {
  const now = dirty
  dirty = []
  for (const writer of now) writer.flush()
}

/** The head of an unfragmented text frame from the server, one character a byte (RFC 6455, 5.2). */
function head(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`
  if (bytes < 65_536) return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 255)}`
  return `\x81\x7f\0\0\0\0${String.fromCharCode(bytes >>> 24, (bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255)}`
}

export class FrameWriter {
  readonly #socket: Duplex
  /** Frames not yet written, one character a byte. */
  #waiting = ''

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  /** Bytes that wait for the reader, whoever wrote them to the socket. */
  get backlog(): number {
    return this.#socket.writableLength + this.#waiting.length
  }

  write(text: string): void {
    const bytes = ONE_BYTE.test(text) ? text : Buffer.from(text).toString('latin1')
    if (this.#waiting === '' && dirty.push(this) === 1) process.nextTick(flushAll)
    this.#waiting += head(bytes.length) + bytes
  }

  /** A ping with a few bytes of its own, beside the text frames of the moment: `ws` makes three objects and two writes of it. */
  ping(data: Buffer): void {
    if (this.#waiting === '' && dirty.push(this) === 1) process.nextTick(flushAll)
    this.#waiting += `\x89${String.fromCharCode(data.length)}${data.toString('latin1')}`
  }

  /** Now, before anything else is written to the socket. */
  flush(): void {
    const bytes = this.#waiting
    this.#waiting = ''
    if (bytes !== '' && this.#socket.writable) this.#socket.write(bytes, 'latin1')
  }
}
