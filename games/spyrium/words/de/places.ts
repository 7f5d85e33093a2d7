// Wo etwas in der Auslage liegt, wenn es sich sonst gleich läse.
import type { GapId } from '../../rules/names.ts'

const ROWS = ['obere', 'mittlere', 'untere']
const COLUMNS = ['linke', 'mittlere', 'rechte']

/** SPY-4.2: eine Gasse nach ihrer Reihe oder Spalte und ihrem Ort darin: „h01“ liegt in der oberen Reihe rechts. */
export function gapPlace(gap: GapId): string {
  const [way, row, column] = [gap[0], Number(gap[1]), Number(gap[2])]
  return way === 'h'
    ? `${ROWS[row]} Reihe ${column === 0 ? 'links' : 'rechts'}`
    : `${COLUMNS[column]} Spalte ${row === 0 ? 'oben' : 'unten'}`
}

const POSITIONS = [
  'oben links',
  'oben',
  'oben rechts',
  'links',
  'in der Mitte',
  'rechts',
  'unten links',
  'unten',
  'unten rechts',
]

/** Welche von mehreren Karten gleichen Namens in der Auslage, oder welcher Bauplatz im Viertel; nichts, wo es nur eine gibt. */
export const which = ({ where = -1, lot = 0 }: { where?: number; lot?: number }): string =>
  where >= 0 ? `, ${POSITIONS[where]}` : lot > 0 ? `, Bauplatz ${lot}` : ''
