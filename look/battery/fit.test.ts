// Each law of fitting can fail: a scene is spoilt on purpose, and the battery says how.
import { describe, expect, it } from 'vitest'
import { drawing } from '../pieces.ts'
import type { Piece, Scene, Shape } from '../scene.ts'
import { FORMS, formOf, lyingRoom } from '../shape.ts'
import { seen, unfit } from './fit.ts'
import { roomsOf } from './shapes.ts'

const desk: Shape = { w: 984, h: 692, form: 'wide' }
const scene = (areas: readonly (readonly Piece[])[], height?: number): Scene => ({
  ground: '',
  areas: areas.map((pieces, i) => ({ id: `${i}`, label: `${i}`, box: { x: 0, y: 0, w: 1, h: 1 }, pieces })),
  ...(height === undefined ? {} : { height }),
})
const plate = (id: string, x: number, y: number): Piece => ({
  id,
  box: { x, y, w: 100, h: 40 },
  look: { is: 'plate', text: id },
})

describe('a board', () => {
  it('is no higher than its room, except on a phone held upright', () => {
    expect(unfit(scene([], 700), desk, undefined, 0)).toEqual(['the board is 700 high in a room of 692'])
    expect(unfit(scene([], 700), { w: 390, h: 560, form: 'upright' }, undefined, 0)).toEqual([])
  })
  it('leaves the column of a lying table to the client, but for the free room of a broad one', () => {
    const narrow = lyingRoom(844, 354)
    expect(narrow.free).toBeUndefined()
    expect(unfit(scene([[plate('a', 560, 160)]]), narrow, undefined, 0)).toHaveLength(1)
    const broad = lyingRoom(844, 354, 340)
    expect(broad.free).toEqual({ x: 504, y: 42, w: 340, h: 198 })
    expect(unfit(scene([[plate('a', 560, 160)]]), broad, 340, 0)).toEqual([])
    for (const y of [10, 300]) expect(unfit(scene([[plate('a', 560, y)]]), broad, 340, 0)).toHaveLength(1)
  })
  it('has nothing of one area over another', () => {
    const [a, b] = [plate('a', 0, 0), plate('b', 90, 30)]
    expect(unfit(scene([[a], [b]]), desk, undefined, 0)).toEqual(['a and b lie over one another'])
    expect(unfit(scene([[a, b]]), desk, undefined, 0)).toEqual([])
    expect(unfit(scene([[a], [{ ...b, above: true }]]), desk, undefined, 0)).toEqual([])
  })
  it('is written in letters that can be read: 12 px on a phone, 14 on a tablet or a desk', () => {
    const small = drawing('a', { x: 0, y: 0, w: 9, h: 9 }, '<text x="1" font-size="12">1</text>')
    expect(unfit(scene([[small]]), desk, undefined, 0)).toEqual(['a has letters of 12 px, and 14 are the least'])
    expect(unfit(scene([[small]]), lyingRoom(844, 354), undefined, 0)).toEqual([])
  })
  it('a turned piece takes the room it is seen in', () => {
    const { x, y, w, h } = seen({ x: 0, y: 0, w: 100, h: 40, turn: 90 })
    expect([x, y, w, h].map(Math.round)).toEqual([30, -30, 40, 100])
  })
})

describe('forms', () => {
  it.each([
    [390, 844, 'upright'],
    [390, 664, 'upright'],
    [844, 340, 'lying'],
    [667, 375, 'lying'],
    [960, 540, 'lying'],
    [640, 600, 'upright'],
    [768, 900, 'tablet'],
    [820, 1180, 'tablet'],
    [1200, 1600, 'tablet'],
    [1180, 820, 'wide'],
    [1024, 600, 'wide'],
    [1440, 2560, 'tablet'],
    [3840, 2160, 'wide'],
  ])('a window of %i × %i', (w, h, form) => expect(formOf(w, h)).toBe(form))
  it('every look is tried in rooms of all four', () =>
    expect(new Set(roomsOf({}).map((s) => s.form))).toEqual(new Set(FORMS)))
})
