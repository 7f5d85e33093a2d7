import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skeletonOf } from './skeleton.ts'

const alike = (...names: string[]) => expect([...new Set(names.map(skeletonOf))], names.join(' ')).toHaveLength(1)
const apart = (...names: string[]) => expect(new Set(names.map(skeletonOf)).size, names.join(' ')).toBe(names.length)

describe('names that look alike', () => {
  it('differ in case, accents, spaces, punctuation or invisible signs', () => {
    alike(
      'Alice',
      'ALICE',
      'alice',
      'Álicé',
      'A l i c e',
      'Alice.',
      'Al\u200bice',
      'Al\u2060ice',
      'A\u00adlice',
      '“Alice”',
    )
    alike('Strasse', 'Straße')
    alike('İpek', 'ipek', 'Ipek')
  })
  it('are written with letters of other alphabets', () => {
    alike('Alice', 'Аlice', 'Αlice', 'Ａｌｉｃｅ', '𝓐lice', 'Aliсe', 'Aｌice', 'ΑLΙCΕ')
    alike('Kevin', 'Keνin', 'Κevin', 'Кevin')
    alike('Helen', 'Ηelen', 'Неlen')
    alike('Sophie', 'Ѕорhіе')
    alike('Soren', 'Søren')
    // A whole word of another alphabet.
    alike('Мах', 'Max', 'МАХ')
  })
  it('have signs that can be mistaken', () => {
    alike('Paul', 'PauI', 'Pau1', 'Pau|')
    alike('Bob0', 'BobO', 'bobo')
    alike('Marta', 'Rnarta')
  })
  it('keep the names of other alphabets together in every case', () => {
    alike('ΗΛΙΑΣ', 'Ηλίας')
    alike('Юлия', 'ЮЛИЯ')
  })
})

describe('names that do not', () => {
  it('stay apart', () => {
    apart('Ada', 'Ben', 'Adam', 'Eva', 'Юлия', 'Ηλίας', '李', '王', 'Ada 2', '🎲', '🎲🎲')
  })
  it('always have a skeleton, which is its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (name) => {
        expect(skeletonOf(name)).not.toBe('')
        expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name))
      }),
    )
  })
})
