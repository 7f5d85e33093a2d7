import { describe, expect, it } from 'vitest'
import { chooseOptions, readValue, unusualOptions, type Variants } from './variants.ts'

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
    for (const rounds of [2, 10, 4.5, '5', null]) expect(refusal({ rounds })?.clause).toBe('table.option-range')
    for (const colours of [
      ['red'],
      ['red', 'red'],
      ['red', 'pink'],
      'red',
      ['red', 'blue', 'green'],
      ['red', 'blue', 'red'],
    ])
      expect(refusal({ colours })?.clause).toBe('table.option-each-seat')
    expect(refusal({ constructor: 1 })?.clause).toBe('table.option-unknown')
  })
  it('take the ends of a range', () => {
    for (const rounds of [3, 9]) expect(refusal({ rounds })).toBeNull()
  })
  it('say what would have been right', () => {
    expect(refusal({ weather: 'snow' })).toEqual({
      clause: 'table.option-value',
      with: { option: 'weather', value: 'snow', values: ['sun', 'rain'] },
    })
    expect(refusal({ rounds: 12 })).toEqual({
      clause: 'table.option-range',
      with: { option: 'rounds', value: '12', min: 3, max: 9 },
    })
    expect(refusal({ colours: ['red', 'red'] })).toEqual({
      clause: 'table.option-each-seat',
      with: { option: 'colours', value: '["red","red"]', values: ['red', 'blue', 'green'], seats: 2 },
    })
    expect(refusal({ weather: () => 'sun' })?.with).toMatchObject({ value: 'undefined' })
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
  it('are unusual where they are not as the rulebook has them', () => {
    const unusual = (given: Record<string, unknown>) => {
      const chosen = chooseOptions(variants, given, 2)
      return 'options' in chosen ? unusualOptions(variants, chosen.options, 2) : null
    }
    expect(unusual({})).toEqual([])
    expect(unusual({ weather: 'sun', rounds: 5, colours: ['red', 'blue'] })).toEqual([])
    expect(unusual({ weather: 'rain', colours: ['blue', 'red'] })).toEqual(['weather', 'colours'])
    // A match of an earlier version may lack an option that came later.
    expect(unusualOptions(variants, { rounds: 6 }, 2)).toEqual(['rounds'])
  })
  it('are read as they are typed', () => {
    expect(readValue(variants.rounds, '7')).toBe(7)
    expect(readValue(variants.rounds, '12')).toBe(12)
    expect(readValue(variants.rounds, '-3')).toBe(-3)
    for (const typed of ['seven', 'x7', '7x', '']) expect(readValue(variants.rounds, typed)).toBe(typed)
    expect(readValue(variants.colours, 'red, blue')).toEqual(['red', 'blue'])
    expect(readValue(variants.weather, 'rain')).toBe('rain')
    expect(readValue(undefined, 'x')).toBe('x')
  })
})
