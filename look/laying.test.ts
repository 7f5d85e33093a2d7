import { describe, expect, it } from 'vitest'
import { freshState } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { voiceOf } from '../papers/texts.ts'
import { sceneBy, seatsOf, stepAsked, toldApart, topStep } from './laying.ts'
import { drawing } from './pieces.ts'
import type { Shape } from './scene.ts'

const pen = { voice: voiceOf('en', {}, String, String), box: null }
const shape: Shape = { w: 400, h: 300, form: 'wide' }
const state = () => ({ ...freshState(3, rngOf('laying')), agenda: [{ do: 'first' }, { do: 'second' }] })

describe('a scene', () => {
  const scene = sceneBy((looking, { h }) => ({
    h: h + looking.me * 10,
    ground: looking.spectator ? 'watched' : 'played',
    areas: [],
  }))
  it('is seat 0’s for a spectator', () => {
    expect(scene(pen, state(), null, shape, null)).toEqual({ ground: 'watched', areas: [] })
    expect(scene(pen, state(), 0, shape, null)).toEqual({ ground: 'played', areas: [] })
  })
  it('says its height where it is higher than its room', () => {
    expect(scene(pen, state(), 2, shape, null).height).toBe(320)
  })
})

describe('the step at hand', () => {
  it('is the last one of the agenda', () => {
    expect(topStep(state())).toEqual({ do: 'second' })
    expect(topStep({ ...state(), agenda: [] })).toBeUndefined()
  })
  it('is asked of who has options besides the standing offers', () => {
    const choosing = (...acts: string[]) => ({ options: acts.map((act) => ({ act })), picked: [] })
    expect(stepAsked({ s: state(), choosing: null })).toBeUndefined()
    expect(stepAsked({ s: state(), choosing: choosing('repay') }, ['repay'])).toBeUndefined()
    expect(stepAsked({ s: state(), choosing: choosing('repay', 'pass') }, ['repay'])).toEqual({ do: 'second' })
  })
})

it('every seat, in order', () => expect(seatsOf(state())).toEqual([0, 1, 2]))

it('things to choose between that have one name are counted', () => {
  const box = { x: 0, y: 0, w: 1, h: 1 }
  const named = (ref: string, label: string) => drawing(ref, box, '', { ref, label })
  const area = {
    id: 'hand',
    label: 'Hand',
    box,
    pieces: [named('a', 'quarry'), named('b', 'forest'), named('c', 'quarry'), named('d', 'quarry')],
  }
  const choosing = { options: ['a', 'b', 'c'].map((ref) => ({ act: 'play', on: [ref] })), picked: [] }
  const labels = toldApart([area], choosing).flatMap(({ pieces }) => pieces.map((p) => p.label))
  expect(labels).toEqual(['quarry (1/2)', 'forest', 'quarry (2/2)', 'quarry'])
  expect(toldApart([area], null)).toEqual([area])
})
