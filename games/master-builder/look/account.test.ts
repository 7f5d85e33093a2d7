import { describe, expect, it } from 'vitest'
import { at, box, builds, opens, played, starts } from '../test/scene.ts'
import { accountOf, fortune } from './account.ts'
import { look } from './index.ts'
import { follow, standing } from './standing.ts'
import { moments, speaker } from './test/positions.ts'

const rows = (account: ReturnType<typeof accountOf>) => account.lines.map(({ id, n }) => `${id} ${n}`)
const crew = ['master-01', 'foreman-01', 'tradesman-01', 'tradesman-02', 'apprentice-01', 'apprentice-02']

describe('MAS-8.1 MAS-8.2', () => {
  const s = at('construction', {
    seats: 2,
    contracts: [['inn'], []],
    built: ['inn/wall-1', 'inn/wall-2', 'inn/gable-1', 'inn/gable-2', 'inn/roof'],
    pile: ['school'],
    crews: [crew, []],
    cash: [10_000, 0],
  })
  it('what will be left on pay day, without and with the income of what is being finished', () => {
    expect(rows(accountOf(s, 0, box, null))).toEqual(['cash 10000', 'income 0', 'wages -17000'])
    expect(accountOf(s, 0, box, null).left).toBe(-7000)
    const done = played(s, [0, builds('inn/crown')])
    expect(rows(accountOf(done, 0, box, null))).toEqual(['cash 10000', 'income 57000', 'wages -17000'])
    expect(accountOf(done, 0, box, null).left).toBe(50_000)
  })
  it('says who would build, and that it completes the building', async () => {
    const { voice } = await speaker('en')
    const text = look.with({ voice, box }).consider?.(s, 0, { act: 'build-section', on: ['section.29'] })?.text
    expect(text).toBe('Master worker 1. Completes it: $57,000')
  })
  it('wages already paid are not due again', () => {
    const all = moments(3, 'until-all-pass', 'pay day')
    const paid = all.filter(({ s: then }) => then.agenda.at(-1)?.do === 'take-loan')
    expect(paid.length).toBeGreaterThan(0)
    for (const { s: then, seat } of paid) expect(accountOf(then, seat, box, null).left).toBeLessThan(0)
    expect(accountOf((all.at(-1) as { s: typeof s }).s, 0, box, null).lines.at(-1)?.n).toBe(0)
  })
})

describe('MAS-6.23', () => {
  it('claims are a line of their own', () => {
    const claims = at('events', {
      seats: 2,
      contracts: [['inn'], []],
      pile: ['school'],
      crews: [crew, []],
      event: 'wage-claims',
    })
    expect(rows(accountOf(claims, 0, box, null))).toEqual(['cash 40000', 'income 0', 'wages -17000', 'claims -2000'])
  })
})

describe('MAS-5.12', () => {
  it('a bid is weighed against the wages that are due, money on the card included', async () => {
    const { voice } = await speaker('fr')
    const s = at('contracts', {
      seats: 2,
      offer: ['inn'],
      left: ['inn'],
      situation: 'depression',
      crews: [crew, []],
      cash: [30_000, 30_000],
    })
    const considered = look
      .with({ voice, box })
      .consider?.(s, 0, { act: 'open-auction', on: ['contract.4'], n: [20_000] })
    expect(considered?.sum?.map(({ n }) => n.replace(/\s/g, ' '))).toEqual([
      '30 000 $',
      '−20 000 $',
      '5 000 $',
      '−17 000 $',
    ])
    expect(considered?.text.replace(/\s/g, ' ')).toBe(
      'Il vous resterait 15 000 $ pour 17 000 $ de salaires : il manque 2 000 $, donc un emprunt.',
    )
  })
})

describe('MAS-9.7', () => {
  it('a fortune is cash less all IOUs at the rate in force', async () => {
    const s = at('contracts', {
      seats: 2,
      offer: ['inn'],
      situation: 'depression',
      loans: [
        [1, 1],
        [0, 0],
      ],
    })
    expect(fortune(s, 0, box)).toBe(40_000 - 13_000 - 38_000)
    expect(fortune({ ...s, offer: [], contractPile: [] }, 0, box)).toBe(40_000 - 15_000 - 40_000)
    expect(look.with({ voice: (await speaker('en')).voice, box }).panel(s, 0, null).score).toBe(-11)
  })
})

describe('raise for me up to', () => {
  const bidding = (cash: number[]) =>
    played(at('contracts', { seats: 3, pile: ['school'], situation: 'depression', offer: ['inn'], cash }), [
      0,
      opens('inn', 11_000),
    ])
  it('offers the amount named as a limit, for this auction only', async () => {
    const { voice } = await speaker('en')
    const s = bidding([40_000, 40_000, 40_000])
    expect(standing(s, { act: 'bid', n: [20_000] }, voice)).toEqual({
      text: 'Raise for me up to $20,000',
      on: 4,
      limit: 20_000,
    })
    expect(standing(s, { act: 'pass' }, voice)).toBeNull()
  })
  it('raises by the least, waits for its turn, ends at the limit and with the auction', () => {
    const s = bidding([40_000, 40_000, 40_000])
    const upTo = (limit: number) => ({ text: '', on: 4, limit })
    expect(follow(s, 1, upTo(20_000), box)).toEqual({ act: 'bid', n: [12_000] })
    expect(follow(s, 2, upTo(20_000), box)).toBe('wait')
    expect(follow(s, 1, upTo(11_000), box)).toBe('over')
    expect(follow(s, 1, { ...upTo(20_000), on: 5 }, box)).toBe('over')
  })
})

describe('a start pair', () => {
  it('names both workers', async () => {
    const { voice } = await speaker('en')
    const s = at('construction', { seats: 2, contracts: [['inn'], []], pile: ['school'], crews: [crew, []] })
    expect(
      look.with({ voice, box }).consider?.(s, 0, { act: 'start-pair', on: ['section.24', 'section.26'] })?.text,
    ).toBe('Apprentice 1, Tradesman 1')
    expect(played(s, [0, starts('inn/wall-1', 'inn/gable-1')]).assigned[4]).toBe(0b101)
  })
})
