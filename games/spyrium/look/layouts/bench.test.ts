import { describe, expect, it } from 'vitest'
import { shareBench } from './bench.ts'
import { tabletLayout } from './tablet.ts'

const room = tabletLayout({ w: 820, h: 745, form: 'tablet' })
const whole = (count: number, each: number, gap: number) => count * each + (count - 1) * gap

describe('the workbench', () => {
  it('keeps its places while what lies there has room in them', () => {
    expect(shareBench(room, { buildings: 2, techniques: 1, keeps: true })).toBe(room)
  })
  it('gives buildings the room that nothing else needs', () => {
    const { district, techniques, kept } = shareBench(room, { buildings: 4, techniques: 1, keeps: false })
    expect(district.w).toBe(whole(4, district.card, 20))
    expect(techniques.x).toBeGreaterThan(district.x + district.w)
    expect(techniques.x + techniques.w).toBe(kept.x + kept.w)
  })
  it('is shared by number where neither has all it would take', () => {
    const { district, techniques, kept } = shareBench(room, { buildings: 8, techniques: 4, keeps: true })
    expect(district.w).toBeLessThan(whole(8, district.card, 20))
    expect(techniques.w).toBeLessThan(whole(4, district.card, 12))
    expect(techniques.x + techniques.w).toBeLessThan(kept.x)
    expect(district.w / techniques.w).toBeGreaterThan(1.5)
  })
})
