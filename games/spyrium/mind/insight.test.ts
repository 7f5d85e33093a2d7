// Two judgements of one table: a look counts the others in part, a search in full.
import { describe, expect, it } from 'vitest'
import { box, open } from '../test/scene.ts'
import { insight } from './index.ts'

describe('a lead', () => {
  it('of one of two seats is what the other lacks, in a search', () => {
    const s = open(2)
    s.vp[0] = 7
    const [mine = 0, theirs = 0] = insight.foresight?.leads(s, box) ?? []
    expect(mine).toBeGreaterThan(5)
    expect(mine + theirs).toBeCloseTo(0)
  })
  it('counts the others in part at sight', () => {
    const s = open(2)
    const before = insight.value(s, 0, box)
    const leads = insight.foresight?.leads(s, box) as number[]
    s.money[1] = (s.money[1] as number) + 5
    const fell = before - insight.value(s, 0, box)
    const fellInFull = (leads[0] as number) - (insight.foresight?.leads(s, box)[0] as number)
    expect(fell).toBeGreaterThan(0)
    expect(fell).toBeCloseTo(0.47 * fellInFull)
  })
})
