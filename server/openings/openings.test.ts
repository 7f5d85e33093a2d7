// How the house's matches began, from the tables to what is told of them: what counts, what never does, and that each counts once.
import { describe, expect, it } from 'vitest'
import { findOpenings, findTitle } from '../../games/shelf.ts'
import { readMatch } from '../../match/file.ts'
import { beginningsOf } from '../../match/openings/beginning.ts'
import { count, noBranch } from '../../match/openings/tree.ts'
import type { HouseOpenings } from '../../wire/openings.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { FIRST } from '../store/openings.ts'
import { docOf, type TableDoc } from '../tables/runtime/document.ts'
import { api, clubhouse, cup, type Person, person, playOut } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { houses, opened } from '../test/opened.ts'
import { mayCount } from './counting.ts'

const GAME = 'spyrium'

const trio = (house: TestHouse): Promise<Person[]> =>
  Promise.all(['Ada', 'Bea', 'Cem'].map((name) => person(house, name)))

async function docAt(house: TestHouse, table: string): Promise<TableDoc> {
  const row = await house.store.tables.get(table)
  if (row === null) throw new Error('no table')
  return docOf(row)
}

/** A match of these people and of computers, played to its end; people say their choices themselves unless told otherwise. */
async function played(house: TestHouse, people: readonly Person[], order: object = {}, said = true): Promise<string> {
  const [host, ...others] = people
  const made = await api<{ table: { id: string } }>(house, host ?? null, 'POST', 'tables', {
    ...{ game: GAME, seats: 2, open: true },
    ...(others.length === 0 && { bots: [null, 'master'] }),
    ...order,
  })
  const table = made.body.table?.id ?? ''
  const key = (await docAt(house, table)).invite
  for (const one of others) await api(house, one, 'POST', `tables/${table}/sit`, { key })
  const started = await api(house, host ?? null, 'POST', `tables/${table}/start`, {})
  if (started.status !== 200) throw new Error(`${started.status} ${started.key}`)
  const { seats } = await docAt(house, table)
  await playOut(house, table, undefined, (n, seat) => (said && seats[seat]?.bot === null ? `c${n}` : null))
  return table
}

/** Lets the house count all that ended. */
async function swept(house: TestHouse, sweeps = 3): Promise<void> {
  house.pass(120_000)
  for (let n = 0; n < sweeps; n++) await house.house.sweep()
}
const kept = async ({ store }: TestHouse, game = GAME) =>
  store.openings.page(game, (await findTitle(game))?.game.version ?? 0, FIRST, 999)
const told = async (house: TestHouse, game = GAME): Promise<HouseOpenings> =>
  (await api<HouseOpenings>(house, null, 'GET', `openings/${game}`)).body

/** So many matches of two of three people each. */
async function evening(house: TestHouse, people: readonly Person[], matches: number): Promise<string[]> {
  const list: string[] = []
  for (let n = 0; n < matches; n++) {
    const pair = [people[n % 3], people[(n + 1) % 3]].flatMap((one) => one ?? [])
    list.push(await played(house, pair))
  }
  return list
}

