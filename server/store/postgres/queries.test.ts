import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { queriesOf } from './queries.ts'

/** A message of PostgreSQL's protocol: its letter, its length, its body. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body])
}
const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const GOING = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'))

describe('a database that dies in the breath in which it lets somebody in', () => {
  it('fails the transaction, and does not end the process', async () => {
    const database = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, GOING])))
    })
    database.listen(0, '127.0.0.1')
    await once(database, 'listening')
    const address = database.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const queries = queriesOf(`postgres://chantier@127.0.0.1:${address.port}/chantier`)
    await expect(queries.transaction(async (query) => query('select 1'))).rejects.toThrow()
    await queries.close()
    database.close()
  })
})
