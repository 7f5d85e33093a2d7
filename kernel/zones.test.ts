import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders } from './ask.ts'
import type { Game, Zone } from './game.ts'
import { at } from './lists.ts'
import { begin, commit } from './play.ts'
import { rngOf } from './random.ts'
import { HIDDEN, type State } from './words.ts'
import { COVERED, imagine, otherLuck, unseenIn, view } from './zones.ts'

const lots = lotsPlan.title.game as unknown as Game<Lots>
const bids = bidsPlan.title.game
type Lots = State & { deck: number[]; hands: number[][]; shown: number[][]; first: number }

const REMEMBERED: Pick<Zone<Lots, unknown>, 'remembered'> = { remembered: true }

describe('a view', () => {
  const s = begin(lots, {}, 3, rngOf('view')) as Lots

  it('shows the own hand and covers the rest', () => {
    const v = view(lots, s, 1)
    expect(v.hands[1]).toEqual(s.hands[1])
    expect(v.hands[0]).toEqual([HIDDEN, HIDDEN])
    expect(v.deck.every((card) => card === HIDDEN)).toBe(true)
    expect(v.rng).toBeNull()
  })

  it('of a spectator covers every hand', () => {
    expect(
      view(lots, s, null)
        .hands.flat()
        .every((card) => card === HIDDEN),
    ).toBe(true)
  })

  it('keeps from the others what only one seat may know', () => {
    const drawn = begin(lots, {}, 3, rngOf('view')) as Lots
    const seat = deciders(lots, drawn)[0] as number
    commit(lots, drawn, seat, { act: 'draw' })
    const told = (who: number | null) => (view(lots, drawn, who).events ?? []).map((e) => e.ev)
    expect(told(seat)).toEqual(['draw', 'drawn'])
    expect(told((seat + 1) % 3)).toEqual(['draw'])
    expect(told(null)).toEqual(['draw'])
  })

  it('covers what others have sealed, and says that they have', () => {
    const b = begin(bids, { start: 10 }, 3, rngOf('b'))
    commit(bids, b, 0, { act: 'bid', n: [3] })
    expect(view(bids, b, 0).sealed).toEqual([{ act: 'bid', n: [3] }, null, null])
    expect(view(bids, b, 1).sealed).toEqual([COVERED, null, null])
  })
})

describe('an imagined world', () => {
  it('deals every unseen card once, and keeps what is known', () => {
    const s = begin(lots, {}, 3, rngOf('imagine')) as Lots
    const v = view(lots, s, 1)
    const rng = rngOf('worlds')
    const seen = new Set<string>()
    for (let k = 0; k < 50; k++) {
      const w = imagine(lots, v, 1, rng)
      expect([...w.deck, ...w.hands.flat()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(w.hands[1]).toEqual(s.hands[1])
      expect(w.hands[w.first]).toContain(9)
      seen.add(JSON.stringify(w.hands))
    }
    expect(seen.size).toBeGreaterThan(30)
  })

  it('opens again what others have sealed: it cannot know it', () => {
    const b = begin(bids, { start: 10 }, 3, rngOf('b'))
    commit(bids, b, 0, { act: 'bid', n: [3] })
    commit(bids, b, 1, { act: 'bid', n: [2] })
    const w = imagine(bids, view(bids, b, 1), 1, rngOf('w'))
    expect(w.sealed).toEqual([null, { act: 'bid', n: [2] }, null])
    expect(deciders(bids, w)).toEqual([0, 2])
  })
})

describe('the same table with other luck', () => {
  const s = begin(lots, {}, 3, rngOf('luck'))
  const others = Array.from({ length: 20 }, (_, k) => otherLuck(lots, s, rngOf(`other ${k}`)))

  it('leaves what somebody sees, and deals anew what nobody sees', () => {
    for (const other of others) {
      expect(other.hands).toEqual(s.hands)
      expect(other.deck.toSorted((a, b) => a - b)).toEqual(s.deck.toSorted((a, b) => a - b))
    }
    expect(new Set(others.map((o) => o.deck.join())).size).toBeGreaterThan(10)
  })

  it('has another chance', () => {
    expect(others.every((o) => o.rng !== null && o.rng.a !== s.rng?.a)).toBe(true)
  })

  it('keeps what is sealed', () => {
    const sealed = begin(bids, { start: 10 }, 3, rngOf('sealed'))
    commit(bids, sealed, 0, { act: 'bid', n: [3] })
    expect(sealed.sealed?.[0]).toEqual({ act: 'bid', n: [3] })
    expect(otherLuck(bids, sealed, rngOf('x')).sealed).toEqual(sealed.sealed)
  })

  it('leaves what all saw before it was turned over', () => {
    // Here shown lots are turned over: nobody sees them any more, and everybody knows where they lie.
    const turnedOver = (remembered: boolean): typeof lots => ({
      ...lots,
      plausible: () => true,
      zones: lots.zones.map((zone) =>
        zone.id === 'shown' ? { ...zone, sees: () => false, ...(remembered && REMEMBERED) } : zone,
      ),
    })
    const table = { ...s, hands: [[], [], []], shown: s.hands }
    const shownIn = (remembered: boolean) =>
      new Set(others.map((_, k) => otherLuck(turnedOver(remembered), table, rngOf(`${k}`)).shown.join(' ')))
    expect(shownIn(true)).toEqual(new Set([s.hands.join(' ')]))
    expect(shownIn(false).size).toBeGreaterThan(10)
  })
})

describe('what is still to come', () => {
  const done = (act: string) => {
    const s = begin(lots, {}, 3, rngOf('luck'))
    const before = unseenIn(lots, s)
    const { first } = s
    const place = at(s.hands, first).findIndex((lot) => lot !== 0)
    commit(lots, s, first, act === 'draw' ? { act } : { act, on: [`hand.${first}.${place}`] })
    return { s, before, now: unseenIn(lots, s) }
  }

  it('changes when a card comes out that nobody has seen, and not when somebody shows one of their own', () => {
    const [drawn, shown] = [done('draw'), done('show')]
    expect(drawn.now).not.toBe(drawn.before)
    expect(shown.now).toBe(shown.before)
    // Both are for good, so that alone does not tell them apart.
    expect(shown.s.secretsOut).toBe(drawn.s.secretsOut)
  })

  it('changes with the chance of the table', () => {
    const s = begin(lots, {}, 3, rngOf('luck'))
    expect(unseenIn(lots, { ...s, rng: rngOf('other') })).not.toBe(unseenIn(lots, s))
  })
})
