// What the number of an open bid counts.
import type { Counted } from '../../../look/scene.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { dollars } from './money.ts'

export function numbers(voice: MasterVoice): readonly Counted[] {
  return [{ label: voice.says('bid-count'), icon: 'two-coins', tone: 'var(--mb-gold)', says: (n) => dollars(voice, n) }]
}
