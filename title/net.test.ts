import { describe, expect, it } from 'vitest'
import { below, rngOf } from '../kernel/random.ts'
import { clear, layoutOf, newSketch, pick, put } from './features.ts'
import {
  MOST_SEATS,
  type Net,
  newDesk,
  type Shape,
  share,
  signOf,
  sizesOf,
  speak,
  WEIGHTS,
  type Weights,
} from './net.ts'
import { packNet, unpackNet } from './weights.ts'

const shape: Shape = { seat: 5, table: 3, hidden: [6, 4], phases: 2 }

function anyNet(): Net {
  const rng = rngOf('any')
  const sizes = sizesOf(shape)
  const any = (name: keyof Weights) => Float32Array.from({ length: sizes[name][0] }, () => below(rng, 2001) / 1000 - 1)
  return {
    shape,
    weights: {
      own: any('own'),
      others: any('others'),
      table: any('table'),
      first: any('first'),
      inner: any('inner'),
      second: any('second'),
      win: any('win'),
      points: any('points'),
      trust: any('trust'),
    },
  }
}

/** Seats with these numbers, and one number on the table. */
function chances(net: Net, seats: readonly (readonly number[])[], leads: readonly number[]): number[] {
  const sketch = newSketch()
  clear(sketch)
  seats.forEach((numbers, seat) => {
    const list = sketch.seats[seat]
    if (list !== undefined) for (const [place, value] of numbers.entries()) put(list, place, value)
  })
  put(sketch.table, 1, 0.5)
  const said = new Float32Array(MOST_SEATS)
  speak(net, sketch, leads, 1, newDesk(shape), said)
  share(said, seats.length)
  return [...said.subarray(0, seats.length)]
}

const A = [1, 0, 0.5, 0, 2]
const B = [0, 3, 0, 0.25, 1]
const C = [0, 0, 0, 1, 0]

describe('a net', () => {
  it('gives shares that add up, for any number of seats', () => {
    for (const seats of [
      [A, B],
      [A, B, C],
      [A, B, C, A],
    ]) {
      const shares = chances(
        anyNet(),
        seats,
        seats.map(() => 0),
      )
      expect(shares.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 5)
    }
  })
  it('says the same wherever a seat sits', () => {
    const [a, b, c] = chances(anyNet(), [A, B, C], [1, 0, -1])
    const [c2, a2, b2] = chances(anyNet(), [C, A, B], [-1, 1, 0])
    expect(a2).toBeCloseTo(a ?? 0, 5)
    expect(b2).toBeCloseTo(b ?? 0, 5)
    expect(c2).toBeCloseTo(c ?? 0, 5)
  })
  it('is fair to seats that have the same', () => {
    for (const x of chances(anyNet(), [B, B, B], [0, 0, 0])) expect(x).toBeCloseTo(1 / 3, 5)
  })
  it('looks at what the others have', () => {
    expect(chances(anyNet(), [A, B, C], [0, 0, 0])[0]).not.toBeCloseTo(
      chances(anyNet(), [A, A, C], [0, 0, 0])[0] ?? 0,
      3,
    )
  })
})

describe('a net’s file', () => {
  it('holds each weight to within its row’s measure', () => {
    const net = anyNet()
    const again = unpackNet(packNet(net))
    expect(again.shape).toEqual(shape)
    for (const name of WEIGHTS)
      net.weights[name].forEach((weight, i) => {
        expect(Math.abs((again.weights[name][i] ?? 0) - weight)).toBeLessThan(0.005)
      })
  })
  it('is refused when it is cut short', () => {
    const file = packNet(anyNet())
    expect(() => unpackNet({ ...file, weights: file.weights.slice(0, -8) })).toThrow()
  })
})

describe('a layout', () => {
  it('gives each group its places', () => {
    const { from, size } = layoutOf({ money: 3, workers: 2 })
    expect([from.money, from.workers, size]).toEqual([0, 3, 5])
  })
  it('counts what is beyond the last place as the last', () => {
    const { table } = newSketch()
    pick(table, 10, 99, 4)
    expect([table.place[0], table.value[0], table.count]).toEqual([13, 1, 1])
  })
})

describe('the sign of a net', () => {
  it('is the same for the same weights, whoever unpacked them, and another for others', () => {
    const net = anyNet()
    const kept = unpackNet(packNet(net))
    expect(signOf(unpackNet(packNet(kept)))).toBe(signOf(kept))
    expect(signOf(kept)).toMatch(/^[0-9a-z]{1,7}$/)
    const other = anyNet()
    other.weights.win[0] = (other.weights.win[0] ?? 0) + 0.5
    expect(signOf(other)).not.toBe(signOf(net))
  })
})
