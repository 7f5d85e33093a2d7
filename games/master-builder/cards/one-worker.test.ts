import { describe, expect, it } from 'vitest'
import { at, chooses, clause, moves, named, played, type Wish } from '../test/scene.ts'

type Table = ReturnType<typeof at>

/** Face-down workers of a seat, by id. */
const down = (s: Table, seat: number) => named((s.crews[seat] ?? []).filter((card) => s.duty[card] === -3))

/** One worker for each fault alone, and a site to work on so that the construction asks. */
const five = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05']

const site: Wish = { contracts: [['north-wall'], ['inn'], ['shop']] }

describe('MAS-6.6', () => {
  it('the seat chooses among those who fit; one is automatic, none is nothing', () => {
    const s = at('events', {
      ...site,
      crews: [
        ['master-01', 'master-02', 'master-05'],
        ['master-03', 'foreman-05'],
        ['foreman-04', 'apprentice-01'],
      ],
      event: 'quarrel',
    })
    expect(moves(s, 0)).toEqual([chooses('master-01'), chooses('master-05')])
    expect(clause(s, 0, chooses('master-02'))).toBe('MAS-6.6')
    const t = played(s, [0, chooses('master-05')])
    expect([down(t, 0), down(t, 1), down(t, 2)]).toEqual([['master-05'], ['foreman-05'], []])
  })
})

describe('MAS-6.16', () => {
  it('one worker of choice stays away, and the count pays $3,000', () => {
    const s = at('events', {
      ...site,
      crews: [['master-01', 'apprentice-01'], ['apprentice-02'], []],
      event: 'counts-corvee',
    })
    expect(moves(s, 0)).toEqual([chooses('master-01'), chooses('apprentice-01')])
    const t = played(s, [0, chooses('apprentice-01')])
    expect(t.cash).toEqual([40_000 + 3000 - 6000, 40_000 + 3000 - 1000, 40_000])
  })
})

describe('MAS-6.17', () => {
  it('a touchy or hot-tempered worker stays away', () => {
    const s = at('events', {
      crews: [['apprentice-01', 'apprentice-02', 'apprentice-03', 'apprentice-09'], [], []],
      event: 'quarrel',
    })
    expect(moves(s, 0)).toEqual(['02', '03', '09'].map((n) => chooses(`apprentice-${n}`)))
  })
})

describe('MAS-6.18', () => {
  it('a weak or negligent worker stays away', () => {
    const s = at('events', {
      crews: [['apprentice-01', 'apprentice-02', 'apprentice-07', 'apprentice-12'], [], []],
      event: 'morning-after',
    })
    expect(moves(s, 0)).toEqual(['01', '07', '12'].map((n) => chooses(`apprentice-${n}`)))
  })
})

describe('MAS-6.19', () => {
  it('a devious worker is dismissed', () => {
    const s = at('events', {
      crews: [['apprentice-01', 'apprentice-03', 'apprentice-06'], [], []],
      event: 'fraud-uncovered',
    })
    expect(moves(s, 0)).toEqual([chooses('apprentice-03'), chooses('apprentice-06')])
    expect(named(played(s, [0, chooses('apprentice-06')]).crews[0] ?? [])).toEqual(['apprentice-01', 'apprentice-03'])
  })
})

describe('MAS-6.20', () => {
  it('a crew of five or more releases one of its choice, a smaller one nobody', () => {
    const s = at('events', {
      crews: [five, five.slice(0, 0), ['apprentice-01']],
      event: 'pilgrimage',
      cash: [90_000, 0, 0],
    })
    expect(moves(s, 0)).toEqual(five.map((id) => chooses(id)))
    expect(named(played(s, [0, chooses('master-03')]).crews[0] ?? [])).toEqual(five.filter((id) => id !== 'master-03'))
    const four = at('events', { crews: [five.slice(0, 4), [], []], event: 'pilgrimage' })
    expect([four.round, four.crews[0]?.length]).toEqual([4, 4])
  })
})
