// Who may do what in the house, asked over HTTP as everybody: the table and the routes must agree, and there is no route beside it.
import { describe, expect, it } from 'vitest'
import { api, clubhouse, type Person, person } from '../test/clubhouse.ts'
import { opened } from '../test/opened.ts'
import { owned } from '../test/owned.ts'
import { type HouseDeed, type HouseStanding, MAY, may, STANDINGS } from './may.ts'

type Asked = readonly [way: 'GET' | 'POST', path: string, body?: unknown]

/** How each deed is asked for; ids lead nowhere, so that nothing is done and only the right is looked at. */
const ASKED: Readonly<Record<HouseDeed, Asked>> = {
  report: ['POST', 'house/report', { person: 'nobody', kind: 'other' }],
  notes: ['GET', 'house/notes'],
  'read-note': ['POST', 'house/notes/none/read-note', {}],
  claim: ['POST', 'house/claim', { code: 'AAAA' }],
  look: ['GET', 'owner'],
  settings: ['POST', 'owner/settings', { welcome: 'Bonsoir' }],
  reports: ['GET', 'owner/reports'],
  answer: ['POST', 'owner/reports/none/answer', { answer: 'nothing' }],
  people: ['GET', 'owner/people?find=x'],
  warn: ['POST', 'owner/people/none/warn', { text: 'x' }],
  silence: ['POST', 'owner/people/none/silence', { days: 1 }],
  ban: ['POST', 'owner/people/none/ban', {}],
  lift: ['POST', 'owner/people/none/lift', { what: 'ban' }],
  rename: ['POST', 'owner/people/none/rename', { name: 'x' }],
  merge: ['POST', 'owner/people/none/merge', { guest: 'none' }],
  tables: ['GET', 'owner/tables'],
  'close-table': ['POST', 'owner/tables/none/close-table', {}],
  clubs: ['GET', 'owner/clubs'],
  'rename-club': ['POST', 'owner/clubs/none/rename-club', { name: 'x' }],
  'dissolve-club': ['POST', 'owner/clubs/none/dissolve-club', {}],
  log: ['GET', 'owner/log'],
  'log.json': ['GET', 'owner/log.json'],
  undo: ['POST', 'owner/log/none/undo', {}],
  backup: ['POST', 'owner/backup', {}],
}

const deeds = Object.keys(MAY) as HouseDeed[]

describe('who may do what in the house', () => {
  it('is what the table says, for every deed and everybody', async () => {
    const house = await opened()
    const owner = await owned(house)
    const { owner: steward } = await clubhouse(house, 1)
    const guest = await person(house, 'Nobody')
    const who: Record<HouseStanding, Person | null> = { owner, kept: steward, guest, nobody: null }
    for (const deed of deeds)
      for (const standing of STANDINGS) {
        const [way, path, body] = ASKED[deed]
        const { status, key } = await api(house, who[standing], way, path, body)
        const refused = key === 'owner.not-yours' || key === 'owner.guest' || key === 'people.who'
        expect([deed, standing, !refused]).toEqual([deed, standing, may(standing, deed)])
        if (refused) expect([deed, standing, status]).toEqual([deed, standing, standing === 'nobody' ? 401 : 403])
      }
  })

  it('leaves no route without its deed', async () => {
    const house = await opened()
    const docs = await api<{ paths: Record<string, unknown> }>(house, null, 'GET', 'docs/json')
    const paths = Object.keys(docs.body.paths).filter((path) => /^\/api\/(owner|house)\b/.test(path))
    const named = paths.map((path) => (path === '/api/owner' ? 'look' : (path.split('/').at(-1) ?? '')))
    expect(new Set(named.filter((deed) => deed !== 'house'))).toEqual(new Set(deeds))
  })

  it('refuses what is of the wrong kind, too long or too much, at every route that is told something', async () => {
    const house = await opened()
    const owner = await owned(house)
    const other = await person(house, 'Béa')
    const long = 'x'.repeat(5000)
    const to = `owner/people/${other.id}`
    const wrong: readonly (readonly [string, unknown])[] = [
      ['house/report', {}],
      ['house/report', { person: other.id, kind: 'rude' }],
      ['house/report', { person: other.id, kind: 'insult', line: 0 }],
      ['house/report', { person: other.id, kind: 'insult', line: '1' }],
      ['house/report', { person: other.id, kind: 'insult', note: long }],
      ['house/report', { person: other.id, kind: 'insult', note: 'x'.repeat(401) }],
      ['house/report', { person: other.id, kind: 'insult', more: 1 }],
      ['house/report', { person: owner.id, kind: 'insult' }],
      ['house/report', { person: '\u0000', kind: 'insult' }],
      ['house/claim', { code: long }],
      ['house/claim', { code: 7 }],
      ['owner/settings', { name: long }],
      ['owner/settings', { name: 'x'.repeat(41) }],
      ['owner/settings', { langs: [] }],
      ['owner/settings', { langs: ['xx'] }],
      ['owner/settings', { tables: 'nobody' }],
      ['owner/settings', { owner: other.id }],
      [`${to}/warn`, { text: '' }],
      [`${to}/warn`, { text: 'x'.repeat(301) }],
      [`${to}/warn`, { text: 1 }],
      [`${to}/silence`, {}],
      [`${to}/silence`, { days: 0 }],
      [`${to}/silence`, { days: 3651 }],
      [`${to}/silence`, { days: 1.5 }],
      [`${to}/ban`, { days: '3' }],
      [`${to}/lift`, { what: 'all' }],
      [`${to}/rename`, { name: '\u200b' }],
      [`${to}/rename`, { name: 'x'.repeat(41) }],
      [`${to}/merge`, {}],
      ['owner/reports/none/answer', { answer: 'shoot' }],
      ['owner/reports/none/answer', { answer: 'ban', days: -1 }],
      ['owner/clubs/none/rename-club', { name: long }],
      ['owner/log/none/undo', { deed: 1 }],
    ]
    for (const [path, body] of wrong) {
      const said = await api(house, owner, 'POST', path, body)
      expect([path, JSON.stringify(body).slice(0, 60), said.status]).toEqual([
        path,
        JSON.stringify(body).slice(0, 60),
        path.includes('clubs/none') && said.status === 404 ? 404 : 400,
      ])
    }
    expect((await api<unknown[]>(house, owner, 'GET', 'owner/reports')).body).toEqual([])
    expect((await api<unknown[]>(house, owner, 'GET', 'owner/log')).body).toHaveLength(1)
  })
})
