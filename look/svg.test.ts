import { describe, expect, it } from 'vitest'
import {
  at,
  circle,
  groundsOf,
  icon,
  lines,
  onCircle,
  path,
  plain,
  point,
  polygon,
  rect,
  squeezed,
  word,
} from './svg.ts'

describe('markup', () => {
  it('keeps figures short and texts harmless', () => {
    expect(rect({ x: 1.26, y: 0, w: -4, h: 2 }, 3, 'class="a"')).toBe(
      '<rect x="1.3" y="0" width="0" height="2" rx="3" class="a"/>',
    )
    expect(word('a < b & c', 1, 2, 'k')).toBe('<text x="1" y="2" class="k" >a &lt; b &amp; c</text>')
    expect(plain('<&>')).toBe('&lt;&amp;&gt;')
  })
  it('sets an icon by its middle', () => {
    expect(icon('coin', 10, 10, 8, 'red')).toContain('x="6" y="6" width="8" height="8" style="fill:red"')
  })
  it('writes circles, paths and groups', () => {
    expect(circle(1.04, 2, 3, 'class="a"')).toBe('<circle cx="1" cy="2" r="3" class="a"/>')
    expect(path('M0 0Z', 'class="a"')).toBe('<path d="M0 0Z" class="a"/>')
    expect(at(1, 2, 1, 'x')).toBe('<g transform="translate(1 2)">x</g>')
    expect(at(1, 2, 0.12345, 'x')).toBe('<g transform="translate(1 2) scale(0.123)">x</g>')
  })
})

it('0° is up, then clockwise', () => {
  expect(point(onCircle(10, 0))).toBe('0 -10')
  expect(point(onCircle(10, 90, 5, 5))).toBe('15 5')
  expect(polygon([onCircle(1, 90), onCircle(1, 180)])).toBe('M1 0L0 1Z')
})

it('a text is squeezed only where it is too long, and broken between words', () => {
  expect(squeezed(50, 60)).toBe('')
  expect(squeezed(70, 60)).toBe('textLength="60" lengthAdjust="spacingAndGlyphs"')
  expect(lines('one two three', 7)).toEqual(['one two', 'three'])
})

it('a ground is drawn once a key', () => {
  let drawn = 0
  const ground = groundsOf<number>(String, (n) => `${n} ${++drawn}`)
  expect([ground(1), ground(1), ground(2)]).toEqual(['1 1', '1 1', '2 2'])
})
