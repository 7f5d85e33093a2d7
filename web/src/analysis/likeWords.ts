// What level an error rate is like, in words.
import { likeLevel } from '../../../analysis/levelRate.ts'
import { LEVEL_RATES } from '../../../analysis/levelRates.ts'
import type { Mean } from '../../../analysis/overTime.ts'
import { levelWord } from '../lib/levelWords.ts'
import { a } from './words.svelte.ts'

/** Empty where nobody can say. */
export function likeWords(game: string, rate: Mean | null): string {
  const like = likeLevel(LEVEL_RATES[game], rate)
  if (like === null) return ''
  const [from, to] = [levelWord(like.from), levelWord(like.to)]
  return like.from === like.to ? a('time.like', { level: from }) : a('time.like-between', { from, to })
}
