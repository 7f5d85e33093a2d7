// What is no HTTP at all is still answered in a sentence; nobody knows the caller's language yet.
import type { Socket } from 'node:net'
import { sayIn } from '../texts/say.ts'

type Status = readonly [code: number, phrase: string]
/** Not by `STATUS_CODES`: importing node:http as a module loads the client of `fetch` too, 16 MB. */
const STATUS: Readonly<Record<string, Status>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}
const BAD: Status = [400, 'Bad Request']

export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, why] = STATUS[error.code ?? ''] ?? BAD
  const blanks = { why }
  const text = sayIn('en', 'http.invalid', blanks)
  const body = JSON.stringify({ error: { key: 'http.invalid', with: blanks, text } })
  const head = `HTTP/1.1 ${status} ${why}\r\nContent-Type: application/json; charset=utf-8`
  if (socket.writable)
    socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  socket.destroySoon()
}
