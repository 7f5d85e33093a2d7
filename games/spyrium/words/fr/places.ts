// Où les choses se trouvent au marché, pour ce qui se lirait pareil sans cela.
import type { GapId } from '../../rules/names.ts'

const ROWS = ['du haut', 'du milieu', 'du bas']
const COLUMNS = ['de gauche', 'du centre', 'de droite']

/** SPY-4.2 : un intervalle par sa rangée ou sa colonne et sa place dedans. */
export function gapPlace(gap: GapId): string {
  const [way, row, column] = [gap[0], Number(gap[1]), Number(gap[2])]
  return way === 'h'
    ? `rangée ${ROWS[row]} à ${column === 0 ? 'gauche' : 'droite'}`
    : `colonne ${COLUMNS[column]} en ${row === 0 ? 'haut' : 'bas'}`
}

const POSITIONS = [
  'en haut à gauche',
  'en haut',
  'en haut à droite',
  'à gauche',
  'au centre',
  'à droite',
  'en bas à gauche',
  'en bas',
  'en bas à droite',
]

/** Laquelle de plusieurs cartes du même nom au marché, ou quel emplacement du quartier ; rien s’il n’y en a qu’une. */
export const which = ({ where = -1, lot = 0 }: { where?: number; lot?: number }): string =>
  where >= 0 ? `, ${POSITIONS[where]}` : lot > 0 ? `, emplacement ${lot}` : ''
