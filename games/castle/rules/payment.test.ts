import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { anyChoice } from '../../../bots/random.ts'
import { positionLaws } from '../../../contract/laws.ts'
import { check, closedOptions, options } from '../../../kernel/ask.ts'
import { keyOf } from '../../../kernel/choice.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Choice, Rng } from '../../../kernel/words.ts'
import { speakerOf } from '../../../title/say.ts'
import { plan } from '../test/plan.ts'
import {
  activation,
  asked,
  box,
  did,
  doing,
  game,
  owns,
  pay,
  pieces,
  refused,
  step,
  stock,
  stockOf,
  table,
} from '../test/scene.ts'
import { LIST, offerFor } from './offer.ts'
import type { CastleState, StepOf } from './state.ts'

const VALUES = [1, 2, 4, 5]
const kernelGame = game as never
const build = (building: string) => ({ type: 'build', building })

/** Every legal payment, found the long way: all four amounts, all ways to turn bars into them. */
function allPayments(own: readonly number[], stock: readonly number[], cost: number): number[][] {
  const found: number[][] = []
  const silver = own[4] ?? 0
  const most = (k: number) => (own[k] ?? 0) + silver
  for (let s = 0; s <= most(0); s++)
    for (let w = 0; w <= most(1); w++)
      for (let c = 0; c <= most(2); c++)
        for (let t = 0; t <= most(3); t++) {
          const use = [s, w, c, t]
          if (use.reduce((sum, n, k) => sum + n * (VALUES[k] ?? 0), 0) !== cost) continue
          if (use.filter((n) => n > 0).length < 3) continue
          for (let a = 0; a <= Math.min(s, silver); a++)
            for (let b = 0; b <= Math.min(w, silver); b++)
              for (let d = 0; d <= Math.min(c, silver); d++)
                for (let e = 0; e <= Math.min(t, silver); e++) {
                  const bars = [a, b, d, e]
                  const fits = bars.every((n, k) => n <= (stock[k] ?? 0) && (use[k] ?? 0) - n <= (own[k] ?? 0))
                  if (a + b + d + e <= silver && fits) found.push([...use, ...bars])
                }
        }
  return found
}

/** The first clause that numbers break, by the words of the rules. */
function clauseOf(n: readonly number[], own: readonly number[], stock: readonly number[], cost: number): string | null {
  const use = n.slice(0, 4)
  const bars = n.slice(4)
  if (use.reduce((sum, x, k) => sum + x * (VALUES[k] ?? 0), 0) !== cost) return 'CAS-11.2'
  if (use.some((x, k) => x - (bars[k] ?? 0) > (own[k] ?? 0))) return 'CAS-11.2'
  if (use.filter((x) => x > 0).length < 3) return 'CAS-11.3'
  if (bars.reduce((a, b) => a + b) > (own[4] ?? 0)) return 'CAS-12.1'
  if (bars.some((b, k) => b > (stock[k] ?? 0))) return 'CAS-12.2'
  if (bars.some((b, k) => b > (use[k] ?? 0))) return 'CAS-12.3'
  return null
}

/** A table at the payment of a building, with pieces at random. */
function atRandom(rng: Rng, k: number): CastleState | null {
  const s = table(3)
  const upTo = (n: number) => below(rng, n + 1)
  pieces(s, 0, { sand: upTo(6), wood: upTo(5), clay: upTo(4), stone: upTo(4), silver: upTo(k % 3 === 0 ? 4 : 2) })
  if (k % 4 === 0) stock(s, { sand: upTo(2), wood: upTo(2), clay: upTo(2), stone: upTo(2) })
  const now = activation(s, 0, 'stonemason')
  if (step(now) !== 'build') return null
  const tiles = options(kernelGame, now as never, 0).filter((c) => c.act === 'build')
  const after = clone(now)
  // Committed without what follows by itself, so that a lone payment is looked at as well.
  after.agenda.pop()
  const building = Number(tiles[below(rng, tiles.length)]?.on?.[0]?.split('.')[1])
  const pays: StepOf<'pay'> = { do: 'pay', seat: 0, role: 3, left: 2, building }
  after.agenda.push(pays)
  return after
}

/** Numbers that are close to a payment, in one of several wrong ways. */
function wrong(rng: Rng, s: CastleState, building: number, way: number): number[] {
  const { list } = offerFor(s, 0, building, box)
  const n = [...(list[below(rng, list.length)]?.n ?? [])]
  const k = below(rng, 4)
  const bump = (at: number, by: number) => {
    n[at] = Math.max(0, (n[at] ?? 0) + by)
  }
  switch (way % 5) {
    case 0:
      bump(k, 1 + below(rng, 2))
      return n
    case 1: {
      const plain = box.plain[building] as number[]
      const at = 4 * below(rng, plain.length / 4)
      const use = plain.slice(at, at + 4)
      return [...use, ...use.map((x, i) => Math.max(0, x - (s.own[0]?.[i] ?? 0)))]
    }
    case 2:
      return [...n.slice(0, 4), ...n.slice(0, 4)]
    case 3:
      bump(4 + k, 1)
      return n
    default:
      for (let i = below(rng, 4); i >= 0; i--) bump(below(rng, 8), below(rng, 4) - 1)
      return n
  }
}

