import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { pieces } from '../../../look/battery/scene.ts'
import type { Shape } from '../../../look/scene.ts'
import { box, influence, open, openWithForemen, put, turn } from '../test/scene.ts'
import { look } from './index.ts'
import { game, SHAPES, speaker } from './test/moments.ts'

describe('the scene', () => {
  it('asks for a column at the first free card of each', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    const options = explain(game, t.s, 0).flatMap((e) => (e.refusal === null ? [e.choice] : []))
    const scene = look.with({ voice, box }).scene(t.s, 0, SHAPES[0] as Shape, { options, picked: [] })
    const cards = pieces(scene).filter((p) => p.look.is === 'card')
    expect(cards.find((p) => p.ref === 'column.0')?.label).toContain('column 1, row 1')
    expect(cards.find((p) => p.ref === 'column.1')?.label).toContain('column 2, row 2')
    expect(pieces(scene).filter((p) => p.id.startsWith('ghost.'))).toHaveLength(5)
  })
})

describe('the city', () => {
  it('shows over each tower what it would score now', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    influence(t, 0, [0, 0, 3])
    influence(t, 1, [0, 0, 2])
    influence(t, 2, [0, 0, 1])
    influence(t, 3, [0, 0, 1])
    const scene = look.with({ voice, box }).scene(t.s, 0, SHAPES[0] as Shape, null)
    const labels = [0, 1, 2, 3].map((seat) => pieces(scene).find((p) => p.ref === `cube.${seat}.2`)?.label)
    // NEH-E7.
    expect(labels.map((label) => /(\d) VP now/.exec(label ?? '')?.[1])).toEqual(['6', '4', '1', '1'])
    expect(pieces(scene).filter((p) => p.id.startsWith('cube.0.2.'))).toHaveLength(3)
  })
  it('closes the wall gate by gate, the lowest first', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    t.s.gates[2]?.push(t.s.gatePile.pop() as number)
    const scene = look.with({ voice, box }).scene(t.s, 0, SHAPES[0] as Shape, null)
    const labels = pieces(scene)
      .filter((p) => /^gate\.\d$/.test(p.id))
      .map((p) => p.label)
    expect(labels).toHaveLength(8)
    expect(labels[0]).toBe('Gate of 2 VP, built by Green')
    expect(labels[1]).toBe('Next gate: 2 VP')
    expect(labels[7]).toBe('Gate of 4 VP, to be built later')
  })
})

describe('a foreman won', () => {
  it('says what he does only where it has room under his name', async () => {
    const t = openWithForemen(3)
    for (const lang of ['en', 'fr', 'de'] as const)
      for (const card of box.foremanCards) {
        t.s.foremen[0] = [card]
        const { voice } = await speaker(lang)
        const scene = look.with({ voice, box }).scene(t.s, 0, { w: 984, h: 606, form: 'wide' }, null)
        const caption = pieces(scene).find(({ id }) => id === `caption.${card}`)
        if (caption?.look.is !== 'text') throw new Error('no caption')
        const most = Math.floor(caption.box.h / 18) * Math.floor(caption.box.w / 6)
        expect(caption.look.text.length, caption.look.text).toBeLessThan(most)
      }
  })
})

describe('a low desk', () => {
  const LOW: Shape = { w: 764, h: 496, form: 'wide' }
  /** While a bid is asked for, the decision takes more of it. */
  const LOWER: Shape = { w: 764, h: 438, form: 'wide' }

  it('keeps the terraces, the gates and the piles of the city apart', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    influence(t, 0, [1, 2, 5])
    for (const shape of [LOW, LOWER]) {
      const all = pieces(look.with({ voice, box }).scene(t.s, 0, shape, null))
      const of = (start: string) => all.filter(({ id }) => id.startsWith(start)).map((p) => p.box)
      const foot = (start: string) => Math.max(...of(start).map(({ y, h }) => y + h))
      const head = (start: string) => Math.min(...of(start).map(({ y }) => y))
      expect(head('gate.')).toBeGreaterThanOrEqual(foot('cube.0.0.'))
      expect(head('cube.0.2.')).toBeGreaterThanOrEqual(foot('gate.'))
      expect(head('deck.')).toBeGreaterThanOrEqual(foot('cube.0.2.'))
    }
  })
  it('shows an auction in the place of the columns, and does not scroll', async () => {
    const { voice } = await speaker('en')
    const t = open(4, { foremen: 'on' })
    for (const shape of [LOW, LOWER]) {
      const scene = look.with({ voice, box }).scene(t.s, 0, shape, null)
      expect(scene.height).toBeUndefined()
      expect(scene.areas.map(({ id }) => id)).not.toContain('columns')
      const cards = pieces(scene).filter(({ ref }) => ref?.startsWith('face-up.'))
      expect(cards).toHaveLength(t.s.faceUp.length)
      for (const { box } of cards) expect(box.w).toBeGreaterThan(80)
    }
  })
})
