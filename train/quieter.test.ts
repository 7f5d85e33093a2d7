// A quieter net lies between insight with the net's trust and the net as it was fitted.
import { expect, test } from 'vitest'
import { rngOf } from '../kernel/random.ts'
import { newSketch, put, seatIn } from '../title/features.ts'
import { MOST_SEATS, type Net, newDesk, speak } from '../title/net.ts'
import { packNet, unpackNet } from '../title/weights.ts'
import { freshNet } from './learn.ts'
import { quieter } from './quieter.ts'

const net = freshNet({ seat: 6, table: 3, hidden: [5, 4], phases: 2 }, rngOf('loud'))
const sketch = newSketch()
for (const seat of [0, 1]) put(seatIn(sketch, seat), 2 + seat, 1)

function said(by: Net): number[] {
  const into = new Float32Array(MOST_SEATS)
  speak(by, sketch, [0.5, -0.5], 1, newDesk(by.shape), into)
  return [...into.subarray(0, 2)]
}

test('a part of what a net says is added to the lead, and its trust in the lead stays', () => {
  const [none, part, all] = [0, 0.25, 1].map((share) => said(quieter(net, share)))
  expect(none).toEqual([0.25, -0.25])
  for (const seat of [0, 1]) {
    const [low = 0, mid = 0, high = 0] = [none?.[seat], part?.[seat], all?.[seat]]
    expect(high).not.toBe(low)
    expect(mid - low).toBeCloseTo((high - low) / 4, 6)
  }
})

test('a net that is packed says the same part of it', () => {
  const packed = unpackNet(packNet(net))
  expect(unpackNet(packNet(quieter(packed, 0.25))).weights.own).toEqual(packed.weights.own)
  said(unpackNet(packNet(quieter(packed, 0.25)))).forEach((value, seat) => {
    expect(value).toBeCloseTo(said(quieter(packed, 0.25))[seat] ?? 0, 4)
  })
})
