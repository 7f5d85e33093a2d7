import { describe, expect, it } from 'vitest'
import { asked, at, moves, named, type Wish } from '../test/scene.ts'

type Table = ReturnType<typeof at>

/** Face-down workers of a seat, by id. */
const down = (s: Table, seat: number) => named((s.crews[seat] ?? []).filter((card) => s.duty[card] === -3))

/** One worker for each fault alone, and a site to work on so that the construction asks. */
const five = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05']

const site: Wish = { contracts: [['north-wall'], ['inn'], ['shop']] }

describe('MAS-6.7', () => {
  it('faults matter only through the events: whoever is available works like any other', () => {
    const wish = { ...site, event: 'wage-claims' }
    const good = at('events', { ...wish, crews: [['apprentice-01', 'tradesman-01'], [], []] })
    const bad = at('events', { ...wish, crews: [['apprentice-13', 'tradesman-10'], [], []] })
    expect(moves(bad, 0)).toEqual(moves(good, 0))
  })
})

/** Seat 3 can build whatever the event: the construction then waits, and face-down workers can be seen. */
const builder = ['master-06', 'master-08', 'foreman-02', 'foreman-03', 'tradesman-03', 'apprentice-02']

const everybody = [five, ['tradesman-04', 'apprentice-10'], ['foreman-06', 'tradesman-10', 'apprentice-08'], builder]

const strikes = (event: string, expected: string[][]) =>
  it(`${event} turns them all face down, for every player`, () => {
    const s = at('events', { seats: 4, contracts: [['inn'], [], [], ['outhouse']], crews: everybody, event })
    expect([asked(s), s.phase]).toEqual(['build', 4])
    expect([0, 1, 2].map((seat) => down(s, seat))).toEqual(expected)
  })

describe('MAS-6.8', () => strikes('hurt-feelings', [['master-01'], ['apprentice-10', 'tradesman-04'], ['foreman-06']]))

describe('MAS-6.9', () => strikes('night-watch', [['master-02'], ['apprentice-10', 'tradesman-04'], ['tradesman-10']]))

describe('MAS-6.10', () => strikes('epidemic', [['master-03'], ['apprentice-10'], ['foreman-06']]))

describe('MAS-6.11', () => strikes('site-accident', [['master-04'], [], ['apprentice-08', 'tradesman-10']]))

describe('MAS-6.12', () => strikes('tavern-brawl', [['master-05'], [], ['apprentice-08', 'tradesman-10']]))

describe('MAS-6.13', () => strikes('guild-assembly', [five, [], []]))

describe('MAS-6.14', () => strikes('market-fair', [[], ['tradesman-04'], ['tradesman-10']]))

describe('MAS-6.15', () => strikes('apprentices-feast', [[], ['apprentice-10'], ['apprentice-08']]))
