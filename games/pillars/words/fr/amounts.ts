// Des quantités de matériaux, au singulier et au pluriel.
import type { Material } from '../../rules/names.ts'
import type { PillarsVoice } from '../../rules/speech.ts'

const SEVERAL: Readonly<Record<Material, string>> = { sand: 'sables', wood: 'bois', stone: 'pierres', metal: 'métaux' }

const THE: Readonly<Record<Material, string>> = {
  sand: 'le sable',
  wood: 'le bois',
  stone: 'la pierre',
  metal: 'le métal',
}
/** « la pierre ». */
export const theMaterial = (m: Material): string => THE[m]

/** « 1 pierre », « 2 pierres ». */
export const counted = (n: number, m: Material, v: Pick<PillarsVoice, 'name'>): string =>
  `${n} ${n < 2 ? v.name(m) : SEVERAL[m]}`
