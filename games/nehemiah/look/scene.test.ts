import { describe, expect, it } from 'vitest'
import { crowded, misplaced, pieces } from '../../../contract/look.ts'
import { explain } from '../../../kernel/ask.ts'
import { view } from '../../../kernel/zones.ts'
import type { Scene, Shape } from '../../../look/scene.ts'
import { box, influence, open, put, turn } from '../test/scene.ts'
import { look } from './index.ts'
import { game, type Moment, moments, SHAPES, speaker } from './test/moments.ts'

/** What is wrong with a scene: nothing may be. */
function faults(scene: Scene, { options }: Moment, shape: Shape, picked: readonly string[]): string[] {
  const all = pieces(scene)
  const wrong = misplaced(scene, shape, 5)
  const wanted = new Set(options.flatMap((c) => c.on ?? []))
  for (const ref of [...wanted, ...picked]) {
    const found = all.filter((p) => p.ref === ref)
    if (found.length === 0) wrong.push(`${ref} is not drawn`)
    for (const p of found) if ((p.label ?? '') === '') wrong.push(`${ref} has no name`)
  }
  const pressed = all.filter((p) => p.ref !== undefined && wanted.has(p.ref))
  wrong.push(...crowded(pressed, shape))
  return wrong
}

describe('the scene', () => {
  for (const seats of [2, 3, 4])
    for (const foremen of ['off', 'on'])
      it(`holds every piece and every choice of a match of ${seats}, foremen ${foremen}`, async () => {
        const { voice } = await speaker(seats % 2 === 0 ? 'en' : 'fr')
        const all = moments(seats, { foremen }, `look ${seats}`)
        expect(all.length).toBeGreaterThan(50)
        for (const [i, moment] of all.entries()) {
          // Every fifth moment is enough, besides all that are out of the ordinary; five and six shapes share no rhythm.
          if (i % 5 > 0 && moment.s.agenda.at(-1)?.do === 'main-action') continue
          const shape = SHAPES[i % SHAPES.length] as Shape
          const seen = view(game, moment.s, moment.seat)
          for (const picked of [[], moment.options.find((c) => c.on)?.on ?? []]) {
            const choosing = moment.options.length > 0 ? { options: moment.options, picked } : null
            const scene = look.scene(seen, moment.seat, shape, choosing, voice, box)
            expect(faults(scene, moment, shape, picked), `${i} ${JSON.stringify(shape)}`).toEqual([])
          }
        }
      })

  it('says something of every choice, and nothing unfinished', async () => {
    for (const lang of ['en', 'fr'] as const) {
      const { voice } = await speaker(lang)
      for (const [i, { s, seat, options }] of moments(4, { foremen: 'on', scoreTables: 'rising' }, 'words').entries()) {
        if (i % 4 > 0 && s.agenda.at(-1)?.do === 'main-action') continue
        const shape = SHAPES[0] as Shape
        const scene = look.scene(s, seat, shape, { options, picked: [] }, voice, box)
        const panel = look.panel(s, seat, voice, box, seat)
        const said = [
          ...pieces(scene).map((p) => p.label ?? ''),
          ...options.map((c) => look.brief?.(s, seat, c, voice, box) ?? ''),
          ...options.map((c) => look.consider?.(s, seat, c, voice, box)?.text ?? ''),
          ...options.flatMap((c) => (c.span ? (look.numbers?.(s, seat, c, voice, box) ?? []) : [])).map((n) => n.label),
          ...panel.notes.map((n) => n.text),
          ...panel.figures.map((f) => f.label),
          look.progress(s, voice, box).phase,
        ].join(' | ')
        expect(said).not.toMatch(/undefined|NaN|\[object|null|brief-|when-|-label|points-/)
        expect(scene.ground + JSON.stringify(scene.areas)).not.toMatch(/NaN|undefined/)
        if (lang === 'fr') expect(said).not.toMatch(/ [;:!?»]|« |'/)
      }
    }
  })

  it('asks for a column at the first free card of each', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    const options = explain(game, t.s, 0).flatMap((e) => (e.refusal === null ? [e.choice] : []))
    const scene = look.scene(t.s, 0, SHAPES[0] as Shape, { options, picked: [] }, voice, box)
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
    const scene = look.scene(t.s, 0, SHAPES[0] as Shape, null, voice, box)
    const labels = [0, 1, 2, 3].map((seat) => pieces(scene).find((p) => p.ref === `cube.${seat}.2`)?.label)
    // NEH-E7.
    expect(labels.map((label) => /(\d) VP now/.exec(label ?? '')?.[1])).toEqual(['6', '4', '1', '1'])
    expect(pieces(scene).filter((p) => p.id.startsWith('cube.0.2.'))).toHaveLength(3)
  })
  it('closes the wall gate by gate, the lowest first', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    t.s.gates[2]?.push(t.s.gatePile.pop() as number)
    const scene = look.scene(t.s, 0, SHAPES[0] as Shape, null, voice, box)
    const labels = pieces(scene)
      .filter((p) => /^gate\.\d$/.test(p.id))
      .map((p) => p.label)
    expect(labels).toHaveLength(8)
    expect(labels[0]).toBe('Gate of 2 VP, built by Green')
    expect(labels[1]).toBe('Next gate: 2 VP')
    expect(labels[7]).toBe('Gate of 4 VP, still open')
  })
})
