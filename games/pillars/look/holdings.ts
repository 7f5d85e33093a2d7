// What a seat of Pillars holds.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Holding } from '../../../look/holding.ts'
import { MATERIALS } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import { MATERIAL_ICONS, MATERIAL_TONES } from './icons.ts'
import type { PillarsPen } from './pen.ts'

export function holdings({ voice }: PillarsPen, s: PillarsState, seat: Seat): Holding[] {
  return [
    { is: 'points', icon: 'laurels', label: voice.name('points'), n: at(s.scores, seat) },
    ...MATERIALS.map((material, m) => ({
      is: material,
      icon: at(MATERIAL_ICONS, m),
      tone: at(MATERIAL_TONES, m),
      label: voice.name(material),
      n: at(at(s.stock, seat), m),
    })),
    { is: 'tricks', icon: 'crown', label: voice.name('tricks'), n: at(s.tricksWon, seat) },
  ]
}
