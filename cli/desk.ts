// Where a command writes: a language, a width, colours where the terminal has them.
import { styleText } from 'node:util'
import type { Lang } from '../papers/texts.ts'
import { fold, ruleLines } from './page.ts'
import { type CliTexts, textsOf } from './texts.ts'

/** What a piece of text is, and so how it looks. */
type Look = 'heading' | 'quiet' | 'number' | 'good' | 'warning' | 'bad'
const LOOKS = {
  heading: ['bold'],
  quiet: ['dim'],
  number: ['cyan'],
  good: ['green'],
  warning: ['yellow'],
  bad: ['red'],
} as const satisfies Record<Look, readonly string[]>

export interface Desk {
  readonly lang: Lang
  readonly t: CliTexts
  /** Columns for text. */
  width(): number
  paint(look: Look, text: string): string
  /** Lines as they are. */
  lines(lines: readonly string[]): void
  /** A paragraph, folded. */
  say(text?: string, first?: string): void
  /** A heading in a thin line. */
  rule(heading: string): void
  /** The same desk in another language. */
  inLang(other: Lang): Desk
  /** One JSON value on one line. */
  json(value: unknown): void
  /** A sentence beside the output. */
  aside(text: string): void
  number(n: number, digits?: number): string
}

export interface Streams {
  readonly out: NodeJS.WritableStream & { readonly columns?: number }
  readonly err: NodeJS.WritableStream
}

/** Wider than this, lines are hard to read. */
const WIDEST = 100

export function deskOf(lang: Lang, streams: Streams): Desk {
  const { out, err } = streams
  const width = () => {
    const asked = out.columns ?? Number(process.env.COLUMNS)
    return Math.max(20, Math.min(WIDEST, asked > 0 ? asked : 80))
  }
  const lines = (list: readonly string[]) => {
    if (list.length > 0) out.write(`${list.join('\n')}\n`)
  }
  const paint = (look: Look, text: string) => styleText([...LOOKS[look]], text, { stream: out })
  return {
    lang,
    t: textsOf(lang),
    width,
    paint,
    lines,
    say: (text = '', first = '') => lines(fold(text, width(), first)),
    inLang: (other) => deskOf(other, streams),
    rule: (heading) => lines(ruleLines(heading, width()).map((line) => paint('quiet', line))),
    json: (value) => lines([JSON.stringify(value)]),
    aside: (text) => err.write(`${fold(text, width()).join('\n')}\n`),
    // The narrow space of French figures looks glued in many fonts.
    number: (n, digits = 0) =>
      new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(n).replaceAll('\u202f', '\u00a0'),
  }
}
