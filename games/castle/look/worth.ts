// What a helper on a space would bring if the game ended now.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { helpersInCastle } from '../rules/helper.ts'
import { BUILDINGS, GRANARY, HOUSE, INN, MATERIALS, TOWER } from '../rules/pieces.ts'
import type { Worth } from '../rules/sayings.ts'
import { emptySpaces, helpersIn, MARKET, tilesBuilt, tilesLeft } from '../rules/scoring.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** As things stand, the helper about to enter included. */
export function worthOf(s: CastleState, seat: Seat, space: number, box: Box): Worth | null {
  if (space === INN) return null
  if (space === GRANARY) {
    const count = s.granary.length + 1
    return { points: box.granaryVp[count - 1] ?? 0, count, what: 'granary' }
  }
  const id = at(BUILDINGS, at(box.spaceOf, space))
  const each = (count: number, what: Worth['what']): Worth => ({
    points: Math.floor(count / at(box.per, space)) * at(box.spaceVp, space),
    count,
    what,
  })
  switch (id) {
    case 'keep':
      return each(emptySpaces(s, box) - 1, 'empty')
    case 'tavern':
      return each(helpersInCastle(s) + 1, 'helpers')
    case 'small-gate':
    case 'large-gate':
      return each(tilesBuilt(s, TOWER, box), 'towers')
    case 'stable':
      return each(tilesBuilt(s, HOUSE, box), 'houses')
    case 'servants-house':
      return each(tilesLeft(s), 'unbuilt')
    case 'forge':
      return each(s.forge, 'bars')
    case 'market': {
      const thalers = Math.max(0, at(s.thalers, seat) - at(box.fee, space))
      const both = helpersIn(s, seat, MARKET, box) > 0
      const points = Math.floor(thalers / at(both ? box.perBoth : box.per, space))
      return { points, count: thalers, what: 'thalers' }
    }
    default: {
      const most = at(box.most, space)
      const pieces = MATERIALS.flatMap((_, k) => new Array<number>(s.own[seat]?.[k] ?? 0).fill(at(box.value, k)))
      const best = pieces.sort((a, b) => b - a).slice(0, most)
      return { points: best.reduce((sum, n) => sum + n, 0), count: best.length, what: 'pieces' }
    }
  }
}
