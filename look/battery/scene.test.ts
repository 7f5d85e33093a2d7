// Each law of a scene can fail: a scene is spoilt on purpose, and the battery says how.
import { describe, expect, it } from 'vitest'
import { drawing } from '../pieces.ts'
import type { Piece, Scene, Shape } from '../scene.ts'
import { crowded, freeOf, misplaced, unnamed } from './scene.ts'
import { iconsIn, symbolsOf } from './sprite.ts'

const shape: Shape = { w: 400, h: 300, form: 'upright' }
const piece = (id: string, x: number, y: number, w = 60, h = 60, more: Partial<Piece> = {}) =>
  drawing(id, { x, y, w, h }, '<g/>', { ref: id, label: id, ...more })
const scene = (...pieces: Piece[]): Scene => ({
  ground: '<g/>',
  areas: [{ id: 'all', label: 'All', box: { x: 0, y: 0, w: 400, h: 300 }, pieces }],
})

describe('what lies where it should not', () => {
  it('two pieces of one id, one outside, one without size', () => {
    expect(misplaced(scene(piece('a', 0, 0), piece('a', 70, 0)), shape, 0)).toEqual(['two pieces are called a'])
    expect(misplaced(scene(piece('a', 345, 0)), shape, 4)[0]).toMatch(/^a lies outside/)
    expect(misplaced(scene(piece('a', 345, 0)), shape, 5)).toEqual([])
    expect(misplaced(scene(piece('a', 0, 0, 0)), shape, 0)[0]).toMatch(/^a has no size/)
    expect(misplaced({ ...scene(piece('a', 0, 400)), height: 500 }, shape, 0)).toEqual([])
  })
  it('drawings with holes, sizes below nothing, letters too small', () => {
    const drawn = (svg: string) => misplaced(scene(drawing('a', { x: 0, y: 0, w: 9, h: 9 }, svg)), shape, 0)
    expect(drawn('<circle r="NaN"/>')).toEqual(['a is drawn with a hole'])
    expect(drawn('<rect width="-3"/>')).toEqual(['a has a size below nothing'])
    expect(drawn('<text style="font-size:11.5px">x</text>')).toEqual(['a has letters of 11.5 px'])
    expect(drawn('<text font-size="12">x</text>')).toEqual([])
  })
})

it('what is to be chosen is drawn, and what can be pressed has a name', () => {
  expect(unnamed(scene(piece('a', 0, 0)), new Set(['a', 'b']))).toEqual(['b is not drawn'])
  expect(unnamed(scene(piece('a', 0, 0, 60, 60, { label: ' ' })), new Set())).toEqual([
    'a can be pressed and has no name',
  ])
})

describe('what a finger finds', () => {
  const wanted = new Set(['a', 'b'])
  it('things large enough', () => {
    expect(crowded(scene(piece('a', 0, 0, 39)), wanted, [], shape)).toEqual(['a is too small for a finger: 39 × 60'])
    expect(crowded(scene(piece('a', 0, 0, 39)), wanted, [], { ...shape, form: 'wide' })).toEqual([])
  })
  it('enough of each under another, whatever is drawn later, lies above or is chosen', () => {
    const [a, b] = [piece('a', 0, 0), piece('b', 20, 0)]
    expect(crowded(scene(a, b), wanted, [], shape)).toEqual(['b leaves too little of a'])
    expect(crowded(scene(a, piece('b', 24, 0)), wanted, [], shape)).toEqual([])
    expect(crowded(scene({ ...b, above: true }, a), wanted, [], shape)).toEqual(['b leaves too little of a'])
    expect(crowded(scene(a, b), wanted, ['a'], shape)).toEqual(['a leaves too little of b'])
  })
  it('the wider strip counts, and what lies apart is free', () => {
    const low = { x: 0, y: 0, w: 60, h: 60 }
    expect(freeOf(low, { x: 10, y: 0, w: 20, h: 60 })).toBe(30)
    expect(freeOf(low, { x: 60, y: 0, w: 20, h: 60 })).toBe(Number.POSITIVE_INFINITY)
  })
})

it('icons are those of the sprite', () => {
  const sprite = symbolsOf('<svg><symbol id="coin" viewBox="0 0 1 1"/><symbol id="back-a"/></svg>')
  const drawn = drawing('a', { x: 0, y: 0, w: 9, h: 9 }, '<use href="sprite#coin"/><use href="sprite#gone"/>')
  expect(iconsIn(scene(drawn)).filter((id) => !sprite.has(id))).toEqual(['gone'])
})
