// The rulebooks for people: every clause they name stands in the rules, every figure agrees, every picture is a position
// that can be reached, and every language says the same.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { blanksIn, reckon } from '../../../papers/figures.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { findBook } from '../lib/books.ts'
import { findTitle, isPlayable, shelf } from '../lib/shelf.ts'
import { type Book, bookOf } from './book.ts'
import { CLAUSE, plain, type Span } from './inline.ts'
import { type Library, libraryOf } from './library.ts'
import type { Block } from './markdown.ts'

const games = shelf.map(({ id }) => id).filter(isPlayable)
const libraries = new Map<string, Library>()
for (const game of games)
  for (const lang of WHOLE) {
    const library = await libraryOf(game, lang, null)
    if (library !== null) libraries.set(`${game} ${lang}`, library)
  }
const libraryIn = (game: string, lang: string): Library => {
  const found = libraries.get(`${game} ${lang}`)
  if (found === undefined) throw new Error(`no library of ${game} in ${lang}`)
  return found
}
const booksOf = ({ book, page }: Library): Book[] => [book, page].filter((b): b is Book => b !== null)

/** The statements of blocks: paragraphs, items of lists, what stands in boxes. */
function statements(blocks: readonly Block[]): { text: string; spans: readonly Span[] }[] {
  return blocks.flatMap((block) => {
    if (block.is === 'para') return [{ text: plain(block.spans), spans: block.spans }]
    if (block.is === 'quote') return statements(block.blocks)
    if (block.is === 'list')
      return block.items.flatMap((item) => [{ text: plain(item.spans), spans: item.spans }, ...statements(item.blocks)])
    return []
  })
}
const inside = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...(block.is === 'quote' ? inside(block.blocks) : [])])
const clausesIn = (text: string): string[] => text.match(new RegExp(CLAUSE.source, 'g')) ?? []
const cardsIn = (block: Block): string[] => {
  if (block.is === 'cards') return [...block.ids]
  const spans = block.is === 'list' ? block.items.flatMap((item) => item.spans) : []
  return spans.flatMap((span) => (span.is === 'card' ? [span.id] : []))
}
describe.each(games.flatMap((game) => WHOLE.map((lang) => [game, lang] as const)))(
  'the book of %s in %s',
  (game, lang) => {
    const library = libraryIn(game, lang)

    it('is there, with one page to print', () => {
      expect(library.lang).toBe(lang)
      expect(library.book?.chapters.length).toBeGreaterThanOrEqual(6)
      expect(library.book?.anchors).toContain('mistakes')
      const words = (library.page?.chapters ?? []).flatMap(
        ({ blocks }) => JSON.stringify(blocks).match(/\p{L}{2,}/gu) ?? [],
      )
      expect(words.length).toBeGreaterThan(100)
    })

    it('names a clause of the rules with every statement', () => {
      const bare = booksOf(library).flatMap(({ chapters }) =>
        chapters.flatMap(({ id, blocks }) => {
          const own = id === 'mistakes' ? blocks.slice(1) : blocks
          return statements(own).filter(({ text }) => clausesIn(text).length === 0 && !text.trim().endsWith(':'))
        }),
      )
      expect(bare.map(({ text }) => text)).toEqual([])
      const unknown = booksOf(library).flatMap(({ chapters }) =>
        chapters.flatMap(({ blocks }) => clausesIn(JSON.stringify(blocks)).filter((id) => library.clause(id) === null)),
      )
      expect(unknown).toEqual([])
    })

    it('says no figure that neither the sheet nor the clause beside it says', async () => {
      const { sheet } = (await findTitle(game)) ?? { sheet: null }
      for (const part of ['book', 'page'] as const) {
        const source = (await findBook(game, lang, part)) ?? ''
        expect(blanksIn(source).filter((blank) => sheet === null || reckon(sheet, blank) === null)).toEqual([])
        // With the blanks taken out, what is left of figures must stand in a clause that is named beside it.
        const lines = source.replace(/\{[^{}]*\}/g, '').split('\n')
        const wrong = lines.flatMap((line) => {
          if (/^!\[/.test(line)) return []
          const words = line.replace(/!\[\]\([^)]*\)/g, '').replace(/\[!\w+\]/g, '')
          const said = words.replace(new RegExp(CLAUSE.source, 'g'), '').replace(/^\s*\d+\. /, '')
          const clauses = clausesIn(words).map((id) => library.clause(id) ?? '')
          const figures: string[] = said.match(/\d+/g) ?? []
          return figures.filter((n) => !clauses.some((text) => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(text)))
        })
        expect(wrong, part).toEqual([])
      }
    })

    it('draws pictures that can be reached and cards that are there', async () => {
      const blocks = booksOf(library).flatMap(({ chapters }) => chapters.flatMap((c) => inside(c.blocks)))
      const wrong: string[] = []
      const shown = blocks.flatMap((b) => (b.is === 'picture' ? [b] : []))
      for (const { id, spans } of shown) {
        const picture = library.pictures.get(id)
        const drawn = picture === undefined ? { wrong: 'no such picture' } : await library.draw(picture)
        if ('wrong' in drawn) wrong.push(`${id}: ${drawn.wrong}`)
        else if (drawn.missing.length > 0) wrong.push(`${id}: nothing is called ${drawn.missing.join(', ')}`)
        const numbers = [...plain(spans).matchAll(/\((\d)\)/g)].map(([, n]) => Number(n)).sort()
        const marks = (picture?.marks ?? []).map((_, i) => i + 1)
        if (JSON.stringify(numbers) !== JSON.stringify(marks)) wrong.push(`${id}: ${numbers} for ${marks.length} marks`)
      }
      for (const id of blocks.flatMap(cardsIn)) if (library.face(id) === null) wrong.push(`no card ${id}`)
      expect(wrong).toEqual([])
      expect(new Set(shown.map((b) => b.id)).size).toBe(library.pictures.size)
    })
  },
)

