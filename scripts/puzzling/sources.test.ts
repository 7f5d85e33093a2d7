// Where puzzles are looked for: what is found there, what is no use, and that nothing tells who played.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMind, findTitle } from '../../games/shelf.ts'
import { check, deciders } from '../../kernel/ask.ts'
import { clone } from '../../kernel/clone.ts'
import { isOver } from '../../kernel/play.ts'
import { writeMatch } from '../../match/file.ts'
import { type Match, openMatch } from '../../match/match.ts'
import { positionOf } from '../../match/position.ts'
import { api, type Person, person, playOut } from '../../server/test/clubhouse.ts'
import type { TestHouse } from '../../server/test/house.ts'
import { opened } from '../../server/test/opened.ts'
import { played } from '../judging/played.ts'
import { type Asked, fromFiles, fromStore, generated, type Kept, momentsIn } from './sources.ts'

async function ofGame(id: string) {
  const [title, mind] = await Promise.all([findTitle(id), findMind(id)])
  if (title === null || mind === null) throw new Error(`no game ${id}`)
  return { title, mind }
}
const pillars = await ofGame('pillars')
const spyrium = await ofGame('spyrium')
const match = played(pillars.title, pillars.mind, 3, 'kept')

async function allOf(kept: Kept): Promise<{ name: string; match: Match }[]> {
  const list: { name: string; match: Match }[] = []
  for await (const one of kept) list.push(one)
  return list
}

describe('match files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chantier-kept-'))
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  beforeAll(() => {
    mkdirSync(join(folder, 'deeper'))
    put('whole.chantier.json', writeMatch(match))
    put('deeper/also.chantier.json', writeMatch(played(pillars.title, pillars.mind, 4, 'deeper')))
    const begun = openMatch(pillars.title, { seats: 3, seed: 'begun' })
    if ('match' in begun) put('begun.chantier.json', writeMatch(begun.match))
    put('other.chantier.json', writeMatch(played(spyrium.title, spyrium.mind, 2, 'other')))
    put('cut.chantier.json', writeMatch(match).slice(0, 5000))
    put('notes.json', '{}')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are found in a folder and below it: matches of the game that are over, and no others', async () => {
    const found = await allOf(fromFiles(pillars.mind, [folder]))
    expect(found.map(({ name }) => name.slice(folder.length + 1))).toEqual([
      'deeper/also.chantier.json',
      'whole.chantier.json',
    ])
    expect((await allOf(fromFiles(spyrium.mind, [folder]))).map(({ match }) => match.game.id)).toEqual(['spyrium'])
  })
  it('are read one by one where they are named', async () => {
    const found = await allOf(fromFiles(pillars.mind, [join(folder, 'whole.chantier.json')]))
    expect(found.map(({ match }) => match.seed)).toEqual(['kept'])
  })
})

describe('the moments of a kept match', () => {
  it('are all choices that were made, each at the table where it could be', () => {
    const moments = [...momentsIn(match)]
    const made = match.story.slice(1)
    expect(moments.map(({ seat }) => seat)).toEqual(made.map(({ seat }) => seat))
    for (const [i, { table, seat }] of moments.entries()) {
      expect(deciders(match.game, table)).toContain(seat)
      expect(check(match.game, table, seat, made[i]?.choice)).toBeNull()
    }
  })
  it('name nobody', () => {
    const named = { ...match, players: ['Ada Lovelace', 'Bea', 'Cem'] }
    for (const { table, seat } of momentsIn(named))
      expect(JSON.stringify(positionOf(match.game, table, seat))).not.toContain('Lovelace')
  })
})

describe('a match of quick opponents', () => {
  it('asks the same each time, at tables that go on, and not at every choice', () => {
    const all = (): Asked[] => {
      const list: Asked[] = []
      for (const one of generated(pillars.mind, 3, 'quick')) list.push({ ...one, table: clone(one.table) })
      return list
    }
    const moments = all()
    expect(moments.length).toBeGreaterThan(5)
    expect(moments.length).toBeLessThan(match.story.length / 2)
    expect(moments.every(({ table }) => !isOver(table))).toBe(true)
    expect(all()).toEqual(moments)
  })
})

describe('the matches of a house', () => {
  /** A match of people, played to its end. */
  async function playedAt(house: TestHouse, people: readonly Person[], order: object = {}): Promise<string> {
    const [host, ...others] = people
    const made = await api<{ table: { id: string } }>(house, host ?? null, 'POST', 'tables', {
      ...{ game: 'spyrium', seats: 2, open: true },
      ...order,
    })
    const { id } = made.body.table
    const row = await house.store.tables.get(id)
    const key: string = JSON.parse(row?.doc ?? '{}').invite
    for (const one of others) await api(house, one, 'POST', `tables/${id}/sit`, { key })
    await api(house, host ?? null, 'POST', `tables/${id}/start`, {})
    await playOut(house, id)
    return id
  }

  it('are those that were open to all, with every choice; what was among friends or in a club stays there', async () => {
    const house = await opened({ quick: true })
    const people = await Promise.all(['Ada', 'Bea'].map((name) => person(house, name)))
    const open = await playedAt(house, people)
    const shut = await playedAt(house, people, { open: false })
    const found = await allOf(fromStore(spyrium.mind, house.store))
    expect(found.map(({ name }) => name)).toEqual([open])
    expect(await house.store.tables.get(shut)).not.toBeNull()
    expect(found.every(({ match }) => isOver(match.state) && [...momentsIn(match)].length > 10)).toBe(true)
    expect(await allOf(fromStore(pillars.mind, house.store))).toEqual([])
  })
})
