// A choice in few words, for its button.

import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from '../words/wording.ts'

/** Choices whose whole sentence is too long for a button. */
const SHORT: ReadonlySet<string> = new Set([
  'place',
  'activate',
  'figure',
  'place-neutral',
  'resolve',
  'skip',
  'extra',
  'raise',
  'send',
  'lift',
  'put',
  'relieve',
  'swap-worker',
  'swap-rows',
  'consolidate',
  'move-cube',
  'pick',
  'bid',
  'sculpt',
  'corrupt',
  'play',
  'turn-cube',
  'decline-ahead',
])

export function brief(s: NehemiahState, seat: Seat, choice: Choice, voice: Voice, box: Box): string | null {
  if (!SHORT.has(choice.act)) return null
  return voice.says(`brief-${choice.act}`, {
    ...wording.act(s, seat, choice as NehemiahChoice, box),
    coin: box.coin,
  })
}
