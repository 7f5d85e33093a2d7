// Who may do what, asked over HTTP as everybody: the table and the routes must agree, and there is no route beside it.
import { describe, expect, it } from 'vitest'
import type { ClubStanding } from '../../wire/club.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { api, clubhouse, cup, type Person, person } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'
import { MAY, may, mayIn, TOURNAMENT_MAY } from './may.ts'

/** One person of every standing, and what the deeds need. */
async function company(house: TestHouse) {
  const { club, owner, people } = await clubhouse(house, 5)
  const [, steward, member, other, spare] = people as [Person, Person, Person, Person, Person]
  const invited = await person(house, 'Asked')
  const stranger = await person(house, 'Nobody')
  for (const [a, b] of [
    [owner, invited],
    [invited, owner],
  ] as const)
    await api(house, a, 'PUT', `friends/${b.id}`)
  await api(house, owner, 'POST', `clubs/${club.id}/set-role`, { person: steward.id, role: 'steward' })
  await api(house, owner, 'POST', `clubs/${club.id}/invite`, { person: invited.id })
  const who: Record<ClubStanding, Person> = { owner, steward, member, invited, stranger }
  return { club, who, other, spare }
}

const STANDINGS: readonly ClubStanding[] = ['stranger', 'invited', 'member', 'steward', 'owner']

/** What the body of each deed says; the ones that end something come last. */
const BODIES: Readonly<Record<keyof typeof MAY, (other: string) => unknown>> = {
  look: () => undefined,
  join: () => ({}),
  records: () => undefined,
  decline: () => ({}),
  leave: () => ({}),
  invite: (other) => ({ person: other }),
  'lay-table': () => ({ order: { game: 'spyrium', seats: 2 } }),
  change: () => ({ open: false }),
  'renew-link': () => ({}),
  'set-hook': () => ({ kind: 'json', url: 'http://localhost/' }),
  'drop-hook': () => ({}),
  'test-hook': () => ({}),
  'send-away': (other) => ({ person: other }),
  'set-role': (other) => ({ person: other, role: 'member' }),
  'hand-over': (other) => ({ person: other }),
  dissolve: () => ({}),
}

const REFUSED = ['clubs.not-yours', 'clubs.unknown', 'tournament.unknown', 'people.who']

describe('who may do what in a club', () => {
  it('is what the table says, for every deed and everybody, in a club that is not open', async () => {
    const house = await opened()
    for (const deed of Object.keys(MAY) as (keyof typeof MAY)[]) {
      // From the weakest to the strongest: what one does leaves the others as they were.
      const { club, who, other } = await company(house)
      for (const standing of STANDINGS) {
        const way = deed === 'look' || deed === 'records' ? 'GET' : 'POST'
        const path = deed === 'look' ? `clubs/${club.id}` : `clubs/${club.id}/${deed}`
        const answer = await api(house, who[standing], way, path, BODIES[deed](other.id))
        // A stranger without the link knows of nothing; an owner may do everything that the table says, or is told what stands in the way.
        const allowed = may(standing, deed) && standing !== 'stranger'
        const isRefused = answer.key !== null && REFUSED.includes(answer.key)
        expect([deed, standing, answer.status, !isRefused]).toEqual([deed, standing, answer.status, allowed])
        if (standing === 'stranger') expect([deed, answer.status]).toEqual([deed, 404])
        else if (!allowed) expect([deed, standing, answer.status]).toEqual([deed, standing, 403])
        const nobody = deed === 'records' ? 404 : 401
        if (deed !== 'look') expect((await api(house, null, way, path, BODIES[deed](other.id))).status).toBe(nobody)
      }
    }
  }, 60_000)

  it('is what the table says for every deed of a tournament', async () => {
    const house = await opened()
    const { club, who, other, spare } = await company(house)
    const t = await cup(house, { club, owner: who.owner, people: [who.owner, other, spare] })
    const order = { name: 'B', format: 'evening', game: 'spyrium', sizes: [2], at: Date.now() + 9_000_000 }
    const bodies: Readonly<Record<keyof typeof TOURNAMENT_MAY, unknown>> = {
      look: undefined,
      come: { coming: 'perhaps' },
      announce: order,
      change: order,
      enter: { person: other.id },
      withdraw: { person: spare.id },
      'draw-groups': {},
      prepare: {},
      swap: { one: other.id, other: who.owner.id },
      start: {},
      recall: {},
      pause: {},
      resume: {},
      result: { table: 'none', scores: [1, 2] },
      absent: { table: 'none', person: other.id },
      time: { table: 'none', person: other.id, minutes: 5 },
      undo: { deed: 999 },
      finish: {},
      cancel: {},
      'next-season': { at: Date.now() + 9_000_000 },
    }
    for (const deed of Object.keys(TOURNAMENT_MAY) as (keyof typeof TOURNAMENT_MAY)[])
      for (const standing of STANDINGS) {
        const path =
          deed === 'announce'
            ? `clubs/${club.id}/tournaments`
            : `tournaments/${t.id}${deed === 'look' ? '' : `/${deed}`}`
        const way = deed === 'look' ? 'GET' : 'POST'
        const answer = await api(house, who[standing], way, path, bodies[deed])
        const isRefused = answer.key !== null && REFUSED.includes(answer.key)
        const allowed = mayIn(standing, deed) && standing !== 'stranger'
        expect([deed, standing, answer.status, !isRefused]).toEqual([deed, standing, answer.status, allowed])
        if (deed !== 'look') expect((await api(house, null, way, path, bodies[deed])).status).toBe(401)
      }
  }, 60_000)

  it('leaves no route without its deed', async () => {
    const house = await opened()
    const docs = await api<{ paths: Record<string, Record<string, unknown>> }>(house, null, 'GET', 'docs/json')
    const deeds = Object.keys(docs.body.paths).flatMap((path) => {
      const found = /^\/api\/(clubs|tournaments)\/\{id\}\/([\w.-]+)$/.exec(path)
      return found === null ? [] : [[found[1], found[2]] as const]
    })
    const reading = ['tournaments', 'results.csv', 'results.json', 'calendar.ics']
    expect(deeds.length).toBeGreaterThan(20)
    for (const [of, deed = ''] of deeds)
      expect(reading.includes(deed) || Object.hasOwn(of === 'clubs' ? MAY : TOURNAMENT_MAY, deed), deed).toBe(true)
  })

  it('shows an open club to strangers, but not who belongs to it nor how to let others in', async () => {
    const house = await opened()
    const { club, owner } = await clubhouse(house, 2)
    await api(house, owner, 'POST', `clubs/${club.id}/change`, { open: true })
    const stranger = await person(house, 'Nobody')
    const seen = await api<Record<string, unknown>>(house, stranger, 'GET', `clubs/${club.id}`)
    expect(seen.body).toMatchObject({
      size: 2,
      members: [],
      invite: null,
      code: null,
      tables: [],
      standing: 'stranger',
    })
    const t = await cup(house, { club, owner, people: [] })
    const looked = await api<TournamentInfo>(house, stranger, 'GET', `tournaments/${t.id}`)
    expect(looked.body.deeds).toEqual([])
    expect(JSON.stringify(looked.body)).not.toContain('secret')
  })
})
