// The Markdown our rules are written in: headings, lists, tables, paragraphs, code. What comes out is data, never HTML.
import { at as item } from '../../../kernel/lists.ts'
import { isClause, parseInline, plain, type Span } from './inline.ts'

export interface Item {
  /** The clause this item is, or none. */
  readonly clause: string | null
  readonly spans: readonly Span[]
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly id: string; readonly spans: readonly Span[] }
  | { readonly is: 'para'; readonly clause: string | null; readonly spans: readonly Span[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly is: 'table'
      readonly head: readonly (readonly Span[])[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }
  | { readonly is: 'code'; readonly text: string }
  /** A box; of a kind where it begins with "[!example] …", and then what follows the kind is its heading. */
  | {
      readonly is: 'quote'
      readonly kind: BoxKind | null
      readonly head: readonly Span[]
      readonly blocks: readonly Block[]
    }
  /** A picture of the table by its id, with what is said under it. */
  | { readonly is: 'picture'; readonly id: string; readonly spans: readonly Span[] }
  /** Cards with their faces, by their ids in the sheet. */
  | { readonly is: 'cards'; readonly ids: readonly string[] }
  | { readonly is: 'line' }

/** The boxes of a rulebook: something one does, an example with pieces, what is often overlooked, a frequent mistake. */
export const BOXES = ['deed', 'example', 'overlooked', 'mistake'] as const
export type BoxKind = (typeof BOXES)[number]

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/
const NAMED_HEADING = /^(.*?)\s*\{#([\w-]+)\}$/
const PICTURE = /^!\[(.*)\]\(picture:([\w-]+)\)\s*$/
const CARDS = /^!\[\]\(cards:([\w,\s-]+)\)\s*$/
const BOX = /^\[!(\w+)\]\s*(.*)$/
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/
const FENCE = /^\s*(```|~~~)/
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/
const ROW = /^\s*\|/
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/

/** How deep lists and quotes may lie in one another; deeper is set as it is written. */
const DEEPEST = 12

/** A name for a heading that an address can hold. */
export function slug(text: string): string {
  const first = text.split(/\s/)[0] ?? ''
  if (isClause(first)) return first
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function parseMarkdown(source: string): Block[] {
  const taken = new Map<string, number>()
  return blocksOf(source.replace(/\r\n?/g, '\n').split('\n'), taken, 0)
}

function blocksOf(lines: readonly string[], taken: Map<string, number>, depth: number): Block[] {
  const blocks: Block[] = []
  let i = 0
  while (i < lines.length) {
    const line = item(lines, i)
    if (line.trim() === '') {
      i++
      continue
    }
    const [block, next] = blockAt(lines, i, taken, depth)
    blocks.push(block)
    i = next
  }
  return blocks
}

type Read = readonly [block: Block, next: number]

function blockAt(lines: readonly string[], i: number, taken: Map<string, number>, depth: number): Read {
  const line = item(lines, i)
  if (FENCE.test(line)) return fenced(lines, i)
  const heading = HEADING.exec(line)
  if (heading !== null) {
    const named = NAMED_HEADING.exec(heading[2] ?? '')
    const spans = parseInline(named?.[1] ?? heading[2] ?? '')
    const id = unique(named?.[2] ?? slug(plain(spans)), taken)
    return [{ is: 'heading', level: (heading[1] ?? '#').length, id, spans }, i + 1]
  }
  const picture = PICTURE.exec(line)
  if (picture !== null) return [{ is: 'picture', id: picture[2] ?? '', spans: parseInline(picture[1] ?? '') }, i + 1]
  const cards = CARDS.exec(line)
  if (cards !== null) return [{ is: 'cards', ids: (cards[1] ?? '').split(',').map((id) => id.trim()) }, i + 1]
  if (RULE.test(line)) return [{ is: 'line' }, i + 1]
  if (ROW.test(line) && DIVIDER.test(lines[i + 1] ?? '')) return table(lines, i)
  if (depth < DEEPEST && ITEM.test(line)) return list(lines, i, taken, depth)
  if (depth < DEEPEST && /^\s*>/.test(line)) return quote(lines, i, taken, depth)
  return paragraph(lines, i)
}

function unique(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1
  taken.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

function fenced(lines: readonly string[], i: number): Read {
  const fence = FENCE.exec(item(lines, i))?.[1] ?? ''
  let end = i + 1
  while (end < lines.length && !item(lines, end).trim().startsWith(fence)) end++
  return [{ is: 'code', text: lines.slice(i + 1, end).join('\n') }, end + 1]
}

/** The cells of a row; a bar behind a backslash or inside code belongs to its cell. */
function cells(line: string): Span[][] {
  const found: string[] = []
  let cell = ''
  let code = false
  const inner = line.trim().replace(/^\|/, '')
  for (let k = 0; k < inner.length; k++) {
    const c = inner.charAt(k)
    if (c === '\\' && inner[k + 1] === '|') {
      cell += '|'
      k++
    } else if (c === '|' && !code) {
      found.push(cell)
      cell = ''
    } else {
      if (c === '`') code = !code
      cell += c
    }
  }
  if (cell.trim() !== '') found.push(cell)
  return found.map((text) => parseInline(text.trim()))
}

function table(lines: readonly string[], i: number): Read {
  const head = cells(item(lines, i))
  const rows: Span[][][] = []
  let next = i + 2
  while (next < lines.length && ROW.test(item(lines, next))) {
    const row = cells(item(lines, next))
    rows.push(Array.from({ length: Math.max(head.length, row.length) }, (_, k) => row[k] ?? []))
    next++
  }
  return [{ is: 'table', head, rows }, next]
}

const indentOf = (line: string) => line.length - line.trimStart().length

function list(lines: readonly string[], i: number, taken: Map<string, number>, depth: number): Read {
  const indent = indentOf(item(lines, i))
  const ordered = /^\s*\d/.test(item(lines, i))
  const items: Item[] = []
  let next = i
  while (next < lines.length) {
    const match = ITEM.exec(item(lines, next))
    if (match === null || (match[1] ?? '').length !== indent || /^\d/.test(match[2] ?? '') !== ordered) break
    const own = [match[3] ?? '']
    next++
    while (next < lines.length && belongs(lines, next, indent)) {
      own.push(dedent(item(lines, next), indent + 2))
      next++
    }
    items.push(itemOf(own, taken, depth))
    while (next < lines.length && item(lines, next).trim() === '' && ITEM.test(lines[next + 1] ?? '')) next++
  }
  return [{ is: 'list', ordered, items }, next]
}

/** Whether a line goes on with the item above it: set in deeper, or a paragraph broken over lines. */
function belongs(lines: readonly string[], at: number, indent: number): boolean {
  const line = item(lines, at)
  if (line.trim() === '') return indentOf(lines[at + 1] ?? '') > indent && (lines[at + 1] ?? '').trim() !== ''
  if (indentOf(line) > indent) return true
  return item(lines, at - 1).trim() !== '' && !startsBlock(line)
}

const dedent = (line: string, by: number) => line.slice(Math.min(by, indentOf(line)))
const startsBlock = (line: string) =>
  ITEM.test(line) || HEADING.test(line) || ROW.test(line) || FENCE.test(line) || RULE.test(line) || /^\s*>/.test(line)

function itemOf(lines: readonly string[], taken: Map<string, number>, depth: number): Item {
  const [first, ...rest] = blocksOf(lines, taken, depth + 1)
  if (first?.is === 'para') return { clause: first.clause, spans: first.spans, blocks: rest }
  return { clause: null, spans: [], blocks: first === undefined ? [] : [first, ...rest] }
}

function quote(lines: readonly string[], i: number, taken: Map<string, number>, depth: number): Read {
  let next = i
  const inner: string[] = []
  while (next < lines.length && /^\s*>/.test(item(lines, next))) {
    inner.push(item(lines, next).replace(/^\s*>\s?/, ''))
    next++
  }
  const box = BOX.exec(inner[0] ?? '')
  const kind = BOXES.find((name) => name === box?.[1]) ?? null
  const head = kind === null ? [] : parseInline(box?.[2] ?? '')
  const own = kind === null ? inner : inner.slice(1)
  return [{ is: 'quote', kind, head, blocks: blocksOf(own, taken, depth + 1) }, next]
}

function paragraph(lines: readonly string[], i: number): Read {
  let next = i + 1
  while (next < lines.length && item(lines, next).trim() !== '' && !startsBlock(item(lines, next))) next++
  const text = lines.slice(i, next).map((line) => line.trim())
  return [{ is: 'para', ...clauseOf(parseInline(text.join(' '))) }, next]
}

/** "**NEH-5.5** Text" is the clause NEH-5.5 with that text. */
function clauseOf(spans: readonly Span[]): { clause: string | null; spans: readonly Span[] } {
  const [first, second, ...rest] = spans
  const clause = first?.is === 'strong' ? plain(first.spans).replace(/[.:]$/, '') : ''
  if (!isClause(clause)) return { clause: null, spans }
  const after: Span[] = second?.is === 'text' ? [{ is: 'text', text: second.text.trimStart() }] : second ? [second] : []
  return { clause, spans: [...after, ...rest] }
}
