// Choices in few words, and what their numbers count.
import type { Seat } from '../../../kernel/words.ts'
import type { Counted } from '../../../look/scene.ts'
import { MATERIALS } from '../rules/pieces.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleChoice, CastleState } from '../rules/state.ts'
import { wording } from '../words/wording.ts'
import type { CastlePen } from './pen.ts'

/** A choice in few words, where it has them. */
export function brief({ box, voice }: CastlePen, s: CastleState, seat: Seat, choice: CastleChoice): string | null {
  // What is composed is confirmed, not composed once more.
  if (choice.span !== undefined) return null
  const label = wording.act(s, seat, choice, box)
  switch (label.act) {
    case 'choose-cards':
      return voice.says('brief-choose-cards', label)
    case 'pay':
    case 'pay-other':
      return voice.says('brief-pay', label)
    case 'place-helper':
      return voice.says('brief-place-helper', label)
    case 'build':
      return voice.says('brief-build', label)
    case 'buy':
      return voice.says('brief-buy', label)
    case 'load-worker-stone':
      return voice.says('brief-load-worker-stone', label)
    case 'place-trader':
      return voice.says('brief-place-trader', label)
    case 'take-from-tower':
      return voice.says('brief-take-from-tower', label)
    case 'palace-give':
      return voice.says('brief-palace-give', label)
    default:
      return null
  }
}

/** The eight numbers of a payment that is being composed: pieces used of each kind, then how many of them are bars. */
export function numbers(choice: CastleChoice, voice: CastleVoice): readonly Counted[] {
  if (choice.act !== 'pay-other') return []
  return [
    ...MATERIALS.map((kind) => ({ label: voice.says('kind-short', { kind }), icon: kind })),
    ...MATERIALS.map((kind) => ({ label: voice.says('bars-as', { kind }), icon: 'silver' })),
  ]
}
