// The helpers beside the rules: the construction as a puzzle and raising up to a limit.

import { describe, expect, it } from 'vitest'
import { closedOptions } from '../../../kernel/ask.ts'
import { sameChoice } from '../../../kernel/choice.ts'
import { play } from '../../../kernel/play.ts'
import { view } from '../../../kernel/zones.ts'
import { propose } from '../mind/propose.ts'
import { siteWorth } from '../mind/worth.ts'
import { canon } from '../rules/canon.ts'
import { proxyBid, stillRuns } from '../rules/proxy.ts'
import { bring, worksite } from '../rules/worksite.ts'
import { contractOf } from '../sheet/box.ts'
import { at, awaited, box, builds, cardNamed, game, named, opens, PASS, played, sectionNamed, starts } from './scene.ts'

type Table = ReturnType<typeof at>
const written = (s: Table, choice: unknown) => canon.write(s, 0, choice as never, box)
const all = (contract: string, ...keys: string[]) => keys.map((key) => `${contract}/${key}`)

describe('MAS-7.13 MAS-7.14 worksite', () => {
  const crew = ['apprentice-01', 'apprentice-03', 'tradesman-01', 'master-01']
  const s = at('events', {
    contracts: [['inn'], ['shop'], []],
    crews: [crew, ['master-07', 'master-05'], []],
    event: 'hurt-feelings',
  })
  it('says who is free for what, who is away, and who would take each step', () => {
    const site = worksite(s, 0, box)
    expect(named(site.down)).toEqual(['apprentice-03', 'master-01'])
    expect(site.posts).toEqual([])
    expect(site.free.map(({ worker, sections }) => [box.id[worker], sections.length])).toEqual([
      ['apprentice-01', 2],
      ['tradesman-01', 4],
    ])
    expect(
      site.possible.map(({ choice, workers }) => [written(s, choice), workers.map((card) => box.id[card])]),
    ).toEqual(
      [1, 2].flatMap((wall) =>
        [1, 2].map((gable) => [starts(`inn/wall-${wall}`, `inn/gable-${gable}`), ['apprentice-01', 'tradesman-01']]),
      ),
    )
  })
  it('and where each stands after a step', () => {
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-2')])
    const site = worksite(t, 0, box)
    expect(site.posts.map(({ worker, section }) => [box.id[worker], section])).toEqual([
      ['apprentice-01', sectionNamed('inn/wall-1')],
      ['tradesman-01', sectionNamed('inn/gable-2')],
    ])
    expect([site.free, site.possible]).toEqual([[], []])
  })
  it('is the same on a view', () => {
    expect(worksite(view(game, s, 1), 0, box)).toEqual(worksite(s, 0, box))
  })
})

describe('MAS-7.4 bring', () => {
  const s = at('construction', {
    contracts: [['inn'], [], []],
    crews: [['apprentice-01', 'tradesman-01', 'master-01'], [], []],
  })
  const brought = (t: Table, worker: string, section: string) => {
    const result = bring(t, 0, cardNamed(worker), sectionNamed(section), box)
    return 'refusal' in result ? result.refusal.clause : result.choices.map((choice) => written(t, choice))
  }
  it('a worker brought to a section gives the steps that build it, or the reason why not', () => {
    expect(brought(s, 'apprentice-01', 'inn/wall-1')).toEqual([
      starts('inn/wall-1', 'inn/gable-1'),
      starts('inn/wall-1', 'inn/gable-2'),
    ])
    expect(brought(s, 'tradesman-01', 'inn/gable-1')).toEqual([
      starts('inn/wall-1', 'inn/gable-1'),
      starts('inn/wall-2', 'inn/gable-1'),
    ])
    expect(brought(s, 'apprentice-01', 'inn/gable-1')).toBe('MAS-7.4')
    expect(brought(s, 'master-01', 'inn/roof')).toBe('MAS-7.7')
    expect(brought(s, 'master-01', 'shop/roof')).toBe('MAS-7.3')
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    expect(brought(t, 'apprentice-01', 'inn/wall-2')).toBe('MAS-7.2')
    expect(brought(t, 'master-01', 'inn/wall-2')).toEqual([builds('inn/wall-2')])
    const away = at('events', {
      contracts: [['inn'], [], []],
      crews: [['tradesman-01', 'foreman-02', 'master-01', 'master-03', 'foreman-03'], [], []],
      event: 'hurt-feelings',
    })
    expect(brought(away, 'master-01', 'inn/wall-1')).toBe('MAS-6.3')
  })
})

