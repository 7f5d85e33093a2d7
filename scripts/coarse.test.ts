import { describe, expect, it } from 'vitest'
import { coarse, coarsened } from './coarse.ts'

describe('a path on whole units', () => {
  it('is where it was after many steps: what is left off is made good', () => {
    expect(coarse(`M0 0${'l.4 .4'.repeat(10)}L9.6 9.6z`)).toMatch(/L10 10z$/)
    const ends = [...coarse(`M0 0${'l.4 .4'.repeat(10)}`).matchAll(/l(-?\d+) (-?\d+)/g)]
    expect(ends.reduce((x, [, by]) => x + Number(by), 0)).toBe(4)
  })
  it('begins anew where a part of it ends', () => {
    expect(coarse('M1.4 1.4h3.3v2zm2.4 0h1')).toBe('M1 1h4v2zm3 0h1')
  })
  it('takes further pairs after a move for lines', () => {
    expect(coarse('m1.2 1.2 1.2 1.2 1.2 1.2')).toBe('m1 1 1 1 2 2')
  })
  it('reads flags of arcs that nothing is between, and small numbers with exponents', () => {
    expect(coarse('M0 0a5.04 5.04 0 0110.2 0a5 5 0 1 0-10.2 0l1e-7 3')).toBe('M0 0a5 5 0 0 1 10 0a5 5 0 1 0-10 0l0 3')
  })
  it('leaves what is no path', () => {
    expect(coarsened('<g id="m.5"><path d="M.6 1"/></g>')).toBe('<g id="m.5"><path d="M1 1"/></g>')
  })
})
