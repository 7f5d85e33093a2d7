import { describe, expect, it } from 'vitest'
import { type JudgedFigures, type JudgedReply, MOST_JUDGED } from '../../wire/judged.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { docOf } from '../tables/runtime/document.ts'
import { api, clubhouse, cup, type Person, person, playOut } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'

const third = (decisions: number, mistakes = 0, lost = 0) => ({ decisions, mistakes, lost })
const figures = (more: Partial<JudgedFigures> = {}): JudgedFigures => ({
  thirds: [third(3), third(4, 1, 0.12), third(2)],
  accuracy: 91.5,
  draw: -0.11,
  judge: { rules: 1, net: false, thoughts: 60 },
  ...more,
})

interface Played {
  readonly table: string
  readonly rules: number
}
/** A match of these people, played to its end unless told otherwise. */
async function played(house: TestHouse, people: readonly Person[], open = true, most?: number): Promise<Played> {
  const [host, ...others] = people
  const made = await api<{ table: { id: string } }>(house, host ?? null, 'POST', 'tables', {
    ...{ game: 'spyrium', seats: 2, open },
    ...(others.length === 0 && { bots: [null, 'master'] }),
  })
  const table = made.body.table.id
  const row = await house.store.tables.get(table)
  const key = row === null ? '' : docOf(row).invite
  for (const one of others) await api(house, one, 'POST', `tables/${table}/sit`, { key })
  const started = await api(house, host ?? null, 'POST', `tables/${table}/start`, {})
  if (started.status !== 200) throw new Error(`${started.status} ${started.key}`)
  await playOut(house, table, most)
  const now = await house.store.tables.get(table)
  return { table, rules: now === null ? 0 : docOf(now).rules }
}
const fits = ({ rules }: Played, more: Partial<JudgedFigures> = {}) =>
  figures({ judge: { rules, net: false, thoughts: 60 }, ...more })
const send = async (house: TestHouse, who: Person | null, table: string, body: unknown) => {
  const said = await api(house, who, 'PUT', `tables/${table}/judged`, body)
  return said.key ?? said.status
}
const allow = (house: TestHouse, who: Person, sends = true) => api(house, who, 'PUT', 'me/judged', { sends })
const rowsOf = async (house: TestHouse, reader: Person | null, of: Person) =>
  (await api<JudgedReply>(house, reader, 'GET', `people/${of.id}/judged`)).body.rows

