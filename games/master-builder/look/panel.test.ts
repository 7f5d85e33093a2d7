import { beforeAll, describe, expect, it } from 'vitest'
import type { Voice } from '../../../papers/texts.ts'
import { at, bidOf, box, CONFIRM, opens, PASS, played, starts } from '../test/scene.ts'
import { explain, panel, progress } from './panel.ts'
import { moments, speaker } from './test/positions.ts'

let voice: Voice
beforeAll(async () => {
  voice = (await speaker('en')).voice
})
const crew = ['master-02', 'tradesman-02', 'apprentice-02', 'apprentice-03']

describe('a player at a glance', () => {
  const site = at('events', {
    seats: 2,
    mallet: 0,
    contracts: [['inn', 'north-wall'], ['shop']],
    pile: ['school'],
    crews: [crew, ['master-01', 'apprentice-01']],
    event: 'night-watch',
  })
  it('shows workers by type, who is away, and how far each site has come', () => {
    const s = played(site, [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')])
    const p = panel({ voice, box }, s, 0)
    expect(p.tally?.workers).toEqual(['lying', 'placed', 'placed', 'lying'])
    expect(p.tally?.tones).toHaveLength(4)
    expect(p.notes.map((n) => n.pips ?? n.icon)).toEqual([
      'mallet',
      { done: 0, doing: 0, of: 6 },
      { done: 0, doing: 2, of: 6 },
    ])
    expect(p.figures.map((f) => f.n)).toEqual(['40', '−10'])
  })
  it('marks who builds and who has confirmed', () => {
    expect([0, 1].map((seat) => panel({ voice, box }, site, seat).mark)).toEqual(['busy', 'busy'])
    expect(panel({ voice, box }, played(site, [1, CONFIRM]), 1).mark).toBe('done')
  })
  it('says who leads the auction and who is out', () => {
    const s = played(
      at('contracts', { seats: 3, pile: ['school'], situation: 'depression', offer: ['inn'] }),
      [0, opens('inn', 11_000)],
      [1, PASS],
      [2, bidOf(12_000)],
    )
    expect([0, 1, 2].map((seat) => panel({ voice, box }, s, seat).flag?.text)).toEqual([undefined, 'out', 'bids 12'])
  })
})

describe('where the match stands', () => {
  it('names the phase among five; MAS-10.2 may cut the rounds short', () => {
    const s = at('contracts', { seats: 2, offer: ['inn'], situation: 'depression', round: 2 })
    const p = progress({ voice, box }, s)
    expect([p.phase.text, p.phases?.length, p.steps.map((step) => step.state)]).toEqual([
      'Contracts',
      5,
      ['done', 'now', 'to-come', 'to-come', 'to-come', 'to-come'],
    ])
    expect(progress({ voice, box }, { ...s, lastRound: 3 }).steps).toHaveLength(3)
  })
  it('every line of the account at the end explains itself', () => {
    const { s } = moments(2, 'until-all-pass', 'lines').at(-1) as ReturnType<typeof moments>[number]
    for (const from of ['start', 'bids', 'left-over', 'income', 'unfinished', 'wages', 'events', 'loans', 'repayments'])
      expect(explain({ voice, box }, s, 0, { from, points: 1000 })).toMatch(/\(MAS-/)
  })
})
