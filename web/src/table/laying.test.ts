import { describe, expect, it } from 'vitest'
import type { Piece, Scene } from '../../../look/scene.ts'
import { type Doing, lay } from './laying.ts'
import { gliderOf, movedOf } from './motion.ts'

const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  ref: id,
  box: { x, y: 0, w: 10, h: 10 },
  look: { is: 'slot', text: id },
  ...more,
})
const scene = (...pieces: Piece[]): Scene => ({
  ground: '',
  areas: [{ id: 'all', label: 'All', box: { x: 0, y: 0, w: 100, h: 10 }, pieces }],
})
const idle: Doing = { choosable: new Set(), rivals: new Set(), picked: [], refused: new Map() }

describe('a scene laid out', () => {
  it('says of each piece what can be done with it', () => {
    const no = { clause: 'X-1' }
    const doing: Doing = {
      choosable: new Set(['a']),
      rivals: new Set(['b']),
      picked: ['c'],
      refused: new Map([['d', no]]),
    }
    const pieces = ['a', 'b', 'c', 'd', 'e'].map((id, i) => piece(id, i))
    const [area] = lay(scene(...pieces), doing, [])
    expect(area?.laid.map(({ can, on, no, acts }) => ({ can, on, no, acts }))).toEqual([
      { can: true, on: false, no: null, acts: true },
      { can: true, on: false, no: null, acts: true },
      { can: false, on: true, no: null, acts: true },
      { can: false, on: false, no, acts: true },
      { can: false, on: false, no: null, acts: false },
    ])
  })
  it('is the one before as far as nothing has changed', () => {
    const was = lay(scene(piece('a', 0), piece('b', 1)), idle, [])
    expect(lay(scene(piece('a', 0), piece('b', 1)), idle, was)[0]).toBe(was[0])
    const now = lay(scene(piece('a', 0), piece('b', 2)), idle, was)
    expect(now[0]?.laid[0]).toBe(was[0]?.laid[0])
    expect(now[0]?.laid[1]?.piece.box.x).toBe(2)
  })
  it('keeps a piece whose choice alone has changed', () => {
    const was = lay(scene(piece('a', 0)), idle, [])
    const now = lay(scene(piece('a', 0)), { ...idle, choosable: new Set(['a']) }, was)
    expect(now[0]?.laid[0]?.piece).toBe(was[0]?.laid[0]?.piece)
    expect(now[0]?.laid[0]?.can).toBe(true)
  })
})

describe('motion', () => {
  const was = new Map([piece('a', 0), piece('pile', 5)].map((p) => [p.id, p]))
  it('is what lies elsewhere than before', () => {
    const now = [piece('a', 3), piece('pile', 5)]
    expect(movedOf(was, now, []).map(({ piece, from }) => [piece.id, from.box.x])).toEqual([['a', 0]])
  })
  it('starts where an event says that a card came from, or where the scene does', () => {
    const events = [{ ev: 'drawn', from: 'pile', to: 'new' }]
    expect(movedOf(was, [piece('new', 9)], events)[0]?.from.id).toBe('pile')
    expect(movedOf(was, [piece('new', 9, { from: { x: 1, y: 1 } })], [])[0]?.from.box).toMatchObject({ x: 1, y: 1 })
    expect(movedOf(was, [piece('new', 9)], [])).toEqual([])
  })
  it('is none where the same pieces are laid anew for another room', () => {
    const glided: string[] = []
    const glideTo = gliderOf((id) => ({
      ...{ dataset: {}, animate: () => ({ finished: Promise.resolve(glided.push(id)) }) },
    }))
    const lying = (room: string, x: number) => ({ room, pieces: [piece('a', x)], events: [], motion: true })
    glideTo(lying('758', 0))
    glideTo(lying('755', 3))
    expect(glided).toEqual([])
    glideTo(lying('755', 6))
    expect(glided).toEqual(['a'])
    glideTo({ ...lying('755', 9), motion: false })
    expect(glided).toEqual(['a'])
  })
})
