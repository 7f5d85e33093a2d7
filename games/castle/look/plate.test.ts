import { describe, expect, it } from 'vitest'
import { nameWidth } from './plate.ts'

/** What names measure in IM Fell English, in ems. */
const MEASURED: Readonly<Record<string, number>> = {
  Bergfried: 4.02,
  'Kleines Tor': 4.82,
  'Großes Tor': 4.79,
  Brunnen: 3.6,
  Gesindehaus: 5.23,
  Markt: 2.61,
  Keep: 2.18,
  'Small gate': 4.26,
  'Servants’ house': 6.33,
  'Petite porte': 4.9,
  Écurie: 2.73,
  'Maison des serviteurs': 8.77,
}

describe('a name on a plate', () => {
  it.each(Object.entries(MEASURED))('takes the room that its face needs: %s', (name, ems) => {
    expect(Math.abs(nameWidth(name, 16) - 16 * ems)).toBeLessThan(3)
  })
})
