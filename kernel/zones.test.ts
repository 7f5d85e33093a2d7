import { describe, expect, it } from 'vitest'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders } from './ask.ts'
import type { Game, Zone } from './game.ts'
import { at } from './lists.ts'
import { begin, commit, freshState } from './play.ts'
import { rngOf } from './random.ts'
import { type Card, HIDDEN, type State } from './words.ts'
import { COVERED, everybody, imagine, nobody, otherLuck, readPiles, unseenIn, view } from './zones.ts'

const lots = lotsPlan.title.game as unknown as Game<Lots>
const bids = bidsPlan.title.game
type Lots = State & { deck: number[]; hands: number[][]; shown: number[][]; first: number }

const REMEMBERED: Pick<Zone<Lots, unknown>, 'remembered'> = { remembered: true }

const dealt = (seed: string) => begin(lots, {}, 3, rngOf(seed)) as Lots

describe('a view', () => {
  it('shows the own hand and covers the rest', () => {
    const s = dealt('view')
    const v = view(lots, s, 1)
    expect(v.hands[1]).toEqual(s.hands[1])
    expect(v.hands[0]).toEqual([HIDDEN, HIDDEN])
    expect(v.deck.every((card) => card === HIDDEN)).toBe(true)
    expect(v.rng).toBeNull()
  })

  it('of a spectator covers every hand', () => {
    expect(
      view(lots, dealt('view'), null)
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

  it('needs nobody who listens', () => {
    expect(view(lots, { ...dealt('view'), events: null }, 1).events).toBeNull()
  })
})

interface Chest extends State {
  gold: Card[][]
  gems: Card[][]
}

/** Gold and gems of several seats: of each seat's pile the others see nothing, and of the last, which lies in the middle, all see all. */
function chest(more: Partial<Game<Chest>> = {}): { game: Game<Chest>; s: Chest } {
  const own = (s: Chest, seat: number | null, pile: number) => seat === pile || pile === s.seats
  const game: Game<Chest> = {
    ...(lots as unknown as Game<Chest>),
    plausible: () => true,
    zones: [
      { id: 'gold', pool: 'gold', piles: (s) => s.gold, sees: own },
      { id: 'gems', pool: 'gems', piles: (s) => s.gems, sees: own },
    ],
    // Of some cards there are several, and some numbers are a card of each pool.
    pools: () => ({ gems: [1, 1, 2, 2, 3], gold: [0, 0, 0, 1, 1, 2] }),
    ...more,
  }
  const gold = [
    [0, 1],
    [0, 2],
    [0, 1],
  ]
  const gems = [[1, 2], [1, 2], [3]]
  return { game, s: { ...freshState(2, rngOf('chest')), gold, gems } }
}

describe('an imagined world', () => {
  it('gives every pile cards of its own pool, each as often as there are of it', () => {
    const { game, s } = chest()
    const seen = view(game, s, 0)
    const rng = rngOf('pools')
    for (let k = 0; k < 30; k++) {
      const w = imagine(game, seen, 0, rng)
      expect([w.gold[0], w.gold[2], w.gems[0], w.gems[2]]).toEqual([[0, 1], [0, 1], [1, 2], [3]])
      expect(w.gold[1]?.toSorted()).toEqual([0, 2])
      expect(w.gems[1]?.toSorted()).toEqual([1, 2])
    }
  })

  it('is dealt again while it contradicts what the seat knows, and not for ever', () => {
    const { game, s } = chest({ plausible: (w) => at(w.gold, 1)[0] === 2 })
    const rng = rngOf('plausible')
    for (let k = 0; k < 20; k++) expect(imagine(game, view(game, s, 0), 0, rng).gold[1]).toEqual([2, 0])
    const never = { ...game, plausible: () => false }
    expect(imagine(never, view(game, s, 0), 0, rng).gold[1]?.toSorted()).toEqual([0, 2])
  })

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
  const ways = Array.from({ length: 20 }, (_, k) => k)
  const others = (s: Lots) => ways.map((k) => otherLuck(lots, s, rngOf(`other ${k}`)))

  it('leaves what somebody sees, and deals anew what nobody sees', () => {
    const s = dealt('luck')
    const all = others(s)
    for (const other of all) {
      expect(other.hands).toEqual(s.hands)
      expect(other.deck.toSorted((a, b) => a - b)).toEqual(s.deck.toSorted((a, b) => a - b))
    }
    expect(new Set(all.map((o) => o.deck.join())).size).toBeGreaterThan(10)
  })

  it('has another chance', () => {
    const s = dealt('luck')
    expect(others(s).every((o) => o.rng !== null && o.rng.a !== s.rng?.a)).toBe(true)
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
    const s = dealt('luck')
    const table = { ...s, hands: [[], [], []], shown: s.hands }
    const shownIn = (remembered: boolean) =>
      new Set(ways.map((k) => otherLuck(turnedOver(remembered), table, rngOf(`${k}`)).shown.join(' ')))
    expect(shownIn(true)).toEqual(new Set([s.hands.join(' ')]))
    expect(shownIn(false).size).toBeGreaterThan(10)
  })

  it('is dealt again while it contradicts what one of the seats knows, and not for ever', () => {
    const hidden = (plausible?: Game<Chest>['plausible']) => {
      let deals = 0
      const { game, s } = chest({
        zones: [{ id: 'gold', pool: 'gold', piles: (state) => state.gold, sees: nobody }],
        pools() {
          deals++
          return { gold: [0, 0, 0, 1, 1, 2] }
        },
      })
      const { plausible: _, ...bare } = game
      return { game: plausible === undefined ? bare : { ...bare, plausible }, s, dealt: () => deals }
    }
    const known = hidden((w, seat) => at(at(w.gold, 1), 0) === 2 || seat === 0)
    for (const k of ways) expect(otherLuck(known.game, known.s, rngOf(`${k}`)).gold[1]?.[0]).toBe(2)
    const never = hidden(() => false)
    expect(otherLuck(never.game, never.s, rngOf('x')).gold.flat().toSorted()).toEqual([0, 0, 0, 1, 1, 2])
    // Where nothing can contradict, the first deal will do.
    const any = hidden()
    otherLuck(any.game, any.s, rngOf('x'))
    expect(any.dealt()).toBe(1)
  })
})

describe('the piles read', () => {
  it('are those in which something may be covered', () => {
    const { game, s } = chest()
    const zones = game.zones.map((zone, i) => ({ ...zone, sees: i === 0 ? everybody : nobody }))
    const read: unknown[] = []
    readPiles({ ...game, zones }, s, (zone, pile, cards) => read.push([zone.id, pile, cards]))
    expect(read).toEqual([
      ['gems', 0, [1, 2]],
      ['gems', 1, [1, 2]],
      ['gems', 2, [3]],
    ])
  })

  it('are seen whole where everybody sees them, and not at all where nobody does', () => {
    const { game, s } = chest()
    const zones = game.zones.map((zone, i) => ({ ...zone, sees: i === 0 ? everybody : nobody }))
    for (const who of [0, 1, null]) {
      const seen = view({ ...game, zones }, s, who)
      expect(seen.gold).toEqual(s.gold)
      expect(new Set(seen.gems.flat())).toEqual(new Set([HIDDEN]))
    }
  })
})

describe('what is still to come', () => {
  it('is not what all have seen before it was turned over', () => {
    const s = dealt('luck')
    const turned = (remembered: boolean): typeof lots => ({
      ...lots,
      zones: lots.zones.map((zone) =>
        zone.id === 'shown' ? { ...zone, sees: nobody, ...(remembered && REMEMBERED) } : zone,
      ),
    })
    const table = { ...s, shown: [[1], [2], [3]] }
    const later = { ...s, shown: [[1], [2], [4]] }
    expect(unseenIn(turned(true), later)).toBe(unseenIn(turned(true), table))
    expect(unseenIn(turned(false), later)).not.toBe(unseenIn(turned(false), table))
  })

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