describe('a payment', () => {
  it('CAS-11.2 CAS-11.3 CAS-12.1 every legal one can be made, listed or composed, and only once', () => {
    const rng = rngOf('payments')
    let most = 0
    let many = 0
    for (let k = 0; k < 160; k++) {
      const s = atRandom(rng, k)
      if (s === null) continue
      const { building } = s.agenda.at(-1) as StepOf<'pay'>
      const offer = offerFor(s, 0, building, box)
      const all = allPayments(s.own[0] as number[], s.stock, box.cost[building] as number)
      const keys = new Set(offer.list.map(keyOf))
      expect(keys.size).toBe(offer.list.length)
      expect(offer.list.length).toBe(Math.min(LIST, all.length))
      expect(offer.more).toBe(all.length > LIST)
      const legal = new Set(all.map((n) => n.join()))
      expect(offer.list.filter((c) => !legal.has(String(c.n)))).toEqual([])
      const clause = (choice: Choice) => check(kernelGame, s as never, 0, choice)?.clause ?? null
      const wrongly = all.filter((n) => {
        const listed = keys.has(keyOf({ act: 'pay', n }))
        const move = plan.title.canon.write(s, 0, { act: 'pay-other', n }, box)
        return (
          clause({ act: 'pay', n }) !== (listed ? null : 'castle.unlisted') ||
          clause({ act: 'pay-other', n }) !== (listed ? 'castle.listed' : null) ||
          keyOf(plan.title.canon.read(s, 0, move, box) as Choice) !== keyOf({ act: listed ? 'pay' : 'pay-other', n })
        )
      })
      expect(wrongly).toEqual([])
      most = Math.max(most, all.length)
      if (offer.more) many++
    }
    expect(most).toBeGreaterThan(100)
    expect(many).toBeGreaterThan(40)
  })
  it('CAS-12.2 CAS-12.3 an illegal one is refused with the clause it breaks, in both languages', async () => {
    const rng = rngOf('illegal')
    const clauses: Record<string, number> = {}
    const speakers = await Promise.all(
      LANGS.map((lang) => speakerOf(plan.words, { title: plan.title, game: kernelGame, state: table(3) }, lang)),
    )
    for (let k = 0; k < 150; k++) {
      const s = atRandom(rng, k)
      if (s === null) continue
      const { building } = s.agenda.at(-1) as StepOf<'pay'>
      const cost = box.cost[building] as number
      for (let i = 0; i < 40; i++) {
        const n = wrong(rng, s, building, i)
        const expected = clauseOf(n, s.own[0] as number[], s.stock, cost)
        if (expected === null) continue
        const refusal = check(kernelGame, s as never, 0, { act: 'pay-other', n }) ?? { clause: 'none' }
        if (refusal.clause !== expected) throw new Error(`${n}: ${refusal.clause}, not ${expected}`)
        clauses[expected] = (clauses[expected] ?? 0) + 1
        if (i < 5) for (const { refusal: say } of speakers) expect(say(refusal)).not.toMatch(/undefined|null|NaN|CAS/)
      }
    }
    expect(Object.keys(clauses).sort()).toEqual(['CAS-11.2', 'CAS-11.3', 'CAS-12.1', 'CAS-12.2', 'CAS-12.3'])
    for (const n of Object.values(clauses)) expect(n).toBeGreaterThan(20)
  })
  it('takes nothing that is no payment at all', () => {
    const s = table(3)
    pieces(s, 0, { sand: 6, wood: 5, clay: 4, stone: 4, silver: 2 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('palace'))
    const clause = (choice: unknown) => check(kernelGame, now as never, 0, choice)?.clause
    expect(clause({ act: 'pay-other', n: [1, 2, 3] })).toBe('table.no-such-choice')
    expect(clause({ act: 'pay-other', n: [-1, 5, 4, 1, -1, 0, 0, 0] })).toBe('table.out-of-range')
    expect(clause({ act: 'pay-other', n: [6, 2, 2.5, 2, 0, 0, 0, 0] })).toBe('table.out-of-range')
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(clause({ act: 'pay-other', n: [odd, 0, 0, 0, 0, 0, 0, 0] })).toBe('CAS-11.2')
    expect(plan.title.canon.read(now, 0, { type: 'pay', use: { sand: 1 }, silver: null }, box)).toBeNull()
  })
  it('is asked for with few options, however many there are', () => {
    const s = table(2)
    pieces(s, 0, { sand: 12, wood: 10, clay: 9, stone: 9, silver: 9 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('palace'))
    expect(options(kernelGame, now as never, 0)).toHaveLength(LIST + 1)
    expect(closedOptions(kernelGame, now as never, 0).length).toBeLessThan(40)
    expect(allPayments([6, 5, 4, 3, 3], [20, 20, 20, 20], 30).length).toBeGreaterThan(400)
  })
  it('of any kind keeps the laws in whole games', () => {
    const rng = rngOf('unusual')
    let composed = 0
    for (let g = 0; g < 60; g++) {
      let s = table(2 + (g % 3), { season: g % 2 === 0 ? 'summer' : 'winter' })
      while (s.agenda.length > 0) {
        const seats = asked(s)
        const seat = seats[below(rng, seats.length)] as number
        let choice: Choice = anyChoice(kernelGame, s as never, seat, rng)
        const top = s.agenda.at(-1) as StepOf<'pay'>
        if (top.do === 'pay') {
          const all = allPayments(s.own[seat] as number[], s.stock, box.cost[top.building] as number)
          const n = all[below(rng, all.length)] as number[]
          const listed = offerFor(s, seat, top.building, box).list.some((c) => String(c.n) === String(n))
          choice = { act: listed ? 'pay' : 'pay-other', n }
        }
        expect(check(kernelGame, s as never, seat, choice)).toBeNull()
        const before = s
        s = clone(s)
        commit(kernelGame, s as never, seat, choice)
        if (choice.act !== 'pay-other') continue
        composed++
        expect(positionLaws(plan as never, kernelGame, s, before, rng)).toEqual([])
      }
    }
    expect(composed).toBeGreaterThan(10)
  })
})

describe('CAS-12.1 CAS-R10', () => {
  it('turns each bar into one piece of any of the four kinds', () => {
    const s = table(3)
    pieces(s, 0, { silver: 4 })
    // Four bars alone: sand, wood and stone pay for a well.
    const now = did(activation(s, 0, 'stonemason'), 0, build('well'))
    const paid =
      step(now) === 'pay' ? did(now, 0, pay({ sand: 1, wood: 1, stone: 1 }, { sand: 1, wood: 1, stone: 1 })) : now
    expect([owns(paid, 0), paid.forge]).toEqual([{ silver: 1 }, 3])
    expect(stockOf(paid)).toMatchObject({ sand: s.stock[0], wood: s.stock[1], stone: s.stock[3] })
  })
})

describe('CAS-E6', () => {
  it('pays two wood with two bars', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, stone: 1, silver: 2 })
    stock(s, { wood: 2, clay: 0, stone: 0, sand: 0 })
    const now = did(activation(s, 0, 'worker-wood'), 0, build('house'))
    expect(owns(now, 0)).toEqual({})
    expect([now.forge, now.stock[1], now.built[0]?.[7]]).toEqual([2, 2, 1])
  })
})

