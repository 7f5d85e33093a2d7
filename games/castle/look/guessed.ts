// Which printed figures of a building are still the ones we reconstructed.
import type { Entry } from '../../../papers/sheet.ts'
import { CASTLE_SPACES, TILES } from '../rules/pieces.ts'
import type { Box } from '../sheet/box.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }

type Row = Entry & { value?: number; vp?: number | null; fee?: number; source: Readonly<Record<string, string>> }
const table = (name: 'buildings' | 'spaces') => shipped.tables[name] as unknown as readonly Row[]
const BUILDING_ROWS = TILES.map((id) => table('buildings').find((row) => row.id === id))
const SPACE_ROWS = CASTLE_SPACES.map((id) => table('spaces').find((row) => row.id === id))

export function guessed(building: number, box: Box): boolean {
  const row = BUILDING_ROWS[building]
  if (row === undefined) return false
  return (
    (row.source.value === 'R' && row.value === box.cost[building]) ||
    (row.source.vp === 'R' && row.vp === box.vp[building])
  )
}

export const guessedFee = (space: number, box: Box): boolean =>
  SPACE_ROWS[space]?.source.fee === 'R' && SPACE_ROWS[space]?.fee === box.fee[space]
