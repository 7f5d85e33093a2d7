// A game's rulebook for people (rulebook/<lang>/book.md): chapters made for reading. Every statement names its clauses.

import { withFigures } from '../../../papers/figures.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import { plain } from './inline.ts'
import { type Block, parseMarkdown } from './markdown.ts'
import { blockText, itemText, referred } from './rulebook.ts'

export interface BookChapter {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Its sections, for the table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

export interface Book {
  readonly title: string
  readonly chapters: readonly BookChapter[]
  /** Every place an address can name. */
  readonly anchors: ReadonlySet<string>
  /** Minutes it takes to read. */
  readonly minutes: number
}

/** A passage of the book that can be looked up. */
export interface BookPassage {
  /** Where it stands: its section, or its chapter. */
  readonly at: string
  /** The number and title of its chapter; the nearest heading above it. */
  readonly chapter: number
  readonly heading: string
  readonly text: string
}

const WORDS_A_MINUTE = 200

/** The book with the figures of a sheet; `clauses` are those its words may lead to. */
export function bookOf(source: string, sheet: Sheet, lang: Lang, clauses: ReadonlySet<string>): Book {
  const blocks = parseMarkdown(withFigures(source, sheet, lang)).map((block) => referred(block, clauses))
  const title = blocks.find((b) => b.is === 'heading' && b.level === 1)
  const chapters: BookChapter[] = []
  for (const [i, block] of blocks.entries()) {
    if (block.is !== 'heading' || block.level !== 2) continue
    const end = blocks.findIndex((b, k) => k > i && b.is === 'heading' && b.level <= 2)
    const own = blocks.slice(i + 1, end < 0 ? blocks.length : end)
    const sections = own.flatMap((b) => (b.is === 'heading' ? [{ id: b.id, title: plain(b.spans) }] : []))
    chapters.push({ id: block.id, title: plain(block.spans), blocks: own, sections })
  }
  const words = chapters.flatMap((c) => c.blocks.map(blockText).join(' ').split(/\s+/)).length
  return {
    title: title?.is === 'heading' ? plain(title.spans) : '',
    chapters,
    anchors: new Set(chapters.flatMap(({ id, sections }) => [id, ...sections.map((s) => s.id)])),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  }
}

/** The chapter that holds a place. */
export const chapterAt = ({ chapters }: Book, place: string): number =>
  chapters.findIndex(({ id, sections }) => id === place || sections.some((s) => s.id === place))

/** Whether a chapter names a clause. */
export const namesClause = ({ chapters }: Book, at: number, clause: string): boolean =>
  JSON.stringify(chapters[at]?.blocks ?? []).includes(`"clause":"${clause}"`)

/** The first chapter that names a clause. */
export const chapterOn = (book: Book, clause: string): number =>
  book.chapters.findIndex((_, at) => namesClause(book, at, clause))

/** The words of a block without the clauses it names: those are looked up by their ids. */
const words = (text: string) => text.replace(/\s*\b[A-Z]{3}-[A-Z]?[\d.]+[a-z]?/g, '').trim()

export function passagesOf({ chapters }: Book): BookPassage[] {
  const found: BookPassage[] = []
  for (const [i, { id, title, blocks }] of chapters.entries()) {
    let at = id
    let heading = title
    const add = (text: string, under = heading) => {
      const said = words(text)
      if (said !== '') found.push({ at, chapter: i + 1, heading: under, text: said })
    }
    for (const block of blocks) {
      if (block.is === 'heading') {
        at = block.id
        heading = plain(block.spans)
      } else if (block.is === 'list') for (const item of block.items) add(itemText(item))
      else if (block.is === 'table') for (const row of block.rows) add(row.map(plain).join(' · '))
      else if (block.is === 'quote') add(block.blocks.map(blockText).join(' '), plain(block.head) || heading)
      else add(blockText(block))
    }
  }
  return found
}
