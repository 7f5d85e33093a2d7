import { describe, expect, it } from 'vitest'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions, type Variants } from '../kernel/variants.ts'
import { anyTable } from './anyTable.ts'

const variants = {
  season: { kind: 'one', values: ['summer', 'winter'] },
  rounds: { kind: 'whole', min: 5, max: 9, normal: 7 },
  colours: { kind: 'each-seat', values: ['red', 'blue', 'green'] },
} as const satisfies Variants
const tables = Array.from({ length: 300 }, (_, i) => anyTable({ players: [2, 3], variants }, rngOf(`table ${i}`)))

describe('a table drawn by chance', () => {
  it('can always be opened', () => {
    for (const { seats, options = {} } of tables) expect(chooseOptions(variants, options, seats)).toEqual({ options })
  })

  it('is drawn from all seats and all values of all options', () => {
    const met = (of: (table: (typeof tables)[number]) => unknown) => new Set(tables.map(of)).size
    expect(met(({ seats }) => seats)).toBe(2)
    expect(met(({ options }) => options?.season)).toBe(2)
    expect(met(({ options }) => options?.rounds)).toBe(5)
    expect(met(({ options }) => String(options?.colours))).toBe(6 + 6)
  })

  it('is the same for the same words', () => {
    expect(anyTable({ players: [2, 3], variants }, rngOf('table 7'))).toEqual(tables[7])
  })
})
