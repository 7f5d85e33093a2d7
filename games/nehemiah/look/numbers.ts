// What the numbers of a bid, or of the sculptor's pairs, count.
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Counted } from '../../../look/scene.ts'
import type { NehemiahVoice } from '../rules/speech.ts'

export function numbers(seat: Seat, choice: Choice, voice: NehemiahVoice): readonly Counted[] {
  const tone = `var(--seat-${seat})`
  if (choice.act === 'bid')
    return [
      { label: voice.says('workers', { n: 2 }), icon: 'meeple', tone },
      { label: voice.says('wood-head'), icon: 'wood' },
      { label: voice.says('gold-head'), icon: 'coin' },
    ]
  return [
    { label: voice.says('pair-wood'), icon: 'wood' },
    { label: voice.says('pair-gold'), icon: 'coin' },
  ]
}
