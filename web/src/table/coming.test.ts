import { describe, expect, it } from 'vitest'
import { firstOf } from './coming.svelte.ts'
import { lay } from './laying.ts'

const piece = (id: string) => ({ id, box: { x: 0, y: 0, w: 9, h: 9 }, look: { is: 'slot' } as const })
const area = (id: string, many: number) => ({
  id,
  label: id,
  box: { x: 0, y: 0, w: 9, h: 9 },
  pieces: Array.from({ length: many }, (_, i) => piece(`${id}.${i}`)),
})
const areas = lay(
  { areas: [area('a', 3), area('b', 0), area('c', 5)], ground: '' },
  { choosable: new Set(), rivals: new Set(), picked: [], refused: new Map() },
  [],
)
const drawn = (many: number) => firstOf(areas, many).map(({ id, laid }) => `${id}${laid.length}`)

describe('the first pieces of a board', () => {
  it('come area after area', () => {
    expect(drawn(2)).toEqual(['a2'])
    expect(drawn(4)).toEqual(['a3', 'b0', 'c1'])
    expect(drawn(9)).toEqual(['a3', 'b0', 'c5'])
  })
  it('leave whole areas as they are', () => {
    expect(firstOf(areas, 4)[0]).toBe(areas[0])
  })
})
