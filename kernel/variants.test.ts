import { describe, expect, it } from 'vitest'
import { chooseOptions, readValue, type Variants } from './variants.ts'

const variants: Variants = {
  weather: { kind: 'one', values: ['sun', 'rain'] },
  rounds: { kind: 'whole', min: 3, max: 9, normal: 5 },
  colours: { kind: 'each-seat', values: ['red', 'blue', 'green'] },
}
const refusal = (given: Record<string, unknown>) => {
  const chosen = chooseOptions(variants, given, 2)
  return 'refusal' in chosen ? chosen.refusal : null
}

describe('options', () => {
  it('take their defaults', () => {
    expect(chooseOptions(variants, {}, 2)).toEqual({ options: { weather: 'sun', rounds: 5, colours: ['red', 'blue'] } })
  })
  it('take what is given', () => {
    expect(chooseOptions(variants, { weather: 'rain', rounds: 9, colours: ['green', 'red'] }, 2)).toEqual({
      options: { weather: 'rain', rounds: 9, colours: ['green', 'red'] },
    })
  })
  it('refuse what is unknown, out of its list, out of its range, or repeated', () => {
    expect(refusal({ wether: 'sun' })).toEqual({
      clause: 'table.option-unknown',
      with: { option: 'wether', options: ['weather', 'rounds', 'colours'] },
    })
    expect(refusal({ weather: 'snow' })?.clause).toBe('table.option-value')
    for (const rounds of [2, 10, 4.5, '5', null]) expect(refusal({ rounds })?.clause).toBe('table.option-range')
    for (const colours of [['red'], ['red', 'red'], ['red', 'pink'], 'red', ['red', 'blue', 'green']])
      expect(refusal({ colours })?.clause).toBe('table.option-each-seat')
    expect(refusal({ constructor: 1 })?.clause).toBe('table.option-unknown')
  })
  it('refuse what has no text of its own, and name it', () => {
    for (const [option, clause] of [
      ['weather', 'table.option-value'],
      ['rounds', 'table.option-range'],
      ['colours', 'table.option-each-seat'],
    ] as const)
      for (const value of [{ toString: 'no' }, [{ toString: 'no' }], Object.create(null), null, 'x'.repeat(999)]) {
        const refused = refusal({ [option]: value })
        expect(refused?.clause).toBe(clause)
        expect(String(refused?.with?.value).length).toBeLessThan(61)
      }
  })
  it('are read as they are typed', () => {
    expect(readValue(variants.rounds, '7')).toBe(7)
    expect(readValue(variants.rounds, 'seven')).toBe('seven')
    expect(readValue(variants.colours, 'red, blue')).toEqual(['red', 'blue'])
    expect(readValue(variants.weather, 'rain')).toBe('rain')
    expect(readValue(undefined, 'x')).toBe('x')
  })
})
