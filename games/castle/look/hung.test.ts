import { describe, expect, it } from 'vitest'
import { clearOf, type Hung } from './hung.ts'
import { plateWidth } from './plate.ts'

const hung: Hung = {
  id: 'plate.small-gate.0',
  plate: { name: 'Small gate', value: 12, points: 6, size: 14, bare: false, guessed: false },
  cx: 200,
  y: 100,
}
const half = plateWidth(hung.plate) / 2

describe('a plate hangs', () => {
  it('at the foot of its building where nothing is in the way', () => {
    const { plate, box } = clearOf(hung, [], 800)
    expect(plate.name).toBe('Small gate')
    expect(Math.abs(box.x + box.w / 2 - 200)).toBeLessThanOrEqual(0.5)
    expect(box.y).toBe(100)
  })
  it('beside or above a doorstep, with its name while that helps', () => {
    const { plate, box } = clearOf(hung, [{ x: 200 + half - 10, y: 95, w: 130, h: 40 }], 800)
    expect(plate.name).toBe('Small gate')
    expect(box.x + box.w - 3).toBeLessThanOrEqual(200 + half - 10)
  })
  it('without its name where it would meet something everywhere else', () => {
    const { plate, box } = clearOf(hung, [{ x: 200 + half - 40, y: 60, w: 130, h: 90 }], 800)
    expect(plate.name).toBe('')
    expect(box.x + box.w - 3).toBeLessThanOrEqual(200 + half - 40)
  })
  it('within the board', () => {
    expect(clearOf({ ...hung, cx: 5 }, [], 800).box.x).toBe(0)
    const { box } = clearOf({ ...hung, cx: 798 }, [], 800)
    expect(box.x + box.w).toBeLessThanOrEqual(800)
  })
})
