import { describe, expect, it } from 'vitest'
import { filled, gapsIn, textsByLang } from './fill.ts'

const en = { hello: 'hello', file: { missing: (path: string) => `no ${path}`, cut: 'cut' }, steps: ['one', 'two'] }

describe('what a language does not say', () => {
  it('is said in English, in tables within tables too, and is noted', () => {
    const half = filled<typeof en>(en, { file: { ...en.file, cut: 'coupé' }, steps: ['un'] })
    expect(half.hello).toBe('hello')
    expect(half.steps).toEqual(['un'])
    expect(gapsIn(half)).toEqual(['hello'])
    const files: object = filled<object>(en, { hello: 'salut', file: { cut: 'coupé' }, steps: [] })
    expect(files).toMatchObject({ hello: 'salut', file: { cut: 'coupé' } })
    expect(gapsIn(files)).toEqual(['file.missing'])
  })
  it('is nothing where it says all', () => {
    expect(gapsIn(filled(en, { ...en, hello: 'salut' }))).toEqual([])
    expect(gapsIn(en)).toEqual([])
  })
  it('is everything in a language that nobody wrote', () => {
    const texts = textsByLang<typeof en>({ en, xx: {} }, 'here')
    expect(texts('xx')).toEqual(en)
    expect(gapsIn(texts('xx'))).toEqual(['hello', 'file', 'steps'])
    expect(texts('yy')).toBe(en)
    expect(() => textsByLang({ fr: en }, 'here')).toThrow('here has no English texts')
  })
})
