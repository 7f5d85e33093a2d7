// What a helper on a space would bring if the game ended now.
import type { Seat } from '../../../kernel/words.ts'
import { helpersInCastle } from '../rules/helper.ts'
import { BUILDINGS, GRANARY, HOUSE, INN, MATERIALS, TOWER } from '../rules/pieces.ts'
import { emptySpaces, helpersIn, MARKET, tilesBuilt, tilesLeft } from '../rules/scoring.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

interface Worth {
  readonly points: number
  /** How many of what is counted, and what that is. */
  readonly count: number
  readonly what: string
}

/** As things stand, the helper about to enter included. */
export function worthOf(s: CastleState, seat: Seat, space: number, box: Box): Worth | null {
  if (space === INN) return null
  if (space === GRANARY) {
    const count = s.granary.length + 1
    return { points: box.granaryVp[count - 1] ?? 0, count, what: 'granary' }
  }
  const id = BUILDINGS[box.spaceOf[space] as number] as string
  const each = (count: number, what: string): Worth => ({
    points: Math.floor(count / (box.per[space] as number)) * (box.spaceVp[space] as number),
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
      const thalers = (s.thalers[seat] as number) - (box.fee[space] as number)
      const both = helpersIn(s, seat, MARKET, box) > 0
      const points = Math.floor(thalers / ((both ? box.perBoth[space] : box.per[space]) as number))
      return { points, count: thalers, what: 'thalers' }
    }
    default: {
      const most = box.most[space] as number
      const pieces = MATERIALS.flatMap((_, k) => new Array<number>(s.own[seat]?.[k] ?? 0).fill(box.value[k] as number))
      const best = pieces.sort((a, b) => b - a).slice(0, most)
      return { points: best.reduce((sum, n) => sum + n, 0), count: best.length, what: 'pieces' }
    }
  }
}
