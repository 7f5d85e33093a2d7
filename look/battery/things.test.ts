// The law that every piece explains itself can fail: explanations are spoilt on purpose, and the battery says how.
import { describe, expect, it } from 'vitest'
import { drawing } from '../pieces.ts'
import type { Face } from '../scene.ts'
import { type Meaning, meaningOfPiece, thing } from '../things.ts'
import { mute, unclear } from './things.ts'

const box = { x: 0, y: 0, w: 9, h: 9 }
const face: Face = {
  title: 'Well',
  frame: '',
  icon: '',
  ground: [],
  strip: [],
  text: 'Gives water.',
  clauses: ['TOY-1.1'],
  reconstructed: false,
}

describe('a piece', () => {
  it('with a name or a ref says what it is', () => {
    expect(mute(drawing('well', box, '', { label: 'Well' }))).toEqual(['well does not say what it is'])
    expect(mute(drawing('well', box, '', { ref: 'well.0' }))).toEqual(['well does not say what it is'])
    expect(mute(drawing('well', box, '', { label: 'Well', thing: thing('well') }))).toEqual([])
  })
  it('that is an ornament, words or a card needs no more', () => {
    expect(mute(drawing('cloud', box, ''))).toEqual([])
    expect(mute({ id: 'head', box, look: { is: 'text', text: 'Yours', as: 'head' }, label: 'Yours' })).toEqual([])
    expect(mute({ id: 'well', box, look: { is: 'card', face }, label: 'Well' })).toEqual([])
  })
  it('means its thing, its card, or both', () => {
    const look = { things: { here: ['TOY-1.2'] } }
    const speaker = { thing: () => ({ name: 'Here', text: 'It is yours.' }) }
    const card = { id: 'well', box, look: { is: 'card', face } } as const
    expect(meaningOfPiece(drawing('cloud', box, ''), look, speaker)).toBeNull()
    expect(meaningOfPiece(card, look, speaker)).toEqual({ name: 'Well', text: 'Gives water.', clauses: ['TOY-1.1'] })
    expect(meaningOfPiece({ ...card, thing: thing('here') }, look, speaker)).toEqual({
      name: 'Well',
      text: 'Gives water. It is yours.',
      clauses: ['TOY-1.1', 'TOY-1.2'],
    })
  })
})

describe('an explanation', () => {
  const told = (meaning: Partial<Meaning>) =>
    unclear(
      [thing('well', { n: 1 }), thing('well', { n: 1 })],
      () => ({ name: 'Well', text: 'Gives water.', clauses: ['TOY-1.1'], ...meaning }),
      new Set(['TOY-1.1']),
      (text) => (text.trim() === '' ? 'is empty' : null),
      new Set(),
    )

  it('is there, is asked once, and rests on clauses that exist', () => {
    expect(told({})).toEqual([])
    expect(told({ text: 'well' })).toEqual(['well: has no explanation'])
    expect(told({ name: ' ' })).toEqual(['well: is empty'])
    expect(told({ clauses: [] })).toEqual(['well: names no clause'])
    expect(told({ clauses: ['TOY-9.9'] })).toEqual(['well: there is no clause TOY-9.9'])
  })
  it('is short', () => {
    expect(told({ text: 'One. Two. Three. Four.' })).toEqual(['well: is told in 4 sentences'])
    expect(told({ text: `${'long '.repeat(33)}.` })[0]).toMatch(/^well: has a sentence of 166 signs/)
  })
})
