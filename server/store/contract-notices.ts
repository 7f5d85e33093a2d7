// What every store must do for notices, kept names and the heartbeat. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import type { NewNotice, NoticeRow } from './outbox.ts'
import type { EntryRow, Store, TableRow } from './store.ts'

const turn: NewNotice = {
  person: 'ada',
  table: 't1',
  channel: 'mail',
  kind: 'turn',
  game: 'pillars',
  since: 10,
  at: 50,
}
const waiting = (n: NewNotice, tries = 1, at = n.at): NoticeRow => ({ ...n, at, tries, sent: null })
const table: TableRow = {
  id: 't1',
  version: 1,
  game: 'pillars',
  status: 'running',
  open: false,
  code: null,
  people: ['ada'],
  due: null,
  created: 1,
  updated: 1,
  doc: '{}',
}

/** Gives a fresh store; the suite's owner closes it. */
type Open = () => Promise<Store>

export function noticeContract(fresh: Open): void {
  const open: Open = async () => {
    const store = await fresh()
    for (const id of ['ada', 'bea']) await store.people.put({ id, name: id, created: 1, seen: 1, doc: '{}' })
    return store
  }
  describe('notices', () => {
    outbox(open)
    commits(open)
  })
  describe('kept names', () => names(open))
  describe('the heartbeat', () => pulse(open))
}

function outbox(open: Open): void {
  it('are handed out when it is time, each to one who asks, and lent only for a while', async () => {
    const { notices } = await open()
    await notices.add([turn, { ...turn, channel: 'phone', at: 60 }])
    expect(await notices.take(49, 9, 100)).toEqual([])
    expect(await notices.take(55, 9, 100)).toEqual([waiting(turn, 1, 100)])
    const both = await Promise.all([notices.take(99, 9, 200), notices.take(99, 9, 200)])
    expect(both.flat()).toEqual([waiting({ ...turn, channel: 'phone' }, 1, 200)])
    expect(await notices.take(150, 9, 300)).toEqual([waiting(turn, 2, 300)])
    expect(await notices.take(150, 9, 300)).toEqual([])
  })

  it('are told once until they are seen, however often the table waits', async () => {
    const { notices } = await open()
    await notices.add([turn])
    await notices.add([{ ...turn, since: 20, at: 70 }])
    const taken = await notices.take(60, 9, 100)
    expect(taken).toEqual([waiting({ ...turn, since: 20 }, 1, 100)])
    for (const one of taken) await notices.sent(one, 61)
    await notices.add([{ ...turn, since: 30, at: 70 }])
    expect(await notices.take(999, 9, 1000)).toEqual([])
    await notices.seen('ada', 't1')
    await notices.add([{ ...turn, since: 40, at: 80 }])
    expect(await notices.take(999, 9, 1000)).toEqual([waiting({ ...turn, since: 40 }, 1, 1000)])
  })

  it('that nudge are sent although the last one was not seen', async () => {
    const { notices } = await open()
    await notices.add([turn])
    for (const taken of await notices.take(99, 9, 200)) await notices.sent(taken, 99)
    await notices.add([{ ...turn, kind: 'nudge', since: 100, at: 100 }])
    expect(await notices.take(100, 9, 300)).toEqual([waiting({ ...turn, kind: 'nudge', since: 100 }, 1, 300)])
  })

  it('are put off, dropped, and forgotten with their channel or their person', async () => {
    const { notices, people } = await open()
    const rows = ['a', 'b', 'c'].map((channel) => ({ ...turn, channel }))
    await notices.add([...rows, { ...turn, person: 'bea' }, { ...turn, person: 'nobody' }])
    const taken = await notices.take(99, 9, 200)
    expect(taken).toHaveLength(4)
    for (const one of taken) if (one.channel === 'a') await notices.later({ ...one, tries: 0 }, 120)
    for (const one of taken) if (one.channel === 'b') await notices.drop(one)
    await notices.forget('ada', 'c')
    await people.remove('bea')
    expect((await notices.take(999, 9, 1000)).map((n) => [n.channel, n.tries])).toEqual([['a', 1]])
  })

  it('that were lent are due at once when the house starts again; what was sent long ago is forgotten', async () => {
    const { notices } = await open()
    await notices.add([turn, { ...turn, channel: 'phone', at: 500 }])
    await notices.take(99, 9, 400)
    await notices.release(120)
    expect((await notices.take(120, 9, 400)).map((n) => [n.channel, n.tries])).toEqual([['mail', 2]])
    await notices.sent(waiting(turn), 130)
    await notices.prune(131, 0)
    await notices.add([{ ...turn, at: 140 }])
    expect(await notices.take(140, 9, 400)).toHaveLength(1)
  })

  it('hold links that can be used once', async () => {
    const { notices } = await open()
    const used = await Promise.all([notices.spend('link', 50), notices.spend('link', 50)])
    expect(used.sort()).toEqual([false, true])
    await notices.prune(0, 60)
    expect(await notices.spend('link', 90)).toBe(true)
  })
}

