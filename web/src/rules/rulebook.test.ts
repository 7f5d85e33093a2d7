import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { findRules } from '../lib/books.ts'
import { shelf } from '../lib/shelf.ts'
import { rulebookOf } from './rulebook.ts'

const book = rulebookOf(`# Game

Intro about the œuvre.

## GAM-1 Mise en place

- **GAM-1.1** Chaque place reçoit un écran.
- **GAM-1.10** Le Roi n’est à personne (GAM-1.1).

## Words

| Word | Meaning |
| ---- | ------- |
| roi | the king, see GAM-1.10 and GAM-7 |
`)

describe('the book', () => {
  it('has its title, chapters and places', () => {
    expect(book.title).toBe('Game')
    expect(book.chapters).toEqual([
      { id: 'GAM-1', level: 2, text: 'GAM-1 Mise en place' },
      { id: 'words', level: 2, text: 'Words' },
    ])
    expect([...book.anchors]).toEqual(['game', 'GAM-1', 'GAM-1.1', 'GAM-1.10', 'words'])
  })
  it('refers to its own clauses only', () => {
    const refs = JSON.stringify(book.blocks).match(/"clause":"GAM-[\d.]+"/g)
    expect(refs).toEqual(['"clause":"GAM-1.1"', '"clause":"GAM-1.10"', '"clause":"GAM-1.1"', '"clause":"GAM-1.10"'])
  })
})

describe.each(shelf.flatMap(({ id }) => WHOLE.map((lang) => [id, lang] as const)))(
  'the rules of %s in %s',
  (id, lang) => {
    it('have a place for each of their clauses, once', async () => {
      const source = (await findRules(id, lang)) ?? ''
      const clauses = [...source.matchAll(/^- \*\*([A-Z]{2,5}-[A-Z]?[\d.]+[a-z]?)\*\*/gm)].map((m) => m[1])
      const own = rulebookOf(source).passages.flatMap((p) => (p.clause === null ? [] : [p.clause]))
      expect(own).toEqual(clauses)
      expect(new Set(own).size).toBe(own.length)
    })
  },
)
