import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInline, plain, type Span, safeHref, withRefs } from './inline.ts'
import { type Block, parseMarkdown, slug } from './markdown.ts'

const text = (t: string): Span => ({ is: 'text', text: t })

/** Every link of a text, however deep. */
function linksOf(blocks: readonly Block[]): string[] {
  const inSpans = (spans: readonly Span[]): string[] =>
    spans.flatMap((s) =>
      s.is === 'link' ? [s.href, ...inSpans(s.spans)] : s.is === 'strong' || s.is === 'em' ? inSpans(s.spans) : [],
    )
  return blocks.flatMap((b) => {
    if (b.is === 'heading' || b.is === 'para') return inSpans(b.spans)
    if (b.is === 'list') return b.items.flatMap((item) => [...inSpans(item.spans), ...linksOf(item.blocks)])
    if (b.is === 'table') return [b.head, ...b.rows].flat().flatMap(inSpans)
    return b.is === 'quote' ? linksOf(b.blocks) : []
  })
}

describe('a line of text', () => {
  it('knows bold, italics and code', () => {
    expect(parseInline('a **b** _c_ *d* `e*`')).toEqual([
      text('a '),
      { is: 'strong', spans: [text('b')] },
      text(' '),
      { is: 'em', spans: [text('c')] },
      text(' '),
      { is: 'em', spans: [text('d')] },
      text(' '),
      { is: 'code', text: 'e*' },
    ])
  })
  it('sets one emphasis within another', () => {
    expect(parseInline('**a _b_**')).toEqual([{ is: 'strong', spans: [text('a '), { is: 'em', spans: [text('b')] }] }])
  })
  it('leaves stars of sums, underscores of words and marks that never close as they are', () => {
    for (const line of ['3 * 4 * 5', 'king_trick_leader', '**open', '`open', '[open](', 'a_ _b'])
      expect(parseInline(line)).toEqual([text(line)])
  })
  it('takes a mark behind a backslash as a letter', () => {
    expect(parseInline('\\*a\\* \\[b\\](c)')).toEqual([text('*a* [b](c)')])
  })
  it('links to addresses and to places of the page', () => {
    expect(parseInline('[a](https://example.org/x_y) [b](#PIL-1.1) <https://example.org>')).toEqual([
      { is: 'link', href: 'https://example.org/x_y', spans: [text('a')] },
      text(' '),
      { is: 'link', href: '#PIL-1.1', spans: [text('b')] },
      text(' '),
      { is: 'link', href: 'https://example.org', spans: [text('https://example.org')] },
    ])
  })
  it('refers to clauses the rules have, and to no others', () => {
    expect(
      withRefs(parseInline('see PIL-3.4, not PIL-99 or UTF-8, **PIL-R5**'), new Set(['PIL-3.4', 'PIL-R5'])),
    ).toEqual([
      text('see '),
      { is: 'ref', clause: 'PIL-3.4' },
      text(', not PIL-99 or UTF-8, '),
      { is: 'strong', spans: [{ is: 'ref', clause: 'PIL-R5' }] },
    ])
  })
})

