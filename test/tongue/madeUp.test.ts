import { describe, expect, it } from 'vitest'
import { foreign, madeUp, stretch } from './madeUp.ts'

describe('the made-up language', () => {
  it('accents every word and is two fifths longer', () => {
    const text = 'Choose a material for the master builder.'
    const long = stretch(text)
    expect(long).toBe('Ççhõõõsè á máátèèrïïál fõõr thèè máástèèr büüïïldèèr.')
    expect(long.length / text.length).toBeGreaterThan(1.25)
    expect(stretch('VP')).toBe('VPØ')
  })
  it('leaves blanks, markup, clauses, numbers and what is in it already', () => {
    expect(stretch('{n} of 12, <b>3</b> (PIL-3.4)')).toBe('{n} õõf 12, <b>3</b> (PIL-3.4)')
    const once = stretch('Take the card')
    expect(stretch(once)).toBe(once)
  })
  it('takes tables, lists, sentences and what is fetched', async () => {
    const texts = madeUp({ a: { b: (n: number) => `${n} cards` }, list: ['one'], later: async () => ({ c: 'wood' }) })
    expect(texts.a.b(3)).toBe('3 ççáárds')
    expect(texts.list).toEqual(['õõñè'])
    expect(await texts.later()).toEqual({ c: stretch('wood') })
  })
  it('finds what is said past it', () => {
    expect(foreign(`${stretch('Take the card')} 12 PIL-3.4`)).toBeNull()
    expect(foreign(`${stretch('Take')} wood`)).toBe('wood')
    expect(foreign(`${stretch('Take')} Ada`, new Set(['Ada']))).toBeNull()
  })
})