describe('what a device sends of an analysed match', () => {
  it('is kept once its person allows it, with what the house knows itself', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    const match = await played(house, [ada, bea])
    expect(await send(house, ada, match.table, fits(match))).toBe('judged.off')
    expect((await api(house, ada, 'GET', 'me')).body).toMatchObject({ sendsJudged: false })
    expect((await allow(house, ada)).body).toMatchObject({ sendsJudged: true })
    expect(await send(house, ada, match.table, fits(match))).toBe(204)
    const [result] = await house.store.people.results(ada.id, 9)
    expect(await rowsOf(house, ada, ada)).toEqual([
      {
        ...{ table: match.table, game: 'spyrium', seats: 2, against: 'people', at: result?.at },
        ...{ result: result?.won ? 1 : 0, ...fits(match) },
      },
    ])
    // Sent again it is still one, and a quick analysis does not take the place of a deep one.
    const deep = fits(match, { draw: 0.2, judge: { ...fits(match).judge, thoughts: 400 } })
    expect(await send(house, ada, match.table, deep)).toBe(204)
    expect(await send(house, ada, match.table, fits(match))).toBe(204)
    expect((await rowsOf(house, ada, ada)).map((row) => [row.draw, row.judge.thoughts])).toEqual([[0.2, 400]])
    // A match that is left out goes, and others' rows of it stay.
    await allow(house, bea)
    expect(await send(house, bea, match.table, fits(match))).toBe(204)
    const leave = async (who: Person | null) => (await api(house, who, 'DELETE', `tables/${match.table}/judged`)).status
    expect([await leave(null), await leave(ada), await leave(ada)]).toEqual([401, 204, 204])
    expect([await rowsOf(house, ada, ada), (await rowsOf(house, bea, bea)).length]).toEqual([[], 1])
    expect(await send(house, ada, match.table, fits(match))).toBe(204)
    // Whoever says no is forgotten.
    await allow(house, ada, false)
    expect(await rowsOf(house, ada, ada)).toEqual([])
    expect(await house.store.judged.of(ada.id, 9)).toEqual([])
  })

  it('is refused where it is not theirs, not over, or nobody’s', async () => {
    const house = await opened()
    const [ada, bea, eve] = [await person(house, 'Ada'), await person(house, 'Bea'), await person(house, 'Eve')]
    for (const one of [ada, bea, eve]) await allow(house, one)
    const match = await played(house, [ada, bea])
    expect(await send(house, eve, match.table, fits(match))).toBe('judged.not-yours')
    expect(await send(house, null, match.table, fits(match))).toBe('people.who')
    expect(await send(house, ada, 'nowhere', fits(match))).toBe('judged.not-yours')
    const running = await played(house, [ada, bea], false, 4)
    expect(await send(house, ada, running.table, fits(running))).toBe('tables.not-over')
    // A stranger does not learn that there is such a table.
    expect(await send(house, eve, running.table, fits(running))).toBe('judged.not-yours')
    const waiting = await api<{ table: { id: string } }>(house, ada, 'POST', 'tables', { game: 'spyrium', seats: 2 })
    expect(await send(house, ada, waiting.body.table.id, fits(match))).toBe('tables.not-over')
    for (const one of [ada, bea, eve]) expect(await house.store.judged.of(one.id, 9)).toEqual([])
  })

  it('must be numbers that can be', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    await allow(house, ada)
    const match = await played(house, [ada])
    const judge = fits(match).judge
    const silly: readonly [string, unknown][] = [
      ['nothing', {}],
      ['no thirds', fits(match, { thirds: [] })],
      ['two thirds', fits(match, { thirds: [third(3), third(3)] })],
      ['four thirds', fits(match, { thirds: [third(3), third(3), third(3), third(3)] })],
      ['more decisions than choices', fits(match, { thirds: [third(3), third(3), third(1999)] })],
      ['more mistakes than decisions', fits(match, { thirds: [third(3), third(3), third(1, 2, 0.2)] })],
      ['a loss without a mistake', fits(match, { thirds: [third(3), third(3), third(1, 0, 0.2)] })],
      ['a mistake that costs nothing', fits(match, { thirds: [third(3), third(3), third(1, 1, 0)] })],
      ['more lost than there is', fits(match, { thirds: [third(3), third(3), third(1, 1, 1.5)] })],
      ['less than nothing', fits(match, { thirds: [third(3), third(3), third(-1)] })],
      ['half a decision', fits(match, { thirds: [third(3), third(3), third(1.5)] })],
      ['too right', fits(match, { accuracy: 101 })],
      ['too lucky', fits(match, { draw: 99 })],
      ['other rules', fits(match, { judge: { ...judge, rules: match.rules + 1 } })],
      ['no thoughts', fits(match, { judge: { ...judge, thoughts: 0 } })],
      ['endless thoughts', fits(match, { judge: { ...judge, thoughts: 1e12 } })],
      ['words', { ...fits(match), draw: 'much' }],
      ['no number', { ...fits(match), draw: null }],
      ['more than asked for', { ...fits(match), result: 1 }],
      ['more within', { ...fits(match), judge: { ...judge, name: 'x'.repeat(1000) } }],
    ]
    for (const [what, body] of silly)
      expect([what, await send(house, ada, match.table, body)]).toEqual([
        what,
        expect.stringMatching(/^(judged\.numbers|http\.invalid)$/),
      ])
    expect(await rowsOf(house, ada, ada)).toEqual([])
    expect(await send(house, ada, match.table, fits(match))).toBe(204)
    expect(await rowsOf(house, ada, ada)).toMatchObject([{ against: 'master' }])
  })

  it('is no more than so many an hour, each person for themselves', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    for (const one of [ada, bea]) await allow(house, one)
    const match = await played(house, [ada, bea])
    const said = new Set<unknown>()
    for (let n = 0; n < 60; n++) said.add(await send(house, ada, match.table, fits(match)))
    expect([...said]).toEqual([204])
    expect(await send(house, ada, match.table, fits(match))).toBe('judged.many')
    expect(await send(house, bea, match.table, fits(match))).toBe(204)
  })
})

