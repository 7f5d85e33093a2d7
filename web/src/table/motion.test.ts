import { describe, expect, it } from 'vitest'
import type { Look, Piece } from '../../../look/scene.ts'
import { counted, movedOf, risenOf } from './motion.ts'

const at = (id: string, x: number, look: Look = { is: 'slot' }): Piece => ({ id, box: { x, y: 0, w: 10, h: 14 }, look })
const lay = (...pieces: Piece[]) => new Map(pieces.map((p) => [p.id, p]))
const back: Look = { is: 'back', kind: 'trick' }
const face = { is: 'card', face: { title: 'Forest' } } as Look

describe('what moves', () => {
  it('is what lies elsewhere', () => {
    const moved = movedOf(lay(at('a', 0), at('b', 5)), [at('a', 9), at('b', 5)], [])
    expect(moved.map(({ piece, turned }) => [piece.id, turned])).toEqual([['a', false]])
  })
  it('a card that lay face down turns, even where it stays', () =>
    expect(movedOf(lay(at('a', 0, back)), [at('a', 0, face)], []).map(({ turned }) => turned)).toEqual([true]))
  it('what is new and came from nowhere rises', () => {
    const was = lay(at('a', 0))
    const now = [at('a', 9), at('house', 3)]
    expect(risenOf(was, now, movedOf(was, now, [])).map(({ id }) => id)).toEqual(['house'])
  })
  it('nothing rises on a first board, or on another one', () => {
    const many = Array.from({ length: 13 }, (_, i) => at(`p${i}`, i))
    expect(risenOf(lay(), [at('a', 0)], [])).toEqual([])
    expect(risenOf(lay(at('a', 0)), many, [])).toEqual([])
  })
})

it('a figure counts from what it was to what it is', () =>
  expect([0, 0.5, 1].map((part) => counted(10, 30, part))).toEqual([10, 25, 30]))
