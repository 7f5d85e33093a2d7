// Slips of the pen: what no sentence of a language may have. The batteries of games, looks and pages look for them.
// A language's own are a file in slips/, found by listing that folder.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from './texts.ts'

/** Something to look for, and what is wrong with it. */
export interface Slip {
  readonly at: RegExp
  readonly why: string
}

/** Wrong in every language. */
const EVERYWHERE: readonly Slip[] = [
  { at: /[^\S\n]{2,}/u, why: 'has a double space' },
  { at: /^\s|\s$/u, why: 'begins or ends with a space' },
  { at: / [,.](?!\p{N})/u, why: 'has a space before a comma or a full stop' },
  { at: /[,;:]\s*[,;:.]|(?<!\.)\.\.(?!\.)|\.\.\./u, why: 'has two marks beside each other' },
  { at: /\(\s*\)/u, why: 'has empty brackets' },
  { at: /\p{L}'\p{L}/u, why: 'has a straight apostrophe' },
  { at: /\s…/u, why: 'has a space before three dots' },
  { at: /(?<![\p{L}\p{N}’-])(?!(?:nous|vous|had|that)\b)(\p{L}{2,}) \1(?![\p{L}’-])/iu, why: 'says a word twice' },
]

const folder = join(import.meta.dirname, 'slips')
const own = new Map<Lang, readonly Slip[]>()
for (const file of readdirSync(folder))
  own.set(file.slice(0, -3), ((await import(join(folder, file))) as { slips: readonly Slip[] }).slips)

/** What is wrong with a sentence of a language, in words; null where it has no slip. */
export function slipIn(lang: Lang, text: string): string | null {
  const slip = [...EVERYWHERE, ...(own.get(lang) ?? [])].find(({ at }) => at.test(text))
  return slip === undefined ? null : `${slip.why}: ${text}`
}
