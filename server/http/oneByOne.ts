// One answer at a time on a connection. Who asks for the next thing before the last answer has gone out decides how many answers
// wait in the house, while reading none; no browser does that, and no proxy. Such a line is ended at once.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from './parts.ts'

export function answerOneByOne(app: App): void {
  const last = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const before = last.get(socket)
    // An answer whose last byte is with the system is finished before the next request can be read.
    if (before?.writableFinished === false) {
      reply.hijack()
      socket.destroy()
      return
    }
    last.set(socket, reply.raw)
    done()
  })
}