describe('a text', () => {
  it('is headings, paragraphs, lists, tables, code, quotes and lines', () => {
    const blocks = parseMarkdown(
      '# T\n\na\nb\n\n- c\n- d\n\n1. e\n\n| f | g |\n| --- | --- |\n| h | i |\n\n```\n<j>\n```\n\n> k\n\n---\n',
    )
    expect(blocks.map((b) => b.is)).toEqual(['heading', 'para', 'list', 'list', 'table', 'code', 'quote', 'line'])
    expect(blocks[1]).toEqual({ is: 'para', clause: null, spans: [text('a b')] })
    expect(blocks[3]).toMatchObject({ ordered: true })
    expect(blocks[4]).toEqual({ is: 'table', head: [[text('f')], [text('g')]], rows: [[[text('h')], [text('i')]]] })
    expect(blocks[5]).toEqual({ is: 'code', text: '<j>' })
  })
  it('takes the clause out of an item, a paragraph and a heading', () => {
    const [heading, list, para] = parseMarkdown(
      '## NEH-5 Turns\n\n- **NEH-5.5** Send a _worker_.\n- plain\n\n**NEH-5.6** More.',
    )
    expect(heading).toMatchObject({ is: 'heading', id: 'NEH-5' })
    expect(list).toMatchObject({
      items: [
        { clause: 'NEH-5.5', spans: [text('Send a '), { is: 'em', spans: [text('worker')] }, text('.')] },
        { clause: null },
      ],
    })
    expect(para).toMatchObject({ is: 'para', clause: 'NEH-5.6', spans: [text('More.')] })
  })
  it('sets lists within lists and goes on over broken lines', () => {
    const [list] = parseMarkdown('- a\n  goes on\n  - b\n    - c\n- d\n\n  e')
    expect(list).toMatchObject({
      items: [
        {
          spans: [text('a goes on')],
          blocks: [{ is: 'list', items: [{ spans: [text('b')], blocks: [{ items: [{ spans: [text('c')] }] }] }] }],
        },
        { spans: [text('d')], blocks: [{ is: 'para', spans: [text('e')] }] },
      ],
    })
  })
  it('keeps bars behind a backslash and in code within their cell, and fills short rows', () => {
    const [table] = parseMarkdown('| a | b | c |\n|---|---|---|\n| x \\| y | `p|q` |')
    expect(table).toMatchObject({ rows: [[[text('x | y')], [{ is: 'code', text: 'p|q' }], []]] })
  })
  it('names headings so that no two are the same', () => {
    expect(slug('À l’ombre des murailles')).toBe('a-l-ombre-des-murailles')
    expect(parseMarkdown('## Cards\n\n## Cards').map((b) => b.is === 'heading' && b.id)).toEqual(['cards', 'cards-2'])
  })
  it('reads lines that end as on other systems', () => {
    expect(parseMarkdown('# a\r\n\r\nb\r\n')).toMatchObject([{ is: 'heading' }, { is: 'para', spans: [text('b')] }])
  })
})

describe('hostile input', () => {
  it('stays text: there is no HTML', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect(parseMarkdown(evil)).toEqual([{ is: 'para', clause: null, spans: [text(evil)] }])
    expect(parseMarkdown(`# ${evil}`)).toMatchObject([{ is: 'heading', spans: [text(evil)] }])
  })
  it('never becomes an address that runs', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'https://a"onmouseover="x',
      '#"><script>',
      'file:///etc/passwd',
    ]) {
      expect(safeHref(href)).toBeNull()
      expect(linksOf(parseMarkdown(`[x](${href})`))).toEqual([])
      expect(linksOf(parseMarkdown(`<${href}>`))).toEqual([])
    }
  })
  it('is read to its end, however deep or long', () => {
    for (const evil of [
      '>'.repeat(5000),
      '- '.repeat(5000),
      '*'.repeat(3000),
      '['.repeat(3000),
      '`'.repeat(3001),
      `${'|'.repeat(3000)}\n${'|-'.repeat(3000)}`,
    ])
      expect(parseMarkdown(evil).length).toBeGreaterThan(0)
  })
  it('never throws, and links only where it is safe', () => {
    const scraps = fc.constantFrom(
      ...['**', '_', '`', '[a](', ')', 'javascript:x', '<', '>', '|', '\n', '- ', '# ', 'word ', '\\', 'https://x.y'],
    )
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 40 }), (parts) => {
        for (const href of linksOf(parseMarkdown(parts.join('')))) expect(safeHref(href)).toBe(href)
      }),
      { numRuns: 400 },
    )
  })
  it('is plain again when its marks are taken off', () => {
    expect(plain(parseInline('a **b _c_** [d](https://e.f) `g`'))).toBe('a b c d g')
  })
})