/** Beside what they tell of. */
function commits(open: Open): void {
  const entry: EntryRow = { table: 't1', seq: 1, command: null, at: 5, entry: { seat: 0, undo: true } }

  it('are kept with an entry, or not at all', async () => {
    const { tables, notices } = await open()
    expect(await tables.append(entry, [turn])).toBe('kept')
    expect(await tables.append(entry, [{ ...turn, person: 'bea' }])).toBe('taken')
    expect(await notices.take(99, 9, 200)).toEqual([waiting(turn, 1, 200)])
  })

  it('are kept with the entry that won its number in the same moment', async () => {
    const { tables, notices } = await open()
    const people = ['ada', 'bea']
    const answers = await Promise.all(people.map((person) => tables.append(entry, [{ ...turn, person }])))
    const won = people.filter((_, i) => answers[i] === 'kept')
    expect(won).toHaveLength(1)
    expect((await notices.take(99, 9, 200)).map((n) => n.person)).toEqual(won)
  })

  it('are kept with a document, or not at all', async () => {
    const { tables, notices } = await open()
    expect(await tables.put(table, [{ ...turn, kind: 'begin' }])).toBe(true)
    expect(await tables.put(table, [{ ...turn, person: 'bea' }])).toBe(false)
    expect(await tables.put({ ...table, version: 2 }, [{ ...turn, person: 'bea', channel: 'phone' }])).toBe(true)
    const told = (await notices.take(99, 9, 200)).map((n) => [n.person, n.kind])
    expect(told.sort()).toEqual([
      ['ada', 'begin'],
      ['bea', 'turn'],
    ])
  })
}

function names(open: Open): void {
  it('belong to whoever was first, until they take another', async () => {
    const { names: kept } = await open()
    expect(await kept.owner('alice')).toBeNull()
    const claims = await Promise.all([kept.claim('alice', 'ada'), kept.claim('alice', 'bea')])
    expect(claims.filter((has) => has === null)).toHaveLength(1)
    const first = (await kept.owner('alice')) ?? ''
    const other = first === 'ada' ? 'bea' : 'ada'
    expect(await kept.claim('alice', other)).toBe(first)
    expect(await kept.claim('alice', first)).toBeNull()
    expect(await kept.claim('bob', first)).toBeNull()
    expect(await kept.claim('alice', other)).toBeNull()
    expect(await kept.owner('bob')).toBe(first)
  })

  it('are told with their person, and with their lines of talk', async () => {
    const { names: kept, people, tables } = await open()
    expect((await people.get('ada'))?.kept).toBeUndefined()
    await kept.claim('ada', 'ada')
    expect((await people.get('ada'))?.kept).toBe(true)
    expect((await people.get('bea'))?.kept).toBeUndefined()
    await tables.say('t', { at: 1, person: 'ada', name: 'Ada', text: 'kept' })
    await tables.say('t', { at: 2, person: 'bea', name: 'Bea', guest: true, text: 'guest' })
    await tables.say('t', { at: 3, person: 'cem', name: 'Cem', guest: true, watching: true, text: 'watches' })
    const marks = (await tables.said('t', 1, 9)).map(({ guest, watching }) => [guest, watching])
    expect(marks).toEqual([
      [undefined, undefined],
      [true, undefined],
      [true, true],
    ])
  })

  it('are missing for those who had a passkey before names were kept', async () => {
    const { names: kept, people } = await open()
    const key = { publicKey: new Uint8Array([1]), counter: 0, transports: '', name: '', created: 1 }
    await people.put({ id: 'old', name: 'Old', created: 0, seen: 1, doc: '{}' })
    for (const person of ['bea', 'old']) await people.addPasskey({ ...key, id: `key-${person}`, person }, 20)
    expect(await kept.nameless()).toEqual(['old', 'bea'])
    await kept.claim('old', 'old')
    await people.remove('bea')
    expect(await kept.nameless()).toEqual([])
    await people.remove('old')
    expect(await kept.owner('old')).toBeNull()
  })
}

function pulse(open: Open): void {
  it('remembers when the house was down', async () => {
    const { pulse: heart } = await open()
    expect(await heart.beat(1000, 100, 0)).toEqual([])
    expect(await heart.beat(1050, 100, 0)).toEqual([])
    expect(await heart.beat(2000, 100, 0)).toEqual([{ from: 1050, to: 2000 }])
    expect(await heart.beat(2001, 0, 0)).toEqual([
      { from: 1050, to: 2000 },
      { from: 2000, to: 2001 },
    ])
    // A clock that was set back is no outage.
    expect(await heart.beat(1500, 100, 2001)).toEqual([{ from: 2000, to: 2001 }])
  })

  it('knows an outage once, whichever node came back first', async () => {
    const { pulse: heart } = await open()
    await heart.beat(1000, 100, 0)
    await Promise.all([heart.beat(5000, 100, 0), heart.beat(5003, 100, 0)])
    const outages = await heart.beat(5010, 100, 0)
    expect(outages).toHaveLength(1)
    expect(outages[0]?.from).toBe(1000)
  })
}
