// Des quantités de matériaux, au singulier et au pluriel.
import type { Material } from '../../rules/names.ts'
import type { PillarsVoice } from '../../rules/speech.ts'

const SEVERAL: Readonly<Record<Material, string>> = { sand: 'sables', wood: 'bois', stone: 'pierres', metal: 'métaux' }

/** « 1 pierre », « 2 pierres ». */
export const counted = (n: number, m: Material, v: Pick<PillarsVoice, 'name'>): string =>
  `${n} ${n < 2 ? v.name(m) : SEVERAL[m]}`
