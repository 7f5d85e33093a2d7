// What every store must do for people. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import { FRESH } from './rows.ts'
import type { KeptRatings, NewResult, PeopleStore, PersonRow, Rate, RatingRow, ResultRow } from './store.ts'

const ada: PersonRow = { id: 'ada', name: 'Ada', created: 10, seen: 10, doc: '{"lang":"fr"}' }
const bea: PersonRow = { id: 'bea', name: 'Béa', created: 20, seen: 20, doc: '{}' }

const result = (table: string, person: string, place: number, at: number): NewResult => ({
  table,
  person,
  game: 'pillars',
  seats: 2,
  seat: place - 1,
  score: 40.5 - place,
  place,
  won: place === 1,
  at,
  open: place === 1,
})
/** As it is read again, with what it changed. */
const read = (row: NewResult, more: Partial<ResultRow> = {}): ResultRow => ({
  ...row,
  before: null,
  after: null,
  count: null,
  ...more,
})
const skill = ({ mu, sigma }: RatingRow) => ({ mu, sigma })
const rating = (person: string, matches: number): RatingRow => ({
  person,
  game: 'pillars',
  mu: 25.125 + matches,
  sigma: 8.25,
  matches,
  wins: 1,
})

/** Is shown what is kept, and answers with these. */
const onceKnown =
  (expected: KeptRatings, ...ratings: RatingRow[]): Rate =>
  (kept) => {
    expect(kept).toEqual(expected)
    return ratings
  }
const never: Rate = () => {
  throw new Error('asked for the ratings of a match that is known')
}

/** Gives the people of a fresh store; the suite's owner closes it. */
type Open = () => Promise<PeopleStore>

export function peopleContract(open: Open): void {
  describe('people', () => {
    identities(open)
    keys(open)
    sessions(open)
    matches(open)
    departures(open)
  })
}

/** Where they are signed in. */
function sessions(open: Open): void {
  it('hand all their sessions to somebody else', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    for (const hash of ['one', 'two']) await people.openSession({ hash, person: 'ada', created: 1, seen: 1 })
    await people.adoptSessions('ada', 'bea')
    expect((await people.session('two'))?.person).toBe('bea')
    await people.remove('ada')
    expect((await people.session('one'))?.person).toBe('bea')
  })

  it('hold sessions, closed one by one or all', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    for (const hash of ['one', 'two']) await people.openSession({ hash, person: 'ada', created: 1, seen: 1 })
    await people.openSession({ hash: 'three', person: 'bea', created: 1, seen: 1 })
    await people.openSession({ hash: 'one', person: 'ada', created: 1, seen: 7 })
    expect(await people.session('one')).toEqual({ hash: 'one', person: 'ada', created: 1, seen: 7 })
    await people.closeSessions('bea', 'one')
    expect(await people.session('one')).not.toBeNull()
    await people.closeSessions('ada', 'one')
    expect(await people.session('one')).toBeNull()
    expect(await people.session('two')).not.toBeNull()
    await people.closeSessions('ada')
    expect(await people.session('two')).toBeNull()
    expect(await people.session('three')).not.toBeNull()
  })
}

/** Who they are, and how they sign in. */
function identities(open: Open): void {
  it('are kept, replaced and found', async () => {
    const people = await open()
    expect(await people.get('ada')).toBeNull()
    await people.put(ada)
    expect(await people.get('ada')).toEqual(ada)
    const renamed = { ...ada, name: 'Ada L.', seen: 99, doc: '{"lang":"en"}' }
    await people.put(renamed)
    expect(await people.get('ada')).toEqual(renamed)
  })

  it('are walked through by id, and the last who were here are found', async () => {
    const people = await open()
    for (const [id, seen] of [
      ['B', 5],
      ['a', 9],
      ['-x', 7],
      ['_y', 1],
    ] as const)
      await people.put({ ...ada, id, seen })
    const walked: string[] = []
    for (let after = ''; ; ) {
      const page = await people.page(after, 3)
      walked.push(...page.map((row) => row.id))
      if (page.length < 3) break
      after = page.at(-1)?.id ?? ''
    }
    expect(walked).toEqual(['-x', 'B', '_y', 'a'])
    expect((await people.recent(2)).map((row) => row.id)).toEqual(['a', '-x'])
  })
}