describe('MAS-7.1 propose', () => {
  const follow = (s: Table): Table =>
    propose(s, 0, box).reduce((now, choice) => {
      const result = play(game, now, 0, choice)
      if ('refusal' in result) throw new Error(result.refusal.clause)
      return result.state
    }, s)
  it('finishes a building rather than beginning another', () => {
    const five = all('inn', 'wall-1', 'wall-2', 'gable-1', 'gable-2', 'roof')
    const s = at('construction', {
      contracts: [['shop', 'inn'], [], []],
      built: five,
      crews: [['apprentice-01', 'master-01'], [], []],
    })
    expect(propose(s, 0, box).map((choice) => written(s, choice))).toEqual([builds('inn/crown')])
  })
  it('uses everybody it can: a whole house and the beginning of a wall', () => {
    const crew = [
      'apprentice-01',
      'apprentice-02',
      'tradesman-01',
      'tradesman-02',
      'foreman-01',
      'master-01',
      'tradesman-03',
      'apprentice-03',
    ]
    const s = at('construction', {
      contracts: [['inn', 'north-wall'], [], []],
      crews: [crew, [], []],
      cash: [90_000, 0, 0],
    })
    const t = follow(s)
    expect(t.assigned[contractOf(cardNamed('inn'))]).toBe(63)
    expect(worksite(t, 0, box).free).toEqual([])
  })
  it('keeps within bad weather and goes on from what is already assigned', () => {
    const masters = ['1', '2', '3', '4', '5', '6'].map((n) => `master-0${n}`)
    const s = at('events', {
      contracts: [['inn'], [], []],
      crews: [masters, [], []],
      event: 'bad-weather',
      cash: [90_000, 0, 0],
    })
    expect(worksite(follow(s), 0, box).posts.length).toBe(4)
    const begun = played(s, [0, starts('inn/wall-2', 'inn/gable-2')])
    expect(propose(begun, 0, box).map((choice) => written(begun, choice))).toEqual([
      builds('inn/wall-1'),
      builds('inn/gable-1'),
    ])
  })
  it('is the best there is: no other end is worth more', () => {
    const crew = ['apprentice-01', 'tradesman-01', 'foreman-01', 'foreman-02']
    for (const round of [2, 6]) {
      const s = at('construction', { round, contracts: [['shop', 'south-wall'], [], []], crews: [crew, [], []] })
      const worth = (t: Table) =>
        ['shop', 'south-wall'].reduce(
          (sum, id) =>
            sum + siteWorth(contractOf(cardNamed(id)), t.assigned[contractOf(cardNamed(id))] as number, 6 - round, box),
          0,
        )
      let best = 0
      const walk = (t: Table) => {
        best = Math.max(best, worth(t))
        for (const choice of closedOptions(game, t, 0)) {
          if (choice.act === 'confirm') continue
          const result = play(game, t, 0, choice)
          if ('state' in result) walk(result.state)
        }
      }
      walk(s)
      expect(worth(follow(s))).toBe(best)
    }
  })
  it('has nothing to say to a seat that does not build', () => {
    expect(propose(at('hire-fire'), 0, box)).toEqual([])
  })
})

describe('MAS-5.8 proxy', () => {
  const s = played(
    at('contracts', {
      offer: ['inn', 'shop'],
      pile: ['school'],
      situation: 'depression',
      cash: [40_000, 20_000, 40_000],
    }),
    [0, opens('inn', 11_000)],
  )
  const inn = (limit: number) => ({ contract: contractOf(cardNamed('inn')), limit })
  it('raises by the least as long as the limit and the cash allow, and then asks', () => {
    expect(proxyBid(s, 1, inn(15_000), box)).toEqual({ act: 'bid', n: [12_000] })
    expect(proxyBid(s, 1, inn(12_000), box)).toEqual({ act: 'bid', n: [12_000] })
    expect(proxyBid(s, 1, inn(11_000), box)).toBeNull()
    const high = played(s, [1, PASS], [2, { type: 'bid', amount: 30_000 }], [0, { type: 'bid', amount: 35_000 }])
    expect(proxyBid(high, 2, inn(99_000), box)).toEqual({ act: 'bid', n: [36_000] })
    const top = played(high, [2, { type: 'bid', amount: 40_000 }])
    expect([awaited(top), top.contracts[2]?.length]).toEqual([[0], 1])
  })
  it('keeps silent out of turn and for another contract', () => {
    expect(proxyBid(s, 2, inn(20_000), box)).toBeNull()
    expect(proxyBid(s, 1, { contract: contractOf(cardNamed('shop')), limit: 20_000 }, box)).toBeNull()
    const sold = played(s, [1, PASS], [2, PASS])
    expect([stillRuns(s, inn(1)), stillRuns(sold, inn(1)), proxyBid(sold, 0, inn(99_000), box)]).toEqual([
      true,
      false,
      null,
    ])
  })
  it('needs nothing but the view, and two of them fight it out', () => {
    let t = s
    const limits = [20_000, 18_000, 16_000]
    for (;;) {
      const seat = awaited(t)[0] as number
      if (t.lot === null) break
      const choice = proxyBid(view(game, t, seat), seat, inn(limits[seat] as number), box) ?? { act: 'pass' as const }
      expect(closedOptions(game, t, seat).some((c) => sameChoice(c, choice))).toBe(true)
      t = played(t, [seat, canon.write(t, seat, choice, box) as never])
    }
    expect([t.contracts.map((held) => held.length), t.cash[0]]).toEqual([[1, 0, 0], 21_000])
  })
})
