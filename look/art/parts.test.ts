import { expect, it } from 'vitest'
import { LIGHTS } from '../art.ts'
import { isWhole } from '../battery/art.ts'
import { grain, way } from './ink.ts'
import { type Parts, scenesIn } from './parts.ts'

const HAND = { line: '#123456', width: 1, skin: '#d9a06a' }
const drawn = (compose: (p: Parts) => string, light = { night: false, winter: false }) =>
  scenesIn(HAND, { yard: compose }).yard?.(light) ?? ''

it('draws every pose and hat as whole markup in every light', () => {
  for (const light of LIGHTS)
    for (const arm of ['up', 'fwd', 'down', 'work', 'low', 'hip', 'lift', 'chin', 'wave'] as const)
      for (const hat of ['wrap', 'hood', 'cap', 'straw', 'helm', 'crown', 'mitre', 'veil', 'hair', 'long'] as const) {
        const svg = scenesIn(HAND, {
          yard: (p) => p.figure(60, 90, 1, { robe: '#000', arm, hat, long: hat === 'veil' }),
        })
        const markup = svg.yard?.(light) ?? ''
        expect(isWhole(markup)).toBe(true)
        expect(markup).not.toContain('NaN')
      }
})

it('outlines everything with the hand’s line', () => {
  const svg = drawn((p) => p.limb('M0 0V9', '#fff', 2))
  expect(svg).toContain('<g stroke="#123456" stroke-width="1"')
  expect(svg).toContain('stroke="#123456" stroke-width="4"')
})

it('lays snow on roofs, battlements and trees in winter alone', () => {
  for (const part of [
    (p: Parts) => p.spire(0, 0, 20, 20, '#c0452f'),
    (p: Parts) => p.merlons(0, 0, 40, '#ecd6a8'),
    (p: Parts) => p.pine(0, 0, 30),
    (p: Parts) => p.house(0, 0, 30, 20),
  ])
    expect(drawn(part, { night: false, winter: true })).not.toBe(drawn(part))
})

it('lights lamps by night and has no veil by day', () => {
  const lamps = (p: Parts) => p.veil([[60, 60, 20]])
  expect(drawn(lamps)).not.toContain('circle')
  expect(drawn(lamps, { night: true, winter: false })).toContain('<circle cx="60" cy="60" r="20"')
})

it('keeps the paints of a scene under its name', () => {
  const svg = drawn((p) => p.sky(['#000', '#fff'], { x: 20, y: 20, r: 8 }))
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.every((id) => id.startsWith('yard-'))).toBe(true)
})

it('writes numbers short, and the same pattern at every place', () => {
  expect(way`M${1 / 3} ${2}h${-0.05}`).toBe('M0.3 2h0')
  expect(grain(3, 4)).toBe(grain(3, 4))
  expect(grain(3, 4)).not.toBe(grain(4, 3))
})
