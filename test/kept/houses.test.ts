// Houses of 0.1.0 whose power failed while people played: a SQLite folder, a PostgreSQL database, and the backups of both.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTitle } from '../../games/shelf.ts'
import { readMatch, writeMatch } from '../../match/file.ts'
import { restoreBackup } from '../../server/backup/backup.ts'
import { type RunningServer, serve } from '../../server/serve.ts'
import { settingsWith } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { Player } from '../../server/test/player.ts'
import { type Postgres, startPostgres } from '../../server/test/postgres.ts'
import { playOn } from '../../server/test/sitting.ts'
import { apply } from '../../wire/difference.ts'
import type { Past } from '../../wire/http.ts'
import { keptJson, keptPath, sum, unpacked } from './kept.ts'

/** What somebody sees who comes back to a table. */
interface KeptSight {
  readonly person: string
  readonly seat: number | null
  readonly seq: number
  readonly view: string | null
  readonly lines: number
  readonly story: string
  readonly chat: readonly string[]
}

interface KeptTable {
  readonly table: string
  readonly game: string
  readonly status: string
  readonly past: boolean
  readonly file: string | null
  readonly told: readonly KeptSight[]
  readonly [field: string]: unknown
}

interface KeptPerson {
  readonly name: string
  readonly id: string
  readonly cookie: string
  readonly history: unknown
  readonly profile: unknown
  readonly statistics: unknown
  readonly mine: readonly string[]
  readonly past: readonly string[]
}

interface KeptHouse {
  readonly made: number
  readonly rows: number
  readonly tables: readonly KeptTable[]
  readonly persons: readonly KeptPerson[]
}

interface Place {
  readonly store: string
  readonly data: string
}

const root = mkdtempSync(join(tmpdir(), 'chantier-kept-'))
const folder = () => mkdtempSync(join(root, 'data-'))
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

/** The data folder as the power cut left it: the last commits stand in the file beside the database. */
function sqliteFolder(): Place {
  const data = folder()
  for (const name of ['chantier.sqlite', 'chantier.sqlite-wal'])
    writeFileSync(join(data, name), unpacked(`sqlite/${name}`))
  return { store: 'sqlite', data }
}

let databases = 0
async function emptyDatabase(): Promise<Place> {
  const name = `kept_${databases++}`
  await inDatabase(postgres.url, `create database ${name}`)
  return { store: postgres.url.replace(/\/postgres$/, `/${name}`), data: folder() }
}

