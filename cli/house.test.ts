// The commands of a house: serve, backup, restore, verify, and the doctor's visit.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { open, playOut } from '../contract/keep.ts'
import { findTitle } from '../games/shelf.ts'
import { type Fairness, writeMatch } from '../match/file.ts'
import { openStore } from '../server/store/open.ts'
import type { Title } from '../title/title.ts'
import { commitmentOf, seedOf } from '../wire/shuffle.ts'
import { run, runHere, scratch } from './test/run.ts'

const title = (await findTitle('pillars')) as Title
const folder = scratch()

/** A finished online match, told as it was or otherwise. */
function file(name: string, change: (fair: Fairness) => Fairness | null = (fair) => fair, decisions = -1): string {
  const secret = '5e'.repeat(32)
  const words = ['été', null, 'x']
  const match = open(title, { seats: 3 }, seedOf(secret, words))
  let left = decisions
  for (const _ of playOut(match, 'random')) if (--left === 0) break
  const path = join(folder, name)
  const shuffle = change({ commitment: commitmentOf(secret), words, secret })
  writeFileSync(path, writeMatch(match, shuffle === null ? {} : { shuffle }))
  return path
}

describe('verify', () => {
  it('says that a fair shuffle was fair, in every language and for programs', async () => {
    const path = file('fair.json')
    const en = await runHere(['verify', path])
    expect([en.code, en.err]).toEqual([0, ''])
    expect(en.out).toContain('été')
    expect(en.out).toContain('gives the seed')
    expect((await runHere(['verify', path, '--lang', 'fr'])).out).toContain('Le sceau\u00a0:')
    expect((await runHere(['verify', path, '--lang', 'de'])).out).toContain('Das Siegel:')
    const json = JSON.parse((await runHere(['verify', path, '--json'])).out)
    expect(json).toMatchObject({ fair: true, words: ['été', null, 'x'] })
    expect(json.noted).toBe(false)
    expect((await runHere(['verify', path, '--commitment', json.commitment.toUpperCase()])).code).toBe(0)
  })

  it('claims no more than a file can show', async () => {
    const path = file('claims.json')
    const said = async (...more: string[]) => (await runHere(['verify', path, ...more])).out.replace(/\s+/g, ' ')
    expect(await said()).toContain('a file cannot tell')
    const { commitment } = JSON.parse(await said('--json'))
    expect(await said('--commitment', commitment)).toContain('the seal that you noted')
    expect(await said('--commitment', commitment)).not.toContain('a file cannot tell')
  })

  it('says what does not fit', async () => {
    const cases: [string, string[], string][] = [
      [file('secret.json', (f) => ({ ...f, secret: '00'.repeat(32) })), [], 'not the one that was sealed'],
      [file('words.json', (f) => ({ ...f, words: ['other', null, 'x'] })), [], 'do not give the seed'],
      [file('none.json', () => null), [], 'says nothing of its shuffle'],
      [file('open.json', (f) => f, 9), [], 'is not over'],
      [file('noted.json'), ['--commitment', 'ab'], 'not the one that you noted'],
    ]
    for (const [path, more, sentence] of cases) {
      const { code, out, err } = await runHere(['verify', path, ...more])
      expect([code, out]).toEqual([1, ''])
      expect(err.replace(/\s+/g, ' ')).toContain(sentence)
    }
  })
})

describe('backup and restore', () => {
  it('bring a house to another folder', async () => {
    const [from, to] = [scratch(), scratch()]
    const store = await openStore({ store: 'sqlite', data: from })
    await store.people.put({ id: 'ada', name: 'Ada', created: 1, seen: 1, doc: '{}' })
    await store.close()
    const path = join(folder, 'house.backup')
    expect(await runHere(['backup', '--data', from, '--to', path])).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse((await runHere(['restore', path, '--data', to, '--json'])).out)).toMatchObject({ rows: 1 })
    const again = await openStore({ store: 'sqlite', data: to })
    expect((await again.people.get('ada'))?.name).toBe('Ada')
    await again.close()
    const twice = await runHere(['restore', path, '--data', to, '--lang', 'fr'])
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('Quelque chose est déjà gardé là.')])
  })

  it('say in a sentence what is wrong', async () => {
    expect(await runHere(['backup', '--data', scratch()])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--to'),
    })
    const nothing = await runHere(['backup', '--data', scratch(), '--to', join(folder, 'x')])
    expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('nothing to save')])
    const missing = await runHere(['restore', join(folder, 'nowhere'), '--data', scratch()])
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('There is no file')])
    const other = await runHere(['restore', file('match.json'), '--data', scratch()])
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('not a backup')])
    const bad = await runHere(['backup', '--store', 'mysql://u:secret@h/d', '--to', join(folder, 'x')])
    expect([bad.code, bad.err]).toEqual([2, expect.not.stringContaining('secret')])
  })
})

describe('serve', () => {
  it('opens a house and says why it cannot', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => busy.once('listening', resolve))
    const { port } = busy.address() as AddressInfo
    const { code, err } = await run(['serve', '--data', scratch(), '--port', String(port), '--lang', 'fr'], {
      env: { CHANTIER_LOG: 'silent' },
    })
    busy.close()
    expect([code, err.trim()]).toEqual([1, expect.stringContaining(`Le port ${port} est déjà pris`)])
  })
})

describe('the doctor of a house', () => {
  it('finds a deployment in order', async () => {
    const web = scratch()
    writeFileSync(join(web, 'index.html'), '')
    const { code, out } = await run(['doctor', '--data', scratch(), '--port', '0', '--json'], {
      env: { CHANTIER_WEB: web },
    })
    const { checks } = JSON.parse(out)
    const here = (what: string) => checks.find((check: { what: string }) => check.what === what)
    for (const what of ['settings', 'store', 'port', 'page']) expect(here(what), what).toMatchObject({ here: true })
    expect(here('origin')).toMatchObject({ here: false, needed: false })
    expect(code).toBe(0)
  })

  it('says what is wrong with one that is not', async () => {
    const other = createServer((_, reply) => void reply.end('hello')).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const data = scratch()
    mkdirSync(join(data, 'inner'))
    writeFileSync(join(data, 'chantier.sqlite'), 'not a database at all, but long enough to look like one'.repeat(40))
    const args = ['doctor', '--data', data, '--port', String(port), '--origin', `http://127.0.0.1:${port}`, '--json']
    const { code, out } = await run(args, { env: { CHANTIER_WEB: join(data, 'nothing') } })
    other.close()
    const { checks } = JSON.parse(out)
    const lacking = checks.filter((c: { needed: boolean; here: boolean }) => c.needed && !c.here)
    expect(lacking.map((c: { what: string }) => c.what)).toEqual(['store', 'port', 'page', 'origin'])
    expect(code).toBe(1)
    const wrong = await run(['doctor', '--port', 'x', '--lang', 'fr'])
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('CHANTIER_PORT ne peut pas valoir')])
  })
})
