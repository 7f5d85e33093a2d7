import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { pieces } from '../../../look/battery/scene.ts'
import type { Shape } from '../../../look/scene.ts'
import { box, influence, open, put, turn } from '../test/scene.ts'
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
