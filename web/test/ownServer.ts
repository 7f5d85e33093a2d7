// A server for the tests of one file: started before the first, ended after the last.
import { test } from '@playwright/test'
import { type TestServer, testServer } from './server.ts'

export interface OwnServer extends TestServer {
  /** Its address by a name: passkeys, workers and keys in the browser's store need one. */
  readonly home: string
}

export function ownServer(make: () => Promise<TestServer> = testServer): OwnServer {
  let made: TestServer | null = null
  const server = (): TestServer => {
    if (made === null) throw new Error('the server starts with the first test')
    return made
  }
  test.beforeAll(async () => {
    made = await make()
    await made.start()
  })
  test.afterAll(() => made?.end())
  return {
    get address() {
      return server().address
    },
    get home() {
      return `http://localhost:${server().port}/`
    },
    get port() {
      return server().port
    },
    get data() {
      return server().data
    },
    start: () => server().start(),
    kill: () => server().kill(),
    end: () => server().end(),
    forward: (ms) => server().forward(ms),
  }
}
