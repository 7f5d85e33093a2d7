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
