import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import {
  asked,
  choosing,
  did,
  lies,
  offered,
  onField,
  onSpace,
  purse,
  refused,
  step,
  table,
  topCard,
} from '../test/scene.ts'

const place = (field: string, source = 'supply') => ({ type: 'place-trader', field, source })
const decline = { type: 'decline-trader' }

function inn(edit: (s: CastleState) => void = () => {}): CastleState {
  const s = table(3, { season: 'winter' })
  lies(s, 'innkeeper')
  edit(s)
  return s
}

describe('CAS-19.2', () => {
  it('lays the toll of a trader on the card while there is no innkeeper', () => {
    const s = inn()
    const now = choosing(s, ['trader'], ['messenger'], ['messenger'])
    expect([now.hoard, now.thalers[0], step(now)]).toEqual([1, 3, 'place-trader'])
  })
  it('pays it to the innkeeper', () => {
    const s = inn((t) => onSpace(t, 2, 'innkeeper'))
    const now = choosing(s, ['trader'], ['bricklayer'], ['stonemason'])
    expect([now.thalers[0], now.thalers[2], now.hoard]).toEqual([3, 4, 0])
  })
  it('is paid from the very round in which the card is turned up', () => {
    const s = table(4, { season: 'winter' })
    s.round = 2
    topCard(s, 'innkeeper')
    const now = choosing(s, ['trader'], ['messenger'], ['messenger'], ['messenger'])
    expect([now.hoard, step(now)]).toEqual([1, 'place-trader'])
  })
  it('is not paid without the card', () => {
    const now = choosing(table(3, { season: 'winter' }), ['trader'], ['messenger'], ['messenger'])
    expect([now.hoard, now.thalers[0]]).toEqual([0, 4])
  })
})

describe('CAS-19.3 CAS-R25', () => {
  const broke = () =>
    choosing(
      inn((t) => {
        purse(t, 0, 0)
        onField(t, 0, 'cart-wood')
        onField(t, 0, 'cart-stone')
        onField(t, 1, 'cart-sand')
      }),
      ['trader'],
      ['messenger'],
      ['messenger'],
    )
  it('makes a trader without a thaler take a helper off the fields, of its own and its choice', () => {
    const s = broke()
    expect([step(s), asked(s)]).toEqual(['recall-trader-helper', [0]])
    expect(offered(s, 0, 'recall-trader-helper', 'field')).toEqual(['cart-wood', 'cart-stone'])
    expect(refused(s, 0, { type: 'recall-trader-helper', field: 'cart-sand' })).toBe('CAS-19.3')
    expect(refused(s, 0, { type: 'recall-trader-helper', field: 'cart-clay' })).toBe('CAS-19.3')
  })
  it('lets that trader go on and place, even there again', () => {
    const s = did(broke(), 0, { type: 'recall-trader-helper', field: 'cart-stone' })
    expect([s.supply[0], s.fields[3], step(s)]).toEqual([5, null, 'place-trader'])
    expect(did(s, 0, place('cart-stone')).fields[3]).toBe(0)
  })
  it('asks nothing of a trader without a helper there', () => {
    const s = choosing(
      inn((t) => purse(t, 0, 0)),
      ['trader'],
      ['messenger'],
      ['messenger'],
    )
    expect([step(s), s.hoard]).toEqual(['place-trader', 0])
  })
  it('takes the only one without a question', () => {
    const s = choosing(
      inn((t) => {
        purse(t, 0, 0)
        onField(t, 0, 'rider')
      }),
      ['trader'],
      ['messenger'],
      ['messenger'],
    )
    expect([step(s), s.fields[4], s.supply[0]]).toEqual(['place-trader', null, 6])
  })
})

describe('CAS-19.17 CAS-R35', () => {
  it('asks no toll of the innkeeper, not even of a poor one', () => {
    const s = choosing(
      inn((t) => {
        onSpace(t, 0, 'innkeeper')
        onField(t, 0, 'cart-wood')
        purse(t, 0, 0)
      }),
      ['trader'],
      ['messenger'],
      ['messenger'],
    )
    expect([step(s), s.fields[1], s.thalers[0], s.hoard]).toEqual(['place-trader', 0, 0, 0])
  })
})

describe('CAS-E22', () => {
  it('lets A, the innkeeper, trade for nothing and takes a thaler of B for A', () => {
    const s = choosing(
      inn((t) => {
        onSpace(t, 0, 'innkeeper')
        onField(t, 0, 'cart-wood')
        purse(t, 0, 0)
        purse(t, 1, 1)
      }),
      ['trader'],
      ['trader'],
      ['messenger'],
    )
    expect(asked(s)).toEqual([0])
    expect(offered(s, 0, 'place-trader', 'source')).toContain('innkeeper')
    const now = did(s, 0, decline)
    expect([asked(now), now.thalers[0], now.thalers[1], now.fields[1]]).toEqual([[1], 1, 0, 0])
  })
})

describe('CAS-19.5', () => {
  it('scores nothing for the innkeeper, and what lies on the card leaves the game', () => {
    const s = inn((t) => {
      onSpace(t, 0, 'innkeeper')
      t.hoard = 2
      t.bank -= 2
    })
    s.round = 15
    s.lostThalers = s.track
    s.track = 0
    const end = choosing(s, ['messenger'], ['messenger'], ['messenger'])
    expect([end.agenda.length, end.inn, end.supply[0], end.hoard]).toEqual([0, null, 6, 0])
    expect([end.scores, end.lostThalers]).toEqual([[0, 0, 0], 16])
  })
})
