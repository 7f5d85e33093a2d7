// The small print of Markdown: bold, italics, code, links. What comes out is data, never HTML.

export type Span =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly spans: readonly Span[] }
  | { readonly is: 'em'; readonly spans: readonly Span[] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'link'; readonly href: string; readonly spans: readonly Span[] }
  /** A clause named in a sentence. */
  | { readonly is: 'ref'; readonly clause: string }
  /** A card with its face, by its id in the sheet. */
  | { readonly is: 'card'; readonly id: string }

/** The id of a clause, as the rules name it: NEH-5.5, PIL-R12, MAS-E3. */
export const CLAUSE = /[A-Z]{2,5}-[A-Z]?\d+(?:\.\d+)*[a-z]?/
const WHOLE_CLAUSE = new RegExp(`^${CLAUSE.source}$`)
export const isClause = (text: string): boolean => WHOLE_CLAUSE.test(text)

/** Addresses that lead out of the page, and anchors within it. Whatever else claims to be an address is only text. */
export function safeHref(href: string): string | null {
  return /^(https?:\/\/|mailto:)[^\s"'<>\\]+$/i.test(href) || /^#[\w./-]+$/.test(href) ? href : null
}

const ESCAPABLE = /[\\`*_{}[\]()#+\-.!|<>~]/
const PAIRS: readonly (readonly [string, 'strong' | 'em'])[] = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['*', 'em'],
  ['_', 'em'],
]

/** How deep one emphasis may lie in another; deeper is set as it is written. */
const DEEPEST = 8

export function parseInline(source: string, depth = 0): Span[] {
  const spans: Span[] = []
  let text = ''
  const flush = () => {
    if (text !== '') spans.push({ is: 'text', text })
    text = ''
  }
  let i = 0
  while (i < source.length) {
    const c = source[i] as string
    if (c === '\\' && ESCAPABLE.test(source[i + 1] ?? '')) {
      text += source[i + 1]
      i += 2
      continue
    }
    const found = depth < DEEPEST ? spanAt(source, i, depth) : null
    if (found === null) {
      text += c
      i++
      continue
    }
    flush()
    spans.push(found.span)
    i = found.end
  }
  flush()
  return spans
}

interface Found {
  readonly span: Span
  readonly end: number
}

function spanAt(source: string, i: number, depth: number): Found | null {
  const c = source[i]
  if (c === '`') return codeAt(source, i)
  if (c === '!') return cardAt(source, i)
  if (c === '[') return linkAt(source, i, depth)
  if (c === '<') return bareLinkAt(source, i)
  if (c === '*' || c === '_') return emphasisAt(source, i, depth)
  return null
}

function codeAt(source: string, i: number): Found | null {
  const ticks = /^`+/.exec(source.slice(i))?.[0] ?? ''
  const end = source.indexOf(ticks, i + ticks.length)
  if (end < 0) return null
  return { span: { is: 'code', text: source.slice(i + ticks.length, end).trim() }, end: end + ticks.length }
}

function cardAt(source: string, i: number): Found | null {
  const match = /^!\[\]\(card:([\w-]+)\)\s?/.exec(source.slice(i, i + 200))
  return match === null ? null : { span: { is: 'card', id: match[1] ?? '' }, end: i + match[0].length }
}

function linkAt(source: string, i: number, depth: number): Found | null {
  const match = /^\[([^[\]]*)\]\(([^()\s]*)\)/.exec(source.slice(i, i + 2000))
  if (match === null) return null
  const [all, label = '', target = ''] = match
  const href = safeHref(target)
  const inner = parseInline(label, depth + 1)
  const span: Span =
    href === null ? { is: 'text', text: label } : { is: 'link', href, spans: inner.length > 0 ? inner : [] }
  return { span, end: i + all.length }
}

function bareLinkAt(source: string, i: number): Found | null {
  const match = /^<(https?:\/\/[^\s<>]+)>/i.exec(source.slice(i, i + 2000))
  const href = safeHref(match?.[1] ?? '')
  if (match === null || href === null) return null
  return { span: { is: 'link', href, spans: [{ is: 'text', text: href }] }, end: i + match[0].length }
}

const isWord = (c: string | undefined) => c !== undefined && /[\p{L}\p{N}]/u.test(c)
const isBlank = (c: string | undefined) => c === undefined || /\s/.test(c)

function emphasisAt(source: string, i: number, depth: number): Found | null {
  for (const [mark, is] of PAIRS) {
    if (!source.startsWith(mark, i)) continue
    const from = i + mark.length
    // An underscore inside a word is a letter of that word.
    if (isBlank(source[from]) || (mark[0] === '_' && isWord(source[i - 1]))) continue
    const end = closing(source, from, mark)
    if (end < 0) continue
    return { span: { is, spans: parseInline(source.slice(from, end), depth + 1) }, end: end + mark.length }
  }
  return null
}

function closing(source: string, from: number, mark: string): number {
  for (let k = from + 1; k < source.length; k++) {
    if (source[k - 1] === '\\') continue
    if (!source.startsWith(mark, k) || isBlank(source[k - 1])) continue
    if (mark[0] === '_' && isWord(source[k + mark.length])) continue
    if (mark.length === 1 && (source[k + 1] === mark || source[k - 1] === mark)) continue
    return k
  }
  return -1
}

/** The words alone. */
export function plain(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.is === 'text' || span.is === 'code') return span.text
      if (span.is === 'card') return ''
      return span.is === 'ref' ? span.clause : plain(span.spans)
    })
    .join('')
}

/** Clauses named in a text become references, where the rules have them. */
export function withRefs(spans: readonly Span[], known: ReadonlySet<string>): Span[] {
  return spans.flatMap((span): Span[] => {
    if (span.is === 'strong' || span.is === 'em') return [{ is: span.is, spans: withRefs(span.spans, known) }]
    if (span.is !== 'text') return [span]
    const parts: Span[] = []
    let at = 0
    for (const match of span.text.matchAll(new RegExp(`\\b${CLAUSE.source}`, 'g'))) {
      if (!known.has(match[0])) continue
      if (match.index > at) parts.push({ is: 'text', text: span.text.slice(at, match.index) })
      parts.push({ is: 'ref', clause: match[0] })
      at = match.index + match[0].length
    }
    if (at < span.text.length) parts.push({ is: 'text', text: span.text.slice(at) })
    return parts
  })
}
