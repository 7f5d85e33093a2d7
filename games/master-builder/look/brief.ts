// A choice in few words, for its button.
import type { Seat } from '../../../kernel/words.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import { wording } from '../words/wording.ts'
import { dollars } from './money.ts'
import type { MasterPen } from './pen.ts'

export function brief({ box, voice }: MasterPen, s: MasterState, seat: Seat, choice: MasterChoice): string | null {
  const p = wording.act(s, seat, choice, box)
  switch (p.act) {
    case 'draft-worker':
    case 'hire':
      return voice.says(`brief-${p.act}`, p)
    case 'fire-worker':
    case 'choose-worker':
      return voice.says(`brief-${p.act}`, p)
    case 'start-pair':
    case 'build-section':
    case 'lose-work':
      return voice.says(`brief-${p.act}`, p)
    case 'open-auction':
    case 'bid':
      return voice.says(`brief-${p.act}`, { money: p.bid === null ? null : dollars(voice, p.bid) })
    case 'save-from-fire':
      return voice.says('brief-save-from-fire', { money: dollars(voice, p.cost) })
    case 'repay':
      return voice.says('brief-repay', { money: dollars(voice, p.amount) })
    case 'take-back':
    case 'withdraw':
      return voice.says(`brief-${p.act}`)
    default:
      return null
  }
}
