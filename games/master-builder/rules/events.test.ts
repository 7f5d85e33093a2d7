import { describe, expect, it } from 'vitest'
import { contractOf, FIRST_EVENT } from '../sheet/box.ts'
import {
  asked,
  at,
  awaited,
  box,
  CONFIRM,
  cardNamed,
  chooses,
  clause,
  moves,
  named,
  played,
  starts,
  type Wish,
} from '../test/scene.ts'

type Table = ReturnType<typeof at>
/** Face-down workers of a seat, by id. */
const down = (s: Table, seat: number) => named((s.crews[seat] ?? []).filter((card) => s.duty[card] === -3))

/** One worker for each fault alone, and a site to work on so that the construction asks. */
const five = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05']
const site: Wish = { contracts: [['north-wall'], ['inn'], ['shop']] }

describe('MAS-6.1 MAS-R28', () => {
  it('every round, also the first, reveals the top event, for all in turn order', () => {
    for (const round of [1, 4]) {
      const s = at('events', {
        ...site,
        round,
        crews: [five, ['foreman-01', 'apprentice-09'], []],
        event: 'quarrel',
        mallet: 1,
      })
      expect([s.inForce, asked(s), awaited(s)]).toEqual([cardNamed('quarrel') - FIRST_EVENT, 'choose-worker', [1]])
      expect(awaited(played(s, [1, chooses('foreman-01')]))).toEqual([0])
    }
  })
})

describe('MAS-6.2 MAS-6.24 MAS-R35', () => {
  it('the card goes under its pile at the end of phase 3 and stays known; its effect lasts', () => {
    const s = at('events', { ...site, crews: [five, [], []], event: 'bad-weather' })
    expect([s.phase, asked(s)]).toEqual([4, 'build'])
    expect([s.eventPile.length, s.eventPile.at(-1), s.eventShown]).toEqual([16, cardNamed('bad-weather'), []])
    expect(s.inForce).toBe(cardNamed('bad-weather') - FIRST_EVENT)
    const next = played(s, [0, CONFIRM])
    expect([next.round, next.inForce]).toEqual([4, null])
    const during = at('events', { ...site, crews: [five, [], []], event: 'quarrel' })
    expect([during.eventPile.length, named(during.eventShown)]).toEqual([15, ['quarrel']])
  })
})

describe('MAS-6.3', () => {
  it('an unavailable worker cannot be assigned, stays in the crew and is paid', () => {
    const s = at('events', {
      ...site,
      crews: [['tradesman-03', 'apprentice-02', 'apprentice-03'], [], []],
      event: 'tavern-brawl',
    })
    // Only apprentice-03 may work: nothing can be begun, nobody is asked, and all three are paid.
    expect(s.round).toBe(4)
    expect([s.crews[0]?.length, s.wages[0], s.cash[0]]).toEqual([3, 5000, 35_000])
  })
})

describe('MAS-6.4', () => {
  it('they are turned face up at the end of phase 4', () => {
    const s = at('events', { ...site, crews: [five, [], []], event: 'hurt-feelings' })
    expect(down(s, 0)).toEqual(['master-01'])
    expect(down(played(s, [0, CONFIRM]), 0)).toEqual([])
  })
})

describe('MAS-6.5 MAS-R29', () => {
  it('who is dismissed goes under his pile, moves the marker and is not paid', () => {
    const s = at('events', { crews: [['master-02', 'foreman-02', 'apprentice-01'], [], []], event: 'fraud-uncovered' })
    const t = played(s, [0, chooses('master-02')])
    expect(box.id[t.piles[3]?.at(-1) as number]).toBe('master-02')
    expect([t.wages[0], t.cash[0]]).toEqual([5000, 35_000])
  })
})

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

describe('MAS-6.21', () => {
  it('nobody assigns more than four workers', () => {
    const s = at('events', { ...site, crews: [[...five, 'master-06'], [], []], event: 'bad-weather' })
    const three = played(
      s,
      [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')],
      [0, { type: 'build-section', section: 'north-wall/pier-a2' }],
    )
    expect(clause(three, 0, starts('north-wall/curtain-b', 'north-wall/pier-b1'))).toBe('MAS-6.21')
    const other = at('events', {
      contracts: [['north-wall', 'inn'], [], []],
      crews: [[...five, 'master-06'], [], []],
      event: 'bad-weather',
    })
    const four = played(
      other,
      [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')],
      [0, starts('inn/wall-1', 'inn/gable-1')],
    )
    expect(clause(four, 0, { type: 'build-section', section: 'inn/wall-2' })).toBe('MAS-6.21')
    expect(moves(four, 0)).toEqual([CONFIRM])
  })
})

describe('MAS-6.23 MAS-E16', () => {
  it('$36,000 for three masters, three foremen and three apprentices; the marker stays on $30,000', () => {
    const crew = [
      'master-01',
      'master-02',
      'master-03',
      'foreman-01',
      'foreman-02',
      'foreman-03',
      'apprentice-01',
      'apprentice-02',
      'apprentice-03',
    ]
    const s = at('events', {
      crews: [crew, ['tradesman-01'], []],
      cash: [40_000, 40_000, 40_000],
      event: 'wage-claims',
    })
    expect(s.wages[0]).toBe(30_000)
    expect(s.cash).toEqual([4000, 37_000, 40_000])
    expect(s.round).toBe(4)
  })
})

describe('MAS-E8', () => {
  it('the epidemic takes apprentice-01 and foreman-06; the others may work; $13,000 are due', () => {
    const crew = ['apprentice-01', 'tradesman-03', 'foreman-06', 'master-05']
    const s = at('events', { contracts: [['inn'], [], []], crews: [crew, [], []], event: 'epidemic' })
    expect(down(s, 0)).toEqual(['apprentice-01', 'foreman-06'])
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    expect(named((t.crews[0] ?? []).filter((card) => (t.duty[card] as number) >= 0))).toEqual([
      'master-05',
      'tradesman-03',
    ])
    expect(played(t, [0, CONFIRM]).cash[0]).toBe(27_000)
    expect(contractOf(cardNamed('inn'))).toBe(4)
  })
})
