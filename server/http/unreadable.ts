// What is no HTTP at all is still answered in a sentence; nobody knows the caller's language yet.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { sayIn } from '../texts/say.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS[error.code ?? ''] ?? 400
  const blanks = { why: STATUS_CODES[status] ?? '' }
  const text = sayIn('en', 'http.invalid', blanks)
  const body = JSON.stringify({ error: { key: 'http.invalid', with: blanks, text } })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8`
  if (socket.writable)
    socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  socket.destroySoon()
}
