// Where a card sheet is tried before it is accepted: beside the page, match after match.
import { type DeadMatch, TRIALS, trialOf } from '../../../bots/trial.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { findTitle } from './titles.ts'

/** What the worker posts: how many matches were played to their end, then the outcome. */
export type Tried = { readonly played: number } | { readonly dead: DeadMatch | null }

const EACH = 10

addEventListener('message', async ({ data }: MessageEvent<Sheet>) => {
  const post = (tried: Tried) => postMessage(tried)
  const title = await findTitle(data.game)
  if (title === null) return post({ dead: null })
  for (let n = 0; n < TRIALS; n++) {
    const dead = trialOf(title, data, n)
    if (dead !== null) return post({ dead })
    if (n % EACH === EACH - 1) post({ played: n + 1 })
  }
  post({ dead: null })
})
