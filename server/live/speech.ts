// What a line says. Everything of one moment goes out in one write: the frames of a text message are a few bytes of
// head and the text itself, so they are set here, and `ws` does the rest of the protocol.
import type { Duplex } from 'node:stream'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that are one byte in UTF-8
const ONE_BYTE = /^[\u0000-\u007f]*$/

/** Those who have something to say at this moment. */
let speaking: Speech[] = []

function all(): void {
  const now = speaking
  speaking = []
  for (const speech of now) speech.flush()
}

/** The head of a whole text frame from the server, one sign a byte (RFC 6455, 5.2). */
function head(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`
  if (bytes < 65_536) return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 255)}`
  return `\x81\x7f\0\0\0\0${String.fromCharCode(bytes >>> 24, (bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255)}`
}

export class Speech {
  readonly #socket: Duplex
  /** Frames not yet written, one sign a byte. */
  #waiting = ''

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  /** Bytes that wait for the reader, whoever wrote them to the socket. */
  get backlog(): number {
    return this.#socket.writableLength + this.#waiting.length
  }

  say(text: string): void {
    const bytes = ONE_BYTE.test(text) ? text : Buffer.from(text).toString('latin1')
    if (this.#waiting === '' && speaking.push(this) === 1) process.nextTick(all)
    this.#waiting += head(bytes.length) + bytes
  }

  /** Now, before anything else is written to the socket. */
  flush(): void {
    const bytes = this.#waiting
    this.#waiting = ''
    if (bytes !== '' && this.#socket.writable) this.#socket.write(bytes, 'latin1')
  }
}
