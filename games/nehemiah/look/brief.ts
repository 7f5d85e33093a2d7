// A choice in few words, for its button.
import { isIn } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import { wording } from '../words/wording.ts'
import type { NehemiahPen } from './pen.ts'

/** Choices whose whole sentence is too long for a button, and whose few words have no blank. */
const PLAIN = [
  'place',
  'activate',
  'place-neutral',
  'resolve',
  'skip',
  'raise',
  'send',
  'lift',
  'put',
  'relieve',
  'swap-worker',
  'swap-rows',
  'pick',
  'bid',
  'sculpt',
  'corrupt',
] as const

export function brief(
  { box, voice }: NehemiahPen,
  s: NehemiahState,
  seat: Seat,
  choice: NehemiahChoice,
): string | null {
  const label = wording.act(s, seat, choice, box)
  switch (label.act) {
    case 'figure':
    case 'play':
      return voice.says(`brief-${label.act}`, label)
    case 'extra':
    case 'consolidate':
      return voice.says(`brief-${label.act}`, { coin: box.coin })
    case 'move-cube':
      return voice.says('brief-move-cube', label)
    case 'turn-cube':
      return voice.says('brief-turn-cube', label)
    case 'decline-ahead':
      return voice.says('brief-decline-ahead', label)
    default:
      return isIn(PLAIN, label.act) ? voice.says(`brief-${label.act}`) : null
  }
}
