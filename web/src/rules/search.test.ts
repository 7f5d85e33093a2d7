import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { findRules, shelf } from '../lib/shelf.ts'
import { rulebookOf } from './rulebook.ts'
import { excerpt, fold, search } from './search.ts'

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
const found = (query: string) => search(book.passages, query).map((p) => p.clause ?? p.at)

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

describe.each(shelf.flatMap(({ id }) => LANGS.map((lang) => [id, lang] as const)))(
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

describe('looking up', () => {
  it('finds whatever the accents, capitals and apostrophes', () => {
    expect(found('ECRAN')).toEqual(['GAM-1.1'])
    expect(found("n'est")).toEqual(['GAM-1.10'])
    expect(found('oeuvre')).toEqual(['game'])
    expect(fold('À L’Œuvre')).toBe("a l'oeuvre")
  })
  it('wants every word', () => {
    expect(found('roi personne')).toEqual(['GAM-1.10'])
    expect(found('roi jamais')).toEqual([])
  })
  it('puts a clause asked for by its id first', () => {
    expect(found('gam-1.1')[0]).toBe('GAM-1.1')
    expect(found('gam-1.10')[0]).toBe('GAM-1.10')
  })
  it('prefers clauses, and beginnings of words', () => {
    expect(found('roi')).toEqual(['GAM-1.10', 'words'])
  })
  it('finds by the words of a chapter too', () => {
    expect(found('mise écran')).toEqual(['GAM-1.1'])
  })
  it('answers nothing to nothing', () => {
    expect(found('  ')).toEqual([])
  })
})

describe('an excerpt', () => {
  const whole = (text: string, query: string) =>
    excerpt(text, query)
      .map((p) => (p.hit ? `[${p.text}]` : p.text))
      .join('')
  it('shows what was found where it stands', () => {
    expect(whole('L’œuvre et le Roi', 'oeuvre roi')).toBe('L’[œuvre] et le [Roi]')
  })
  it('is cut between words', () => {
    const long = `${'avant '.repeat(60)}Roi ${'après '.repeat(60)}`
    const cut = whole(long, 'roi')
    expect(cut).toMatch(/^… avant .*\[Roi\] après .*après …$/)
    expect(cut.length).toBeLessThan(300)
  })
  it('shows all of a short text where nothing is found', () => {
    expect(whole('court', 'x')).toBe('court')
  })
})