describe.each(games)('the books of %s in all languages', (game) => {
  it('have the same chapters, clauses, figures and pictures', async () => {
    for (const part of ['book', 'page'] as const) {
      const sources = await Promise.all(WHOLE.map(async (lang) => (await findBook(game, lang, part)) ?? ''))
      const shape = (source: string) =>
        source.split(/^(?=##)/m).map((section) => ({
          at: /\{#([\w-]+)\}/.exec(section)?.[1] ?? '',
          clauses: clausesIn(section),
          figures: blanksIn(section).sort(),
          pictures: section.match(/\((?:picture|cards?):[^)]*\)/g) ?? [],
        }))
      const [first = '', ...others] = sources
      for (const other of others) expect(shape(other)).toEqual(shape(first))
    }
  })

  it('are typeset as French is', async () => {
    for (const part of ['book', 'page'] as const) {
      const source = (await findBook(game, 'fr', part)) ?? ''
      expect(source.match(/.{12} [;:!?](?=\s).{0,12}|.{12}« .{0,12}/g) ?? []).toEqual([])
    }
  })
})

describe('a corrected sheet', () => {
  it('corrects the book', async () => {
    const title = await findTitle('castle')
    if (title === null) throw new Error('no castle')
    const characters = (title.sheet.tables.characters ?? []).map((e) =>
      e.id === 'messenger' ? { ...e, thalers: 9 } : e,
    )
    const sheet = { ...title.sheet, tables: { ...title.sheet.tables, characters } }
    const source = (await findBook('castle', 'en', 'book')) ?? ''
    const text = (of: Sheet) => JSON.stringify(bookOf(source, of, 'en', new Set()).chapters)
    expect(text(sheet)).toContain('Take 9 talers')
    expect(text(title.sheet)).toContain('Take 8 talers')
  })
})
