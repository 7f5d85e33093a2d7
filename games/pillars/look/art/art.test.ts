import { describe, expect, it } from 'vitest'
import { onCircle, type Point } from '../../../../look/svg.ts'
import { leaded, panes } from './glass.ts'
import { ogive } from './ogive.ts'
import { glass, type Petal, ROSE, ring } from './rose.ts'

const area = (cell: readonly Point[]) =>
  Math.abs(
    cell.reduce((sum, [x, y], i) => {
      const [x2, y2] = cell[(i + 1) % cell.length] as Point
      return sum + x * y2 - x2 * y
    }, 0),
  ) / 2

describe('panes of glass', () => {
  it('fill their window without a gap or an overlap', () => {
    for (const seed of ['a', 'b', 'c']) {
      const cells = panes(seed, 120, 90, 5, 4)
      expect(cells).toHaveLength(20)
      expect(cells.reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(120 * 90, 3)
    }
  })
  it('are the same for the same seed', () => {
    expect(panes('x', 50, 50, 3, 3)).toEqual(panes('x', 50, 50, 3, 3))
    expect(panes('x', 50, 50, 3, 3)).not.toEqual(panes('y', 50, 50, 3, 3))
  })
  it('are all drawn, once in light and once in lead', () => {
    const cells = panes('x', 50, 50, 3, 3)
    expect(leaded(cells, 2).match(/Z/g)).toHaveLength(2 * cells.length)
  })
})

describe('a pointed arch', () => {
  it('stands on its foot and meets over the middle, steep or flat', () => {
    for (const rise of [30, 90]) {
      const d = ogive(10, 20, 100, 200, rise)
      expect(d.startsWith('M10 220')).toBe(true)
      expect(d).toContain('60 20')
      expect(d.endsWith('L110 220Z')).toBe(true)
    }
  })
})

describe('the rose', () => {
  const petals: Petal[] = [
    { is: 'won', seat: 2 },
    { is: 'king' },
    { is: 'now' },
    ...Array.from({ length: 7 }, (): Petal => ({ is: 'to-come' })),
  ]
  const window = { cx: 100, cy: 100, r: ROSE }
  it('draws anew only what a trick changes', () => {
    const now: Petal[] = petals.map((p, i) => (i === 2 ? { is: 'won', seat: 1 } : i === 3 ? { is: 'now' } : p))
    const [before, after] = [glass(window, petals), glass(window, now)]
    expect(after).toHaveLength(before.length)
    expect(after.flatMap((part, i) => (part === before[i] ? [] : [i]))).toEqual([2, 3, after.length - 1])
    expect(ring(window, 10)).toContain('id="pil-petal"')
  })
  it('has one petal and one number for each trick, lit in the colour of its winner', () => {
    const markup = glass(window, petals).join('')
    expect(markup.match(/class="pil-number/g)).toHaveLength(10)
    expect(markup.match(/clip-path="url\(#pil-petal\)"/g)).toHaveLength(10)
    expect(markup).toContain('fill="var(--seat-2)"')
    expect(markup).toContain('fill="var(--p-king)"')
    expect(markup.match(/fill="var\(--p-unlit\)"/g)).toHaveLength(7)
  })
  it('turns clockwise from the top', () => {
    const [x, y] = onCircle(10, 90)
    expect(x).toBeCloseTo(10)
    expect(y).toBeCloseTo(0)
  })
})
