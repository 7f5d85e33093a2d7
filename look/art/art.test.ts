// Shapes and paints of scenes.
import { describe, expect, it } from 'vitest'
import { box, disc, each, fill, line, oval, put } from './brush.ts'
import { paintsOf } from './paints.ts'

describe('a brush', () => {
  it('writes numbers as short as they go', () => {
    expect(disc(0.123456, -0.5, 3, 'red')).toBe('<circle cx=".12" cy="-.5" r="3" fill="red"/>')
    expect(box(1, 2, 3, 4, 'red', { line: 'blue', width: 2, opacity: 0.25 })).toBe(
      '<rect x="1" y="2" width="3" height="4" fill="red" stroke="blue" stroke-width="2" stroke-linejoin="round" opacity=".25"/>',
    )
  })
  it('leaves out what is as usual', () => {
    expect(fill('M0 0', 'red')).toBe('<path d="M0 0" fill="red"/>')
    expect(each([1, 2], (x) => oval(x, 0, 1, 1, 'red'))).toBe(oval(1, 0, 1, 1, 'red') + oval(2, 0, 1, 1, 'red'))
    expect(line('M0 0', 'red')).not.toContain('opacity')
    expect(put(1, 2, 'x')).toBe('<g transform="translate(1 2)">x</g>')
    expect(put(1, 2, 'x', 0.5, 90)).toBe('<g transform="translate(1 2) rotate(90) scale(.5)">x</g>')
  })
})

describe('paints', () => {
  it('of the same kind are written once, in every scene under the same name', () => {
    const [a, b] = [paintsOf('toy'), paintsOf('toy')]
    const dusk = [
      [0, '#fff'],
      [1, '#000', 0.5],
    ] as const
    expect(a.linear(dusk)).toBe(a.linear(dusk))
    expect(b.linear(dusk)).toBe(a.linear(dusk))
    expect(a.defs().match(/<linearGradient/g)).toHaveLength(1)
    expect(a.defs()).toContain('<stop offset="1" stop-color="#000" stop-opacity="0.5"/>')
  })
  it('that differ have names that differ', () => {
    const p = paintsOf('toy')
    const stops = [[0, '#fff']] as const
    const names = [
      p.linear(stops),
      p.linear(stops, 'across'),
      p.radial(stops),
      p.linear([[0, '#ffe']]),
      p.pattern(2, 2, 'x'),
      p.pattern(2, 2, 'x', 45),
      p.clip('x'),
    ]
    expect(new Set(names).size).toBe(7)
  })
  it('that nobody asked for leave nothing', () => expect(paintsOf('toy').defs()).toBe(''))
})
