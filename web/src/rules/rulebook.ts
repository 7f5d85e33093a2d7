// A game's rules as a book: what stands where, what can be looked up, and which clause refers to which.
import { plain, type Span, withRefs } from './inline.ts'
import { type Block, type Item, parseMarkdown } from './markdown.ts'

/** One line of the table of contents. */
export interface Chapter {
  readonly id: string
  readonly level: number
  readonly text: string
}

/** Something a reader can look up: a clause, or a paragraph or row under its heading. */
export interface Passage {
  readonly at: string
  readonly clause: string | null
  readonly chapter: string
  readonly text: string
}

export interface Rulebook {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly chapters: readonly Chapter[]
  readonly passages: readonly Passage[]
  /** Every place an address can name. */
  readonly anchors: ReadonlySet<string>
}

export function rulebookOf(source: string): Rulebook {
  const parsed = parseMarkdown(source)
  const anchors = new Set<string>()
  collect(parsed, anchors)
  const blocks = parsed.map((block) => referred(block, anchors))
  const title = blocks.find((b) => b.is === 'heading' && b.level === 1)
  return {
    title: title?.is === 'heading' ? plain(title.spans) : '',
    blocks: blocks.filter((b) => b !== title),
    chapters: blocks.flatMap((b) =>
      b.is === 'heading' && b.level > 1 && b.level < 4 ? [{ id: b.id, level: b.level, text: plain(b.spans) }] : [],
    ),
    passages: passagesOf(blocks),
    anchors,
  }
}

function collect(blocks: readonly Block[], anchors: Set<string>): void {
  for (const block of blocks) {
    if (block.is === 'heading') anchors.add(block.id)
    if (block.is === 'para' && block.clause !== null) anchors.add(block.clause)
    if (block.is === 'quote') collect(block.blocks, anchors)
    if (block.is === 'list')
      for (const item of block.items) {
        if (item.clause !== null) anchors.add(item.clause)
        collect(item.blocks, anchors)
      }
  }
}

export function referred(block: Block, known: ReadonlySet<string>): Block {
  const link = (spans: readonly Span[]) => withRefs(spans, known)
  switch (block.is) {
    case 'para':
      return { ...block, spans: link(block.spans) }
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          spans: link(item.spans),
          blocks: item.blocks.map((b) => referred(b, known)),
        })),
      }
    case 'table':
      return { ...block, head: block.head.map(link), rows: block.rows.map((row) => row.map(link)) }
    case 'quote':
      return { ...block, head: link(block.head), blocks: block.blocks.map((b) => referred(b, known)) }
    case 'picture':
      return { ...block, spans: link(block.spans) }
    default:
      return block
  }
}

/** All the words of an item, what is set in below it included. */
export function itemText(item: Item): string {
  return [plain(item.spans), ...item.blocks.map(blockText)].filter((text) => text !== '').join(' ')
}

export function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
    case 'para':
    case 'picture':
      return plain(block.spans)
    case 'list':
      return block.items.map(itemText).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' · ')).join(' ')
    case 'code':
      return block.text
    case 'quote':
      return [plain(block.head), ...block.blocks.map(blockText)].filter((text) => text !== '').join(' ')
    case 'cards':
    case 'line':
      return ''
  }
}

function passagesOf(blocks: readonly Block[]): Passage[] {
  const found: Passage[] = []
  let chapter = ''
  let at = ''
  const add = (clause: string | null, text: string) => {
    if (text !== '') found.push({ at: clause ?? at, clause, chapter, text })
  }
  for (const block of blocks) {
    if (block.is === 'heading') {
      chapter = plain(block.spans)
      at = block.id
      if (block.level > 1) add(null, chapter)
    } else if (block.is === 'list') for (const item of block.items) add(item.clause, itemText(item))
    else if (block.is === 'table') for (const row of block.rows) add(null, row.map(plain).join(' · '))
    else add(block.is === 'para' ? block.clause : null, blockText(block))
  }
  return found
}
