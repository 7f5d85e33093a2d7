// What one person, and one network, may ask for; and limits that hold also for what is asked for in the same moment.
import { describe, expect, it } from 'vitest'
import { openDoor } from '../test/door.ts'
import { triesOf } from './tries.ts'

describe('what may be asked for in an hour', () => {
  it('is counted by person, and by network whoever one comes as', async () => {
    const asked: { people: Parameters<typeof triesOf>[1]['people'] | null } = { people: null }
    const of = async (cookie: string | undefined) => (await asked.people?.of(cookie)) ?? null
    const { ask, enter, house } = await openDoor({}, [
      (api) => {
        const tried = triesOf(api, { people: { of } }, { person: 2, network: 5 })
        api.get('/api/try', async (request) => {
          await tried(request)
          return {}
        })
      },
    ])
    asked.people = house.people
    const statuses: number[][] = []
    for (let n = 0; n < 3; n++) {
      const { cookie } = await enter()
      const mine: number[] = []
      for (let k = 0; k < 3; k++) mine.push((await ask('GET', '/api/try', { cookie })).status)
      statuses.push(mine)
    }
    expect(statuses).toEqual([
      [200, 200, 429],
      [200, 200, 429],
      [200, 429, 429],
    ])
  })
})

describe('channels', () => {
  it('are no more than anybody may have, also where all are added in the same moment', async () => {
    const { ask, enter } = await openDoor({ trusted: ['127.0.0.1:9'] })
    const { cookie } = await enter()
    const add = (n: number) =>
      ask('POST', '/api/me/hooks', { cookie, body: { kind: 'json', url: `http://127.0.0.1:9/${n}` } })
    const keys = (await Promise.all(Array.from({ length: 12 }, (_, n) => add(n)))).map((one) => one.body.error?.key)
    expect(keys.filter((key) => key === undefined)).toHaveLength(5)
    expect(new Set(keys)).toEqual(new Set([undefined, 'hook.too-many']))
    expect((await ask('GET', '/api/me', { cookie })).body.hooks).toHaveLength(5)
  })
})