describe('CAS-12.2', () => {
  it('counts what a cart has before the payment returns anything', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 2, stone: 1, silver: 2 })
    stock(s, { sand: 0, wood: 1, clay: 0, stone: 3 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('tower'))
    // One wood is on the cart: two bars cannot become wood, though the payment would bring wood back.
    expect(refused(now, 0, pay({ sand: 1, wood: 2, stone: 1 }, { wood: 2 }))).toBe('CAS-12.2')
    expect(refused(now, 0, pay({ sand: 1, wood: 2, stone: 1 }, { wood: 1 }))).toBeNull()
    expect(refused(now, 0, pay({ sand: 1, wood: 2, stone: 1 }, { wood: 1, stone: 1 }))).toBeNull()
  })
})

describe('CAS-12.3 CAS-R12', () => {
  it('spends every converted piece in the payment itself', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 2, clay: 2, stone: 2, silver: 3 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('tower'))
    expect(refused(now, 0, pay({ sand: 3, wood: 1, stone: 1 }, { clay: 1 }))).toBe('CAS-12.3')
    expect(refused(now, 0, pay({ sand: 3, wood: 1, stone: 1 }, { wood: 2 }))).toBe('CAS-12.3')
  })
})

describe('CAS-12.4', () => {
  it('may use silver for a kind that the player owns', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 2, clay: 2, stone: 2, silver: 3 })
    const now = doing(
      activation(s, 0, 'stonemason'),
      0,
      build('tower'),
      pay({ sand: 3, wood: 1, stone: 1 }, { wood: 1, stone: 1 }),
    )
    expect(owns(now, 0)).toEqual({ wood: 2, clay: 2, stone: 2, silver: 1 })
  })
})

describe('CAS-12.5', () => {
  it('leaves the silver in the forge', () => {
    const s = table(3)
    s.forge = 3
    s.stock[4] = (s.stock[4] ?? 0) - 3
    pieces(s, 0, { sand: 3, wood: 1, silver: 1 })
    const now = doing(activation(s, 0, 'worker-wood'), 0, build('tower'))
    expect([now.forge, now.round]).toEqual([4, 2])
  })
})

describe('CAS-E15', () => {
  it('pays for a well with sand, wood and a bar as stone', () => {
    const s = table(3)
    pieces(s, 0, { sand: 1, wood: 1, silver: 2 })
    const before = s.stock[3]
    const now = did(activation(s, 0, 'stonemason'), 0, build('well'))
    const paid = did(now, 0, pay({ sand: 1, wood: 1, stone: 1 }, { stone: 1 }))
    expect([before, paid.stock[3], paid.forge, owns(paid, 0)]).toEqual([14, 14, 1, { silver: 1 }])
  })
})
