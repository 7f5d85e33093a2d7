import { expect, it } from 'vitest'
import { voiceOf } from '../papers/texts.ts'
import { drawnWith, madeOnce } from './drawn.ts'
import type { DrawnLook, GameLook } from './scene.ts'

const look = (): GameLook => ({
  with: (): DrawnLook => ({
    scene: () => ({ ground: '', areas: [] }),
    face: () => ({
      title: '',
      frame: '',
      icon: '',
      ground: [],
      strip: [],
      text: '',
      clauses: [],
      reconstructed: false,
    }),
    panel: (_s, seat) => ({ seat, score: 0, scored: { is: 'points' }, figures: [], notes: [] }),
    progress: () => ({ label: '', thing: { is: 'round' }, steps: [], phase: { text: '', thing: { is: 'phase' } } }),
    round: () => 1,
    totals: () => [],
  }),
  things: {},
  points: {},
})

it('is made once for a look, a sheet and a voice', () => {
  const [one, other] = [look(), look()]
  const voice = voiceOf('en', {}, String, String)
  const box = {}
  const drawn = drawnWith(one, { box, voice })
  expect(drawnWith(one, { box, voice })).toBe(drawn)
  expect(drawnWith(one, { box: {}, voice })).not.toBe(drawn)
  expect(drawnWith(other, { box, voice })).not.toBe(drawn)
  expect(drawnWith(one, { box, voice: voiceOf('en', {}, String, String) })).not.toBe(drawn)
})

it('leaves out pieces for which there is no room', () => {
  const piece = (id: string, w: number) =>
    ({ id, box: { x: 0, y: 0, w, h: 5 }, look: { is: 'text', text: id, as: 'body' } }) as const
  const scene = (...widths: readonly number[]) => ({
    ground: '',
    areas: [
      { id: 'hand', label: '', box: { x: 0, y: 0, w: 9, h: 9 }, pieces: widths.map((w, i) => piece(`p${i}`, w)) },
    ],
  })
  const laid = (...widths: readonly number[]) => {
    const made = scene(...widths)
    const one: GameLook = { ...look(), with: (pen) => ({ ...look().with(pen), scene: () => made }) }
    const drawn = drawnWith(one, { box: {}, voice: voiceOf('en', {}, String, String) })
    return { made, drawn: drawn.scene({} as never, null, { w: 130, h: 130, form: 'wide' }, null) }
  }
  expect(laid(5, -10, 0).drawn.areas[0]?.pieces.map(({ id }) => id)).toEqual(['p0'])
  const { made, drawn } = laid(5, 7)
  expect(drawn).toBe(made)
})

it('makes a face once for a card, a sheet and a voice', () => {
  const faceOf = madeOnce(({ box }: { readonly box: unknown; readonly voice: object }, card) => ({ box, card }))
  const [box, voice] = [{}, voiceOf('en', {}, String, String)]
  const face = faceOf({ box, voice }, 0)
  expect(face).toEqual({ box, card: 0 })
  expect(faceOf({ box, voice }, 0)).toBe(face)
  expect(faceOf({ box, voice }, 1)).toEqual({ box, card: 1 })
  expect(faceOf({ box: { other: true }, voice }, 0).box).toEqual({ other: true })
  expect(faceOf({ box, voice: voiceOf('fr', {}, String, String) }, 0)).not.toBe(face)
})