describe('matches of the house', () => {
  it('are told as the sums of how they began, and of nobody', async () => {
    const house = await opened()
    const people = await trio(house)
    const tables = await evening(house, people, 4)
    await swept(house)
    // Four matches are too few, and nobody learns how many there are.
    expect((await told(house)).chapters).toEqual([])
    tables.push(...(await evening(house, people, 1)))
    await swept(house)
    house.pass(11 * 60_000)
    const { rules, chapters } = await told(house)
    const [title, openings] = [await findTitle(GAME), await findOpenings(GAME)]
    if (title === null || openings === null) throw new Error('no openings')
    expect(rules).toBe(title.game.version)
    expect(chapters.map(({ seats, variant, who, matches }) => [seats, variant, who, matches])).toEqual([
      [2, '', 'people', 5],
    ])
    const tree = noBranch()
    for (const table of tables) {
      const file = await api<unknown>(house, people[0] ?? null, 'GET', `tables/${table}/file`)
      const read = await readMatch(JSON.stringify(file.body), findTitle)
      if ('problem' in read) throw new Error('no file')
      for (const beginning of beginningsOf(openings, read.match)) count(tree, beginning)
    }
    const sums = chapters[0]?.tree
    expect(sums?.slice(0, 3)).toEqual(tree.slice(0, 3))
    for (const [label, branch] of Object.entries(sums?.[3] ?? {}))
      if (label !== '') expect(branch.slice(0, 3)).toEqual(tree[3][label]?.slice(0, 3))
    const text = JSON.stringify(await told(house))
    for (const one of [...people.flatMap(({ id, name }) => [id, name]), ...tables]) expect(text).not.toContain(one)
  })

  it('count once, however often the house is swept, restarted or doubled', async () => {
    const house = await opened()
    const people = await trio(house)
    await evening(house, people, 3)
    house.pass(120_000)
    const twin = await house.twin()
    houses.unshift(twin)
    await Promise.all([house.house.sweep(), twin.house.sweep()])
    expect(await kept(house)).toHaveLength(6)
    await twin.close()
    const again = await house.restart()
    houses.push(again)
    await evening(again, people, 1)
    await swept(again)
    expect(await kept(again)).toHaveLength(8)
  })

  it('are counted anew where an older house counted in another way, and left to a newer one that does', async () => {
    const house = await opened()
    const [table = ''] = await evening(house, await trio(house), 1)
    const { store } = house
    const far = Date.now() + 1e10
    const title = await findTitle(GAME)
    const seat = { table, seat: 9, game: GAME, rules: title?.game.version ?? 0, seats: 2, variant: '', who: 'people' }
    const row = { ...seat, path: ['old'], won: 0, points: 0, at: 1 }
    await store.openings.keep({ form: 0, at: far, table: 'z' }, [row], 9)
    expect(await kept(house)).toHaveLength(1)
    await swept(house)
    expect((await kept(house)).map((one) => one.seat)).toEqual([0, 1])
    await store.openings.keep({ form: 99, at: 0, table: '' }, [], 9)
    await swept(house)
    expect(await store.openings.mark()).toEqual({ form: 99, at: 0, table: '' })
  })

  it('are counted a few at a time, the newest not at once; what cannot be read holds nobody up', async () => {
    const house = await opened()
    const people = await trio(house)
    await evening(house, people, 1)
    await house.house.sweep()
    expect(await kept(house)).toEqual([])
    const [row] = await house.store.tables.list({ status: ['over'], limit: 1 })
    if (row === undefined) throw new Error('no table')
    await house.store.tables.put({ ...row, id: 'broken', version: 1, doc: '{', updated: 5, created: 5 })
    await swept(house, 2)
    expect(await kept(house)).toEqual([])
    await house.house.sweep()
    expect(await kept(house)).toHaveLength(2)
  })
})

describe('what never counts', () => {
  it('is a private table, one of friends, and a match that was not played to its end', async () => {
    const house = await opened()
    const [ada, bea] = await trio(house)
    if (ada === undefined || bea === undefined) throw new Error('nobody')
    await played(house, [ada, bea], { open: false })
    await played(house, [ada, bea], { open: false, friends: true })
    await swept(house)
    expect(await kept(house)).toEqual([])
    const doc = await docAt(house, await played(house, [ada, bea]))
    expect(mayCount(doc)).toBe(true)
    for (const more of [
      { open: false },
      { sealed: true as const },
      { tournament: 'cup' },
      { status: 'running' as const },
      { scores: null },
      { stopped: true },
      { cancelled: true },
      { corrections: { 'cards.1.cost': 3 } },
    ])
      expect([more, mayCount({ ...doc, ...more })]).toEqual([more, false])
  })

  it('is a table of a tournament: sealed, and also when its round is over', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const made = await cup(house, hall, { game: GAME, sizes: [2], duplicate: true })
    for (const deed of ['prepare', 'start']) await api(house, hall.owner, 'POST', `tournaments/${made.id}/${deed}`, {})
    const { body } = await api<TournamentInfo>(house, hall.owner, 'GET', `tournaments/${made.id}`)
    const [one = '', two = ''] = (body.roundList[0]?.pods ?? []).map(({ table }) => table)
    await playOut(house, one)
    await swept(house)
    expect([(await docAt(house, one)).sealed, await kept(house)]).toEqual([true, []])
    await playOut(house, two)
    await swept(house, 6)
    expect([(await docAt(house, one)).sealed, await kept(house)]).toEqual([undefined, []])
  })

  it('is a match by other rules or other cards, and a seat that somebody else began', async () => {
    const house = await opened()
    const [ada, bea] = await trio(house)
    if (ada === undefined || bea === undefined) throw new Error('nobody')
    // A computer stood in for both of them from the beginning.
    await played(house, [ada, bea], {}, false)
    await swept(house)
    expect(await kept(house)).toEqual([])
    const table = await played(house, [ada])
    const row = await house.store.tables.get(table)
    if (row === null) throw new Error('no table')
    const older = { ...docOf(row), id: 'older', rules: 0 }
    await house.store.tables.put({ ...row, id: 'older', version: 1, code: null, doc: JSON.stringify(older) })
    await swept(house)
    expect((await kept(house)).map((one) => [one.table, one.seat, one.who, one.person])).toEqual([
      [table, 0, 'people', ada.id],
      [table, 1, 'masters', null],
    ])
  })

  it('is told no more when those behind it have left the house', async () => {
    const house = await opened()
    const people = await trio(house)
    await evening(house, people, 5)
    await swept(house)
    expect((await told(house)).chapters).toHaveLength(1)
    await house.house.people.remove(people[0]?.id ?? '')
    await swept(house)
    house.pass(11 * 60_000)
    expect((await told(house)).chapters).toEqual([])
  })
})
