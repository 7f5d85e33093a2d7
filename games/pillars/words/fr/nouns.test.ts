import { describe, expect, it } from 'vitest'
import { unpack } from '../../sheet/box.ts'
import { shipped } from '../../sheet/shipped.ts'
import { words } from '../index.ts'
import { texts } from './index.ts'
import { theCard } from './nouns.ts'

const box = unpack(shipped)
const nameOf = (id: string) => words.cardName(box.id.indexOf(id), 'fr', box, texts)

describe('names of cards in French sentences', () => {
  it('are known for every card of the shipped sheet', () => {
    for (const id of box.id) expect(theCard(nameOf(id)), id).not.toContain('«')
  })
  it.each([
    ['gravel-pit-1', 'une sablière'],
    ['bishop-waleran', 'l’évêque Waleran'],
    ['toolmaker-red', 'l’outilleur rouge'],
    ['stonemason-green', 'le tailleur de pierre vert'],
    ['king', 'le Roi'],
    ['ellen', 'Ellen'],
  ])('have their article: %s', (id, said) => {
    expect(theCard(nameOf(id))).toBe(said)
  })
  it('are quoted where a corrected sheet brings one whose gender nobody knows', () => {
    expect(theCard('menuisier rouge')).toBe('la carte « menuisier rouge »')
  })
})
