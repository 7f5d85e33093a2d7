// How a question opens: whose turn it is, then what is asked.
import { tongueOf } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'

/**
 * "Your turn: send a worker". A question that says itself whose turn it is does not say it twice, and one with a colon
 * of its own keeps it alone: "Your turn — Turncoat: move a cube".
 */
export function opening(turn: string, ask: string, lang: Lang): string {
  if (ask.startsWith(turn)) return ask
  const { afterColon, dashed } = tongueOf(lang)
  if (ask.includes(':')) return dashed(turn.replace(/\s*:$/, ''), ask)
  return `${turn} ${afterColon(ask)}`
}
