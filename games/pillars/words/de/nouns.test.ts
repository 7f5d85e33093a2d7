import { describe, expect, it } from 'vitest'
import { unpack } from '../../sheet/box.ts'
import { shipped } from '../../sheet/shipped.ts'
import { words } from '../index.ts'
import { texts } from './index.ts'
import { objectOf, theCard } from './nouns.ts'

const box = unpack(shipped)
const nameOf = (id: string) => words.cardName(box.id.indexOf(id), 'de', box, texts)

describe('names of cards in German sentences', () => {
  it('are known for every card of the shipped sheet', () => {
    for (const id of box.id) {
      expect(theCard(nameOf(id), 'acc'), id).not.toContain('„')
      expect(objectOf(nameOf(id)), id).not.toContain('„')
    }
  })
  it.each([
    ['gravel-pit-1', 'eine Kiesgrube', 'eine Kiesgrube', 'Kiesgrube'],
    ['forest-2', 'ein Wald', 'einen Wald', 'Wald'],
    ['assistant', 'der Gehilfe', 'den Gehilfen', 'Gehilfen'],
    ['stonemason-green', 'der grüne Steinmetz', 'den grünen Steinmetzen', 'grünen Steinmetzen'],
    ['master-builder-orange', 'der orange Baumeister', 'den orangen Baumeister', 'orangen Baumeister'],
    ['bishop-waleran', 'Bischof Waleran', 'Bischof Waleran', 'Bischof Waleran'],
    ['round-advantage', 'die Vorteilskarte', 'die Vorteilskarte', 'Vorteilskarte'],
  ])('have their article and their case: %s', (id, who, whom, bare) => {
    expect(theCard(nameOf(id), 'nom')).toBe(who)
    expect(theCard(nameOf(id), 'acc')).toBe(whom)
    expect(objectOf(nameOf(id))).toBe(bare)
  })
  it('are quoted where a corrected sheet brings one that nobody can decline', () => {
    expect(theCard('Zimmerin', 'acc')).toBe('„Zimmerin“')
    expect(theCard('roter Zimmerin', 'nom')).toBe('„roter Zimmerin“')
    expect(objectOf('Zimmerin')).toBe('„Zimmerin“')
  })
})
