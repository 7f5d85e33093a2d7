import { describe, expect, it } from 'vitest'
import type { Face } from '../sheet/box.ts'
import { asked, box, card, give, idOf, legal, played, refused, site, turnOf } from '../test/scene.ts'
import type { SpyriumState } from './state.ts'

describe('SPY-10.1', () => {
  it('asks for a new lot or a building to replace; the first lot is free and needs no question', () => {
    const first = played(site('mine-i#1', []), 0, { D3: 'activate' })
    expect([first.money[0], first.districts[0], first.tilted[0]]).toEqual([19, [card('mine-i#1')], [0]])
    const s = played(site('mine-i#1', ['palace#1', 'workshop-i#1']), 0, { D3: 'activate' })
    expect(legal(s, 0)).toEqual(['new-lot', 'replace:palace#1', 'replace:workshop-i#1'])
    expect(played(s, 0, { D7: 'new-lot' }).money[0]).toBe(20 - 1 - 2)
    expect(played(s, 0, { D7: 'replace:palace#1' }).money[0]).toBe(20 - 1)
  })
  it('takes £3 off the card for a shared symbol, never below £0', () => {
    const dear = played(site('workshop-ii#1', ['laboratory-i#1']), 0, { D3: 'activate' })
    expect(played(dear, 0, { D7: 'replace:laboratory-i#1' }).money[0]).toBe(20 - 2)
    const cheap = played(site('mine-i#1', ['mine-ii#1']), 0, { D3: 'activate' })
    expect(played(cheap, 0, { D7: 'replace:mine-ii#1' }).money[0]).toBe(20)
  })
  it('offers only what can be paid', () => {
    const s = site('factory-i#1', ['palace#1', 'workshop-i#1'], 1)
    give(s, 0, { money: 7 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['replace:palace#1', 'replace:workshop-i#1'])
    expect(refused(choosing, 0, { D7: 'new-lot' })).toBe('SPY-8.4')
    give(s, 0, { money: 3 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.4')
  })
})

describe('SPY-E7', () => {
  it('a Factory beside two others: £10 on a new lot, £8 for the estate, £5 for the laboratory', () => {
    const s = played(site('factory-i#1', ['workers-estate-i#1', 'laboratory-i#1'], 2), 0, { D3: 'activate' })
    expect(played(s, 0, { D7: 'new-lot' }).money[0]).toBe(10)
    expect(played(s, 0, { D7: 'replace:workers-estate-i#1' }).money[0]).toBe(12)
    expect(played(s, 0, { D7: 'replace:laboratory-i#1' }).money[0]).toBe(15)
  })
})

describe('SPY-10.2 SPY-R6', () => {
  it('never takes the reduction off the surcharge', () => {
    const s = played(site('mine-i#1', ['mine-ii#1'], 3), 0, { D3: 'activate' })
    expect(played(s, 0, { D7: 'replace:mine-ii#1' }).money[0]).toBe(17)
  })
  it('gives £3 for two common symbols too', () => {
    const s = played(site('laboratory-ii#1', ['laboratory-i#1']), 0, { D3: 'activate' })
    expect(played(s, 0, { D7: 'replace:laboratory-i#1' }).money[0]).toBe(20 - 3)
  })
})

describe('SPY-10.3 SPY-R5', () => {
  it('knows the symbols mine, factory and research; a Residence shares none with a Residence', () => {
    const s = played(site('residence#2', ['residence#1']), 0, { D3: 'activate' })
    expect(played(s, 0, { D7: 'replace:residence#1' }).money[0]).toBe(20 - 3)
    const bare = ['workers-estate-i', 'workers-estate-ii', 'residence', 'town-house', 'manor', 'palace']
    for (const face of box.cards.filter((f) => f.kind === 'building'))
      expect(face.symbols === 0, face.id).toBe(bare.includes(face.design))
  })
})

describe('SPY-10.4 SPY-R9', () => {
  it('discards the replaced building for good; its workers are spent, what it gave stays', () => {
    const s = site('manor#1', ['factory-i#1', 'workers-estate-i#1'])
    give(s, 0, { tilted: [1, 0], staff: [2, 0], active: 0, reserve: 4 })
    const now = played(s, 0, { D3: 'activate' }, { D7: 'replace:factory-i#1' })
    expect(now.districts[0]).toEqual([card('manor#1'), card('workers-estate-i#1')])
    expect(now.discard).toContain(card('factory-i#1'))
    expect([now.spent[0], now.staff[0], now.tilted[0]]).toEqual([3, [0, 0], [0, 0]])
    const printed = (x: SpyriumState) => (x.districts[0] ?? []).reduce((n, c) => n + (box.cards[c] as Face).vp, 0)
    expect(printed(now)).toBe(printed(s) - 4 + 9)
    const estate = played(
      site('manor#1', ['workers-estate-i#1']),
      0,
      { D3: 'activate' },
      { D7: 'replace:workers-estate-i#1' },
    )
    expect(estate.reserve[0]).toBe(4)
  })
})

describe('SPY-10.5 SPY-R10', () => {
  it('stands upright in the place of a tilted one and may be exploited in the same round', () => {
    const s = site('mine-ii#2', ['mine-ii#1'])
    give(s, 0, { tilted: [1], staff: [1], active: 1 })
    const now = played(s, 0, { D3: 'activate' }, { D7: 'replace:mine-ii#1' })
    expect(now.tilted[0]).toEqual([0])
    expect(asked(now).seat).toBe(1)
    expect(played(turnOf(now, 0, 2), 0, { D3: 'exploit' }, { D13: 1 }).crystals[0]).toBe(4)
  })
})

describe('SPY-E18', () => {
  it('the large mine replaces a tilted small one: £3, crystals of the token, upright, its worker spent', () => {
    const s = site('mine-iii#1', ['mine-i#1'], 0, [2])
    give(s, 0, { tilted: [1], staff: [1], active: 1 })
    const now = played(s, 0, { D3: 'activate' }, { D7: 'replace:mine-i#1' })
    expect([now.money[0], now.crystals[0], now.tilted[0], now.spent[0]]).toEqual([17, 4, [0], 2])
  })
})

describe('SPY-10.6', () => {
  it('sets no limit and allows duplicates', () => {
    const own = [
      'mine-i#1',
      'mine-i#2',
      'mine-ii#1',
      'mine-ii#2',
      'workshop-i#1',
      'workshop-i#2',
      'palace#1',
      'palace#2',
    ]
    const s = played(site('mine-i#3', own), 0, { D3: 'activate' }, { D7: 'new-lot' })
    expect(s.districts[0]).toHaveLength(9)
    expect(s.money[0]).toBe(20 - 1 - 8)
  })
})

describe('SPY-10.7 SPY-22.11 SPY-22.12 SPY-22.13', () => {
  it('gives workers and residence actions once, when it is built', () => {
    const small = played(site('workers-estate-i#1', []), 0, { D3: 'activate' })
    expect([small.reserve[0], small.active[0]]).toEqual([3, 3])
    const large = played(site('workers-estate-ii#1', []), 0, { D3: 'activate' })
    expect([large.reserve[0], large.active[0]]).toEqual([2, 4])
    const residence = played(site('residence#1', []), 0, { D3: 'activate' })
    expect(legal(residence, 0)).toEqual(['advance', 'score'])
    const advanced = played(residence, 0, { D11: 'advance' })
    expect([advanced.residence[0], asked(advanced).seat]).toEqual([1, 1])
    for (const built of [small, large, advanced])
      expect(refused(turnOf(built, 0, 2), 0, { D3: 'exploit' })).toBe('SPY-12.4')
  })
})

describe('SPY-10.8', () => {
  it('gains the token of the building and discards it; nothing without a token', () => {
    const university = played(site('university-ii#1', [], 0, [3]), 0, { D3: 'activate' })
    expect([university.vp[0], university.tokenDiscard.length]).toEqual([3, 1])
    const mine = played(site('mine-iii#1', [], 0, [1]), 0, { D3: 'activate' })
    expect(mine.crystals[0]).toBe(3)
    const bare = played(site('university-i#1', []), 0, { D3: 'activate' })
    expect([bare.vp[0], bare.districts[0]?.map(idOf)]).toEqual([0, ['university-i#1']])
  })
})

describe('SPY-10.9', () => {
  it('keeps the order of construction, a replacement in the place of the replaced; each building is a choice', () => {
    const s = site('mine-i#3', ['mine-i#1', 'palace#1', 'mine-i#2'])
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['new-lot', 'replace:mine-i#1', 'replace:palace#1', 'replace:mine-i#2'])
    const now = played(choosing, 0, { D7: 'replace:palace#1' })
    expect(now.districts[0]?.map(idOf)).toEqual(['mine-i#1', 'mine-i#3', 'mine-i#2'])
    expect(legal(played(turnOf(now, 0, 2), 0, { D3: 'exploit' }), 0)).toEqual(['mine-i#1', 'mine-i#3', 'mine-i#2'])
    const last = played(choosing, 0, { D7: 'new-lot' })
    expect(idOf(last.districts[0]?.at(-1))).toBe('mine-i#3')
  })
})

describe('SPY-10.10', () => {
  it('always takes the £3 of a shared symbol: there is one way to replace each building', () => {
    const choosing = played(site('factory-i#1', ['workshop-i#1']), 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['new-lot', 'replace:workshop-i#1'])
    expect(played(choosing, 0, { D7: 'replace:workshop-i#1' }).money[0]).toBe(20 - 3)
  })
})
