// chantier admin: leading a house at a terminal, on both stores, while the house is open.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../server/serve.ts'
import { serve } from '../server/serve.ts'
import { settingsWith } from '../server/settings.ts'
import { api, person } from '../server/test/clubhouse.ts'
import { type Postgres, startPostgres } from '../server/test/postgres.ts'
import type { DeskInfo } from '../wire/owner.ts'
import { runHere, scratch } from './test/run.ts'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres(['fsync=off'])
})
afterAll(() => server.stop())

const quiet = { port: 0, log: 'silent' } as const

async function withHouse(store: string, work: (house: RunningServer, where: string[]) => Promise<void>): Promise<void> {
  const data = scratch()
  const house = await serve(settingsWith({ ...quiet, data, store }))
  try {
    await work(house, ['--data', data, '--store', store])
  } finally {
    await house.close()
  }
}

/** Asked until it is so: a house looks into its log every few seconds. */
async function until(so: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await so()) return
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('waited in vain')
}

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  describe(`a house on ${kind}, open`, () => {
    it('is led from a terminal', async () => {
      await withHouse(kind === 'SQLite' ? 'sqlite' : server.url, async ({ address, ownerCode }, where) => {
        const url = { url: address.replace(/\/$/, '') } as Parameters<typeof person>[0]
        const admin = async (...words: string[]) => {
          const { code, out, err } = await runHere(['admin', ...words, ...where, '--json'])
          expect([words[0], code, err]).toEqual([words[0], 0, ''])
          return JSON.parse(out)
        }
        expect(ownerCode).not.toBeNull()
        const rude = await person(url, 'Rude')
        const other = await person(url, 'Other')
        expect(await admin()).toMatchObject({ owner: null, reports: 0, barred: 0 })
        await api(url, other, 'POST', 'house/report', { person: rude.id, kind: 'insult', note: 'look' })
        expect(await admin('reports')).toMatchObject([{ note: 'look', about: { name: 'Rude' } }])
        expect(await admin('silence', 'Rude', '--days', '2')).toMatchObject({ kind: 'silence', with: { days: 2 } })
        const ban = await admin('ban', rude.id)
        expect((await api(url, rude, 'GET', 'me')).key).toBe('people.banned')
        expect(await admin('people', 'rud')).toMatchObject([{ name: 'Rude', reports: 1 }])
        await admin('undo', ban.id)
        expect((await api(url, rude, 'GET', 'me')).status).toBe(200)
        await admin('lift', 'Rude')
        expect(await admin('people', 'rude')).toMatchObject([{ silenced: null, banned: null }])
        expect((await admin('rename', 'Rude', 'Kind', 'One')).with).toEqual({ name: 'Kind One' })
        await until(async () => (await api<{ name: string }>(url, rude, 'GET', 'me')).body.name === 'Kind One')
        // The code that was printed is no longer good, the new one is, once.
        const { code } = await admin('code')
        const kept = await person(url, 'Inès', true)
        expect((await api(url, kept, 'POST', 'house/claim', { code: ownerCode })).status).toBe(400)
        expect((await api(url, kept, 'POST', 'house/claim', { code })).status).toBe(200)
        expect((await api(url, kept, 'POST', 'house/claim', { code })).status).toBe(409)
        expect((await admin()).owner).toBe('Inès')
        expect((await api(url, kept, 'POST', 'owner/backup', {})).status).toBe(200)
        const { body } = await api<DeskInfo>(url, kept, 'GET', 'owner')
        expect(body.backup?.rows).toBeGreaterThan(5)
        expect((await admin()).backup).toBe(body.backup?.at)
        expect((await admin('log')).map((deed: { kind: string }) => deed.kind).sort()).toEqual(
          ['backup', 'ban', 'claim', 'lift-silence', 'new-code', 'rename', 'silence'].sort(),
        )
      })
    })
  })

describe('chantier admin', () => {
  it('says in a sentence what is wrong', async () => {
    const nowhere = await runHere(['admin', '--data', scratch()])
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('No house was ever opened')])
    const word = await runHere(['admin', 'shoot', '--data', scratch(), '--lang', 'fr'])
    expect([word.code, word.err]).toEqual([2, expect.stringContaining('«\u00a0shoot\u00a0»')])
    const who = await runHere(['admin', 'ban', '--data', scratch(), '--lang', 'de'])
    expect([who.code, who.err]).toEqual([2, expect.stringContaining('chantier admin ban WHO')])
    await withHouse('sqlite', async ({ address }, where) => {
      const url = { url: address.replace(/\/$/, '') } as Parameters<typeof person>[0]
      for (let i = 0; i < 2; i++) await person(url, 'Ada')
      const several = await runHere(['admin', 'ban', 'Ada', ...where])
      expect([several.code, several.err]).toEqual([1, expect.stringContaining('Several people')])
      const nobody = await runHere(['admin', 'ban', 'Zoé', ...where])
      expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('Nobody here')])
      const told = await runHere(['admin', ...where])
      expect(told.out).toContain('This house has no owner.')
      expect(told.out).toContain('No report waits.')
    })
  })
})