describe('a profile', () => {
  it('shows analysed matches to whom their person shows results, and never where a closed match was', async () => {
    const house = await opened()
    const [ada, bea, eve] = [await person(house, 'Ada'), await person(house, 'Bea'), await person(house, 'Eve')]
    await allow(house, ada)
    await api(house, ada, 'PUT', `friends/${bea.id}`)
    await api(house, bea, 'PUT', `friends/${ada.id}`)
    for (const open of [true, false]) {
      const match = await played(house, [ada], open)
      expect(await send(house, ada, match.table, fits(match))).toBe(204)
    }
    const seen = async (reader: Person | null) => (await rowsOf(house, reader, ada)).map((row) => row.table !== null)
    expect([await seen(ada), await seen(bea), await seen(eve), await seen(null)]).toEqual([
      [true, true],
      [false, true],
      [true],
      [true],
    ])
    // The day, not the hour.
    expect((await rowsOf(house, bea, ada)).map((row) => row.at % 86_400_000)).toEqual([43_200_000, 43_200_000])
    await api(house, ada, 'PUT', 'me/shows', { page: 'friends', here: 'friends' })
    expect([(await seen(bea)).length, await seen(eve)]).toEqual([2, []])
    await api(house, ada, 'PUT', 'me/shows', { page: 'nobody', here: 'friends' })
    expect([await seen(ada), await seen(bea), await seen(null)]).toEqual([[true, true], [], []])
    expect((await api(house, eve, 'GET', 'people/nobody/judged')).key).toBe('people.unknown')
  })

  it('has an achievement for a match without a mistake that was long enough', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    await allow(house, ada)
    const flawless = async (reader: Person | null) => {
      const { body } = await api<{ achievements: { id: string; got: number }[] }>(
        ...([house, reader, 'GET', `people/${ada.id}/profile`] as const),
      )
      return body.achievements.find((one) => one.id === 'flawless')?.got
    }
    const match = await played(house, [ada], false)
    await send(house, ada, match.table, fits(match, { thirds: [third(3), third(3), third(3)] }))
    expect(await flawless(ada)).toBe(0)
    await send(house, ada, match.table, fits(match, { thirds: [third(4), third(3), third(3)] }))
    expect([await flawless(ada), await flawless(null)]).toEqual([1, 0])
    await send(house, ada, match.table, fits(match, { thirds: [third(4), third(3), third(4, 1, 0.06)] }))
    expect(await flawless(ada)).toBe(0)
  })

  it('goes with its person, is handed over to them, and holds no more than so many', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    await allow(house, ada)
    const match = await played(house, [ada])
    const row = { person: ada.id, game: 'spyrium', seats: 2, against: 'people', result: 0, open: true, thoughts: 60 }
    for (let n = 0; n <= MOST_JUDGED; n++)
      await house.store.judged.keep({ ...row, table: `t${n}`, at: n, doc: JSON.stringify(fits(match)) }, MOST_JUDGED)
    expect(await send(house, ada, match.table, fits(match))).toBe(204)
    const rows = await rowsOf(house, ada, ada)
    expect([rows.length, rows[0]?.table, rows.at(-1)?.table]).toEqual([MOST_JUDGED, match.table, 't2'])
    const { body } = await api<{ judged: { table: string; figures: JudgedFigures }[] }>(house, ada, 'GET', 'me/export')
    expect([body.judged.length, body.judged[0]]).toEqual([
      MOST_JUDGED,
      expect.objectContaining({ table: match.table, figures: fits(match) }),
    ])
    expect((await api(house, ada, 'DELETE', 'me')).status).toBe(204)
    expect(await house.store.judged.of(ada.id, 9)).toEqual([])
  })
})

describe('a match of a duplicate round', () => {
  it('is not taken before the last table of its round has ended', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 4)
    const made = await cup(house, hall, { game: 'spyrium', sizes: [2], duplicate: true })
    const deed = async (what: string) =>
      (await api<TournamentInfo>(house, hall.owner, 'POST', `tournaments/${made.id}/${what}`, {})).body
    await deed('prepare')
    const pods = (await deed('start')).roundList[0]?.pods ?? []
    const [one, two] = pods.map((pod) => pod.table ?? '')
    if (one === undefined || two === undefined) throw new Error('no two tables')
    for (const who of hall.people) await allow(house, who)
    await playOut(house, one)
    await house.house.sweep()
    const row = await house.store.tables.get(one)
    const match = { table: one, rules: row === null ? 0 : docOf(row).rules }
    const seated = hall.people.filter((who) => pods[0]?.people.includes(who.id))
    expect(seated).toHaveLength(2)
    for (const who of hall.people)
      expect(await send(house, who, one, fits(match))).toBe(seated.includes(who) ? 'tables.sealed' : 'judged.not-yours')
    for (const who of seated) expect(await rowsOf(house, who, who)).toEqual([])
    await playOut(house, two)
    await house.house.sweep()
    for (const who of seated) expect(await send(house, who, one, fits(match))).toBe(204)
  })
})
