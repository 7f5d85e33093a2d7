// Which printed figures of a building are still the ones we reconstructed.
import { fitted } from '../../../papers/sheet.ts'
import type { Box } from '../sheet/box.ts'
import { form } from '../sheet/form.ts'
import { shipped } from '../sheet/shipped.ts'

const { buildings, spaces } = fitted(form, shipped).tables

export function guessed(building: number, box: Box): boolean {
  const row = buildings[building]
  if (row === undefined) return false
  return (
    (row.source.value === 'R' && row.value === box.cost[building]) ||
    (row.source.vp === 'R' && row.vp === box.vp[building])
  )
}

export const guessedFee = (space: number, box: Box): boolean =>
  spaces[space]?.source.fee === 'R' && spaces[space]?.fee === box.fee[space]