/** What they come back with. */
function keys(open: Open): void {
  it('have passkeys, with their counters and names', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    const key = {
      id: 'k1',
      person: 'ada',
      publicKey: new Uint8Array([0, 1, 128, 255]),
      counter: 0,
      transports: 'usb,nfc',
      name: 'phone',
      created: 5,
    }
    await people.addPasskey(key, 20)
    await people.addPasskey({ ...key, id: 'k2', created: 6 }, 20)
    await people.countPasskey(key.id, 3)
    const kept = await people.passkey('k1')
    expect({ ...kept, publicKey: [...(kept?.publicKey ?? [])] }).toEqual({
      ...key,
      counter: 3,
      publicKey: [0, 1, 128, 255],
    })
    expect((await people.passkeys('ada')).map((k) => k.id)).toEqual(['k1', 'k2'])
    await people.removePasskey('bea', 'k1')
    expect(await people.passkey('k1')).not.toBeNull()
    await people.removePasskey('ada', 'k1')
    expect(await people.passkey('k1')).toBeNull()
  })

  it('have no more passkeys than they may, nor one of somebody else, also where fifty come at once', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    const key = (id: string, person = 'ada') => ({
      ...{ id, person, publicKey: new Uint8Array([1]), counter: 0, transports: '', name: '', created: 5 },
    })
    const done = await Promise.all(Array.from({ length: 50 }, (_, n) => people.addPasskey(key(`k${n}`), 20)))
    expect(done.filter((one) => one === 'kept')).toHaveLength(20)
    expect(done.filter((one) => one === 'full')).toHaveLength(30)
    expect(await people.passkeys('ada')).toHaveLength(20)
    const [first] = await people.passkeys('ada')
    expect(await people.addPasskey(key(first?.id ?? '', 'bea'), 20)).toBe('taken')
    expect((await people.passkey(first?.id ?? ''))?.person).toBe('ada')
  })

  it('have the recovery codes of one renewal, also where two come at once', async () => {
    const people = await open()
    await people.put(ada)
    const renewals = Array.from({ length: 8 }, (_, n) => Array.from({ length: 10 }, (_, k) => `h${n}-${k}`))
    await Promise.all(renewals.map((hashes) => people.setRecovery('ada', hashes)))
    const spent = await Promise.all(renewals.flat().map((hash) => people.useRecovery(hash)))
    expect(spent.filter((one) => one === 'ada')).toHaveLength(10)
  })

  it('have recovery codes that can be spent once', async () => {
    const people = await open()
    await people.put(ada)
    await people.setRecovery('ada', ['h1', 'h2'])
    await people.setRecovery('ada', ['h2', 'h3'])
    expect(await people.useRecovery('h1')).toBeNull()
    const spent = await Promise.all([people.useRecovery('h2'), people.useRecovery('h2')])
    expect(spent.filter((who) => who === 'ada')).toHaveLength(1)
    expect(spent.filter((who) => who === null)).toHaveLength(1)
    expect(await people.useRecovery('h3')).toBe('ada')
  })
}

