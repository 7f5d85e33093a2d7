// How long ago, as one says it.
import type { Lang } from '../../../papers/texts.ts'

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "4 minutes ago", "yesterday"; nothing for less than a minute. */
export function ago(then: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const seconds = Math.max(0, Math.round((now - then) / 1000))
  for (const [unit, length] of STEPS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit)
  return ''
}
