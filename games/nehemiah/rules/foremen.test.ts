import { describe, expect, it } from 'vitest'
import { foremanCard } from '../sheet/box.ts'
import { box, cubesOn, lay, openWithForemen, put, type Scene } from '../test/scene.ts'

/** Column 1 of harmless cards, with a standing worker of seat 0 in row 4. */
function closer(seats = 4): Scene {
  const t = openWithForemen(seats)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, 0, 1, 4, 'standing')
  return t
}

describe('foremen figures', () => {
  it('come from the sheet', () => {
    expect(
      ['artisan', 'sculptor', 'carpenter', 'merchant', 'town-planner', 'convict', 'assistant'].map(
        (id) => box.amount[foremanCard(id as 'artisan')],
      ),
    ).toEqual([1, 2, 1, 1, 1, 2, 2])
    expect(cubesOn(closer(), 'wall')).toEqual([0, 0, 0, 0])
  })
})
