// Where things lie in the market, for what would read alike without it.
import type { GapId } from '../../rules/names.ts'

const ROWS = ['top', 'middle', 'bottom']
const COLUMNS = ['left', 'centre', 'right']

/** SPY-4.2: a gap by its row or column and where in it: "h01" is in the top row, right. */
export function gapPlace(gap: GapId): string {
  const [way, row, column] = [gap[0], Number(gap[1]), Number(gap[2])]
  return way === 'h'
    ? `${ROWS[row]} row ${column === 0 ? 'left' : 'right'}`
    : `${COLUMNS[column]} column ${row === 0 ? 'top' : 'bottom'}`
}

const POSITIONS = ['top left', 'top', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom', 'bottom right']

/** Which of several cards of one name in the market, or which lot of the district; nothing where there is one only. */
export const which = ({ where = -1, lot = 0 }: { where?: number; lot?: number }): string =>
  where >= 0 ? `, ${POSITIONS[where]}` : lot > 0 ? `, lot ${lot}` : ''
