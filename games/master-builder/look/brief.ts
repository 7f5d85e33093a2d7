// A choice in few words, for its button.

import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { wording } from '../words/wording.ts'
import { dollars } from './money.ts'

const SHORT = new Set([
  'draft-worker',
  'hire',
  'fire-worker',
  'open-auction',
  'bid',
  'start-pair',
  'build-section',
  'choose-worker',
  'lose-work',
  'take-back',
  'withdraw',
  'repay',
  'save-from-fire',
])

export function brief(s: MasterState, seat: Seat, choice: Choice, voice: Voice, box: Box): string | null {
  if (!SHORT.has(choice.act)) return null
  const p = wording.act(s, seat, choice as MasterChoice, box)
  const amount = p.bid ?? p.amount ?? p.cost
  return voice.says(`brief-${choice.act}`, {
    ...p,
    money: amount === undefined || amount === null ? '' : dollars(voice, Number(amount)),
  })
}
