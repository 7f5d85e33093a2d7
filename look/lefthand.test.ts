import { describe, expect, it } from 'vitest'
import { leftHanded } from './lefthand.ts'
import { drawing } from './pieces.ts'
import type { Scene } from './scene.ts'
import { lyingRoom } from './shape.ts'

describe('a table for the left hand', () => {
  const room = lyingRoom(844, 354, 330)
  const onBoard = { ...drawing('a', { x: 10, y: 5, w: 40, h: 40 }, '<rect/>'), from: { x: 500, y: 0 } }
  const inColumn = drawing('b', { x: 520, y: 50, w: 300, h: 80 }, '<rect/>')
  const scene: Scene = {
    ground: '<path d="M0 0h844"/>',
    onGround: ['<circle r="9"/>'],
    areas: [{ id: 'x', label: 'x', box: { x: 0, y: 0, w: 514, h: 354 }, pieces: [onBoard, inColumn] }],
  }
  const left = leftHanded(scene, room, 330)

  it('has the board at the right and what lay in the column at the left', () => {
    const [a, b] = left.areas[0]?.pieces ?? []
    expect([a?.box.x, a?.from?.x, b?.box.x]).toEqual([340, 830, 6])
    expect(left.areas[0]?.box.x).toBe(330)
  })
  it('has the ground and what changes on it in two parts, each as wide as it was', () => {
    const parts = (svg = '') =>
      [...svg.matchAll(/<svg x="(\d+)" width="(\d+)"[^>]*viewBox="(\d+)/g)].map((m) => m.slice(1))
    const both = [
      ['330', '514', '0'],
      ['0', '330', '514'],
    ]
    expect([parts(left.ground), left.onGround?.map(parts)]).toEqual([both, [both]])
    expect(left.onGround?.[0]?.match(/<circle/g)).toHaveLength(2)
  })
})