/** What came of their matches. */
function matches(open: Open): void {
  it('have results and ratings, written once and whole', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    const first = [result('t1', 'ada', 1, 100), result('t1', 'bea', 2, 100)]
    const none = new Map([
      ['ada', null],
      ['bea', null],
    ])
    expect(await people.finish(first, onceKnown(none, rating('ada', 1), rating('bea', 1)))).toBe('kept')
    expect(await people.finish(first, never)).toBe('known')
    expect(await people.results('ada', 9)).toEqual([
      read(result('t1', 'ada', 1, 100), { before: FRESH, after: skill(rating('ada', 1)) }),
    ])
    expect(await people.ratings('ada')).toEqual([rating('ada', 1)])
    const once = new Map([['ada', rating('ada', 1)]])
    expect(await people.finish([result('t2', 'ada', 1, 200)], onceKnown(once, rating('ada', 2)))).toBe('kept')
    expect(await people.ratings('ada')).toEqual([rating('ada', 2)])
    expect((await people.results('ada', 9)).map((r) => r.table)).toEqual(['t2', 't1'])
    expect((await people.results('ada', 1)).map((r) => r.table)).toEqual(['t2'])
    expect((await people.results('ada', 9, 200)).map((r) => r.table)).toEqual(['t1'])
    expect((await people.resultsAt('t1')).map((r) => [r.person, r.seat, r.open])).toEqual([
      ['ada', 0, true],
      ['bea', 1, false],
    ])
    expect((await people.resultsAt('t2'))[0]).toMatchObject({
      before: skill(rating('ada', 1)),
      after: skill(rating('ada', 2)),
    })
    expect(await people.resultsAt('t3')).toEqual([])
  })

  it('have a rating in the game, and one for so many seats', async () => {
    const people = await open()
    await people.put(ada)
    const both: Rate = (kept, byCount) => {
      const matches = (of: KeptRatings) => (of.get('ada')?.matches ?? 0) + 1
      return [rating('ada', matches(kept)), { ...rating('ada', 10 * matches(byCount)), game: 'pillars/2' }]
    }
    await people.finish([result('t1', 'ada', 1, 5)], both)
    await people.finish([result('t2', 'ada', 1, 6)], both)
    expect((await people.ratings('ada')).map((r) => [r.game, r.matches])).toEqual([
      ['pillars', 2],
      ['pillars/2', 110],
    ])
    const [last] = await people.resultsAt('t2')
    expect(last?.after).toEqual(skill(rating('ada', 2)))
    expect(last?.count).toEqual(skill(rating('ada', 110)))
  })

  it('are rated one match after the other, also when two end at the same moment', async () => {
    const people = await open()
    await people.put(ada)
    const next: Rate = (kept) => [rating('ada', (kept.get('ada')?.matches ?? 0) + 1)]
    const tables = ['t1', 't2', 't3']
    const ended = await Promise.all(tables.map((table) => people.finish([result(table, 'ada', 1, 5)], next)))
    expect(ended).toEqual(['kept', 'kept', 'kept'])
    expect(await people.ratings('ada')).toEqual([rating('ada', 3)])
    expect(await people.results('ada', 9)).toHaveLength(3)
  })

  it('who cannot be rated have no result either', async () => {
    const people = await open()
    await people.put(ada)
    const fail: Rate = () => {
      throw new Error('no rating')
    }
    await expect(people.finish([result('t1', 'ada', 1, 5)], fail)).rejects.toThrow('no rating')
    expect(await people.results('ada', 9)).toEqual([])
  })
}

/** Who are gone. */
function departures(open: Open): void {
  it('who are gone leave nothing behind and receive nothing', async () => {
    const people = await open()
    await people.put(ada)
    await people.put(bea)
    await people.openSession({ hash: 'one', person: 'ada', created: 1, seen: 1 })
    await people.setRecovery('ada', ['h1'])
    await people.finish([result('t1', 'ada', 1, 100)], () => [rating('ada', 1)])
    await people.remove('ada')
    expect(await people.get('ada')).toBeNull()
    expect(await people.session('one')).toBeNull()
    expect(await people.useRecovery('h1')).toBeNull()
    expect(await people.results('ada', 9)).toEqual([])
    expect(await people.ratings('ada')).toEqual([])
    const together = [result('t2', 'ada', 1, 200), result('t2', 'bea', 2, 200)]
    expect(await people.finish(together, onceKnown(new Map([['bea', null]]), rating('bea', 1)))).toBe('kept')
    expect(await people.results('ada', 9)).toEqual([])
    expect(await people.results('bea', 9)).toEqual([
      read(result('t2', 'bea', 2, 200), { before: FRESH, after: skill(rating('bea', 1)) }),
    ])
  })
}
