import { describe, expect, it } from 'vitest'
import { HOUSE } from '../reference.ts'
import { modelIn } from './lay.ts'
import { clash, MODEL, nameProblem, namingOf, renamed } from './naming.ts'

const NONE: ReadonlySet<string> = new Set()

describe('a name', () => {
  it.each([
    ['toll-bridge', null],
    ['kiln2', null],
    ['a'.repeat(24), null],
    ['', 'shape'],
    ['Kiln', 'shape'],
    ['lime kiln', 'shape'],
    ['four-à-chaux', 'shape'],
    ['-kiln', 'shape'],
    ['kiln-', 'shape'],
    ['lime--kiln', 'shape'],
    ['2kilns', 'shape'],
    ['../kernel', 'shape'],
    ['kiln/rules', 'shape'],
    ['.kiln', 'shape'],
    ['kiln\0', 'shape'],
    ['a'.repeat(25), 'long'],
    ['k2', 'letters'],
    ['new', 'reserved'],
    ['con', 'reserved'],
    ['object', 'reserved'],
    ['templates', 'reserved'],
  ])('%j: %s', (id, problem) => expect(nameProblem(id)).toBe(problem))

  it('gives types, functions, titles and letters', () => {
    expect(namingOf('toll-bridge', NONE)).toEqual({
      id: 'toll-bridge',
      type: 'TollBridge',
      value: 'tollBridge',
      title: 'Toll Bridge',
      short: 'Toll B.',
      letters: 'TOL',
    })
    expect(namingOf('kiln', NONE).short).toBe('Kiln')
    expect(namingOf('scaffolding-and-more', NONE).short).toBe('Scaffoldi.')
  })
  it('takes letters that no other game has', () => {
    expect(namingOf('pilgrim', new Set(['PIL'])).letters).toBe('PIG')
    expect(namingOf('pil', new Set(['PIL'])).letters).toBe('PIA')
  })
})

describe('the model', () => {
  const texts = [...modelIn(HOUSE).values()]
  it('is renamed everywhere', () => {
    const to = namingOf('toll-bridge', NONE)
    expect(renamed("import type { TrestleState } // TRE-1.1 of Trestle Works, trestleGame, 'trestle'", to)).toBe(
      "import type { TollBridgeState } // TOL-1.1 of Toll Bridge, tollBridgeGame, 'toll-bridge'",
    )
    for (const text of texts) expect(renamed(text, to)).not.toMatch(/[Tt]restle|\bTRE\b/)
  })
  it('says in which names a new one would clash', () => {
    expect(clash(texts, namingOf('card', NONE))).toBe('Card')
    expect(clash(texts, namingOf('seat', NONE))).toBe('Seat')
    expect(clash(texts, namingOf('toll-bridge', NONE))).toBe(null)
    expect(clash(texts, MODEL)).toBe(null)
  })
})