async function inDatabase(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function dumpedDatabase(): Promise<Place> {
  const place = await emptyDatabase()
  await inDatabase(place.store, unpacked('postgres/house.sql').toString())
  return place
}

async function restored(name: string, place: Place): Promise<Place> {
  const rows = await restoreBackup(place, keptPath(`${name}.backup`))
  expect(rows).toBe((keptJson(`${name}.json`) as KeptHouse).rows)
  return place
}

const NONE = { requests: 0, guests: 0, sockets: 0, tables: 0, commands: 0, address: 0, clubs: 0, members: 0, kept: 0 }
const FREE = { body: 65_536, ...NONE, connections: 1000 }

/** The house is opened an hour later. */
async function opened(
  place: Place,
  kept: KeptHouse,
  work: (served: RunningServer, url: string) => Promise<void>,
): Promise<void> {
  const quiet = { port: 0, host: '127.0.0.1', log: 'silent', web: join(root, 'no-web'), limits: FREE }
  let now = kept.made + 3_600_000
  const served = await serve(settingsWith({ ...quiet, ...place }), { now: () => ++now })
  try {
    await work(served, `http://127.0.0.1:${served.port}`)
  } finally {
    await served.close()
  }
}

/** Somebody of the kept house, with the cookie of then. */
async function back(url: string, { name, id, cookie }: KeptPerson, table: KeptTable): Promise<Player> {
  const player = new Player(url, name)
  player.id = id
  player.cookie = cookie
  player.title = await findTitle(table.game)
  return player
}

async function same(url: string, kept: KeptHouse, table: KeptTable): Promise<void> {
  for (const sight of table.told) {
    const person = kept.persons.find((p) => p.name === sight.person) as KeptPerson
    const player = await (await back(url, person, table)).join(table.table)
    const { seat, seq, view, story, chat, info } = player
    expect(
      {
        person: sight.person,
        seat,
        seq,
        view: view === null ? null : sum(view),
        lines: story.length,
        story: sum(story),
        chat: chat.map((line) => line.text),
      },
      table.game,
    ).toEqual(sight)
    const { told: _told, past, file, table: id, ...facts } = table
    expect({
      ...info,
      seats: info?.seats.map(({ kind, name, person: p, bot }) => ({ kind, name, person: p, bot })),
    }).toMatchObject(facts)
    if (past) {
      const { first, steps } = (await player.ask<Past>('GET', `/${id}/past`)).body
      expect(steps.reduce((before, step) => apply(before, step), first)).toEqual(view)
    }
    if (file !== null) {
      const text = await (await fetch(`${url}/api/tables/${id}/file`, { headers: { cookie: person.cookie } })).text()
      const read = await readMatch(text, findTitle)
      if (!('match' in read)) throw new Error(`the file of ${id} is not read`)
      expect(read.skipped).toBe(0)
      // Files say since then who sat where; all else is as 0.1.0 wrote it, to the letter.
      expect(read.match.sitting).toHaveLength(read.match.seats)
      const { shuffle } = JSON.parse(text)
      expect(sum(writeMatch({ ...read.match, sitting: null }, { shuffle }))).toBe(file)
    }
    player.leave()
  }
}

/** Those at a table that was under way play it to its end, as if nothing had happened. */
async function goesOn(url: string, kept: KeptHouse, table: KeptTable): Promise<void> {
  const players: Player[] = []
  for (const { person } of table.told) {
    const player = await back(url, kept.persons.find((p) => p.name === person) as KeptPerson, table)
    let said = 0
    player.newId = () => `later-${player.id}-${said++}`
    players.push(await player.join(table.table))
  }
  await playOn(players)
  const first = players[0] as Player
  const text = await (
    await fetch(`${url}/api/tables/${table.table}/file`, { headers: { cookie: first.cookie } })
  ).text()
  const read = await readMatch(text, findTitle)
  if (!('match' in read)) throw new Error(JSON.stringify(read.problem))
  expect(read.match.game.scores(read.match.state, read.match.game.box)).toEqual(first.info?.scores)
  for (const player of players) player.leave()
}

async function samePeople(url: string, kept: KeptHouse): Promise<void> {
  for (const person of kept.persons) {
    const get = async (path: string) => {
      const answer = await fetch(`${url}/api${path}`, { headers: { cookie: person.cookie } })
      return (await answer.json()) as { id?: string; tables?: readonly { id: string }[] }
    }
    const tablesOf = async (list: string) => ((await get(`/tables?list=${list}`)).tables ?? []).map((t) => t.id).sort()
    expect((await get('/me')).id).toBe(person.id)
    expect(await get(`/people/${person.id}`)).toMatchObject(person.profile as object)
    expect(await get(`/people/${person.id}/history`)).toMatchObject(person.history as object)
    expect(await get(`/people/${person.id}/statistics`)).toMatchObject(person.statistics as object)
    expect({ mine: await tablesOf('mine'), past: await tablesOf('past') }).toEqual({
      mine: person.mine,
      past: person.past,
    })
  }
}

async function sameAccount(place: Place): Promise<void> {
  const store = await openStore(place)
  try {
    expect(await store.people.get('kept-person')).toMatchObject({ name: 'Éloïse “Kept”' })
    const key = await store.people.passkey('kept-key')
    expect(key).toMatchObject({ person: 'kept-person', counter: 3, transports: 'usb,nfc', name: 'phone' })
    expect([...(key?.publicKey ?? [])]).toEqual([0, 1, 200, 255])
    expect(await store.people.useRecovery('kept-code')).toBe('kept-person')
  } finally {
    await store.close()
  }
}

/** Houses as they were left are played on in; a backup only has to hold the same. */
const HOUSES: readonly (readonly [string, string, () => Promise<Place>, 'played on'?])[] = [
  ['SQLite folder', 'sqlite', async () => sqliteFolder(), 'played on'],
  ['PostgreSQL database', 'postgres', dumpedDatabase, 'played on'],
  ['backup of SQLite, in SQLite', 'sqlite', () => restored('sqlite', { store: 'sqlite', data: folder() })],
  ['backup of SQLite, in PostgreSQL', 'sqlite', async () => restored('sqlite', await emptyDatabase())],
  ['backup of PostgreSQL, in SQLite', 'postgres', () => restored('postgres', { store: 'sqlite', data: folder() })],
]

for (const [what, name, lay, on] of HOUSES)
  describe(`a ${what} of 0.1.0`, () => {
    const kept = keptJson(`${name}.json`) as KeptHouse

    it(`opens with everything as it was${on === undefined ? '' : ', and its matches go on to their end'}`, async () => {
      const place = await lay()
      await opened(place, kept, async (_, url) => {
        await samePeople(url, kept)
        for (const table of kept.tables) await same(url, kept, table)
      })
      // Opened a second time, from what this version wrote.
      await opened(place, kept, async (_, url) => {
        for (const table of kept.tables) await same(url, kept, table)
        for (const table of kept.tables)
          if (table.status === 'running' && on === 'played on') await goesOn(url, kept, table)
      })
      await sameAccount(place)
    })
  })
