// CAS-15: the final scoring, building by building in the order of the rulebook.
import { nextAll, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, num, sum } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { damselUndecided } from '../cards/damsel.ts'
import { scoreGranary } from '../cards/granary.ts'
import type { Box } from '../sheet/box.ts'
import { helpersInCastle, isBuilt } from './helper.ts'
import { BUILDINGS, type Building, CASTLE_SPACES, FIELDS, HOUSE, type Line, POINTS, TOWER } from './pieces.ts'
import { inOrder, score } from './seat.ts'
import type { Castle, CastleState, CastleStep } from './state.ts'

/** CAS-15.2. */
const ORDER = [
  'keep',
  'tavern',
  'small-gate',
  'large-gate',
  'stable',
  'servants-house',
  'market',
  'palace',
  'forge',
  'granary',
] as const satisfies readonly Line[]

export const scoringSteps: readonly CastleStep[] = [
  { do: 'clear-fields' },
  ...ORDER.map((line): CastleStep => ({ do: 'score', line: POINTS.indexOf(line) })),
  { do: 'game-end' },
]

/** CAS-15.1, 19.5, 19.13: carts, rider and inn are cleared, and what lies on winter cards leaves the game. */
export const clearFields: HappeningOf<Castle, 'clear-fields'> = {
  kind: 'happening',
  happen(s) {
    tell(s, { ev: 'scoring' })
    for (let k = 0; k < FIELDS.length; k++) {
      const seat = at(s.fields, k)
      if (seat !== null) add(s.supply, seat, 1)
      s.fields[k] = null
      s.fresh[k] = false
    }
    if (s.inn !== null) add(s.supply, s.inn, 1)
    s.inn = null
    s.lostThalers += s.hoard
    s.hoard = 0
    damselUndecided(s)
  },
}

/** Empty helper spaces of built buildings, market and forge included (CAS-15.3). */
export function emptySpaces(s: CastleState, box: Box): number {
  let empty = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++)
    if (s.spaces[i] === null && isBuilt(s, num(box.spaceOf, i), box)) empty++
  return empty
}

export const tilesLeft = (s: CastleState): number => sum(s.tiles)
export const tilesBuilt = (s: CastleState, tile: number, box: Box): number => num(box.tiles, tile) - num(s.tiles, tile)

/** What each helper of a building counts; market, palace and granary have rules of their own. */
function counted(s: CastleState, building: Building, box: Box): number {
  switch (building) {
    case 'keep':
      return emptySpaces(s, box)
    case 'tavern':
      return helpersInCastle(s)
    case 'small-gate':
    case 'large-gate':
      return tilesBuilt(s, TOWER, box)
    case 'stable':
      return tilesBuilt(s, HOUSE, box)
    case 'servants-house':
      return tilesLeft(s)
    default:
      return s.forge
  }
}

/** The points a helper on this castle space brings at the end, market and palace apart. */
function pointsOf(s: CastleState, space: number, box: Box): number {
  const count = counted(s, at(BUILDINGS, num(box.spaceOf, space)), box)
  return Math.floor(count / num(box.per, space)) * num(box.spaceVp, space)
}

/** How many helpers a seat has in a building. */
export function helpersIn(s: CastleState, seat: Seat, building: number, box: Box): number {
  let helpers = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++) if (s.spaces[i] === seat && box.spaceOf[i] === building) helpers++
  return helpers
}

export const MARKET = BUILDINGS.indexOf('market')
export const PALACE = BUILDINGS.indexOf('palace')

/** CAS-15.9: thalers into points. */
function scoreMarket(s: CastleState, seat: Seat, box: Box): void {
  const helpers = helpersIn(s, seat, MARKET, box)
  if (helpers === 0) return
  const space = box.spaceOf.indexOf(MARKET)
  const price = num(helpers === 1 ? box.per : box.perBoth, space)
  const points = Math.floor(num(s.thalers, seat) / price)
  add(s.thalers, seat, -points * price)
  s.lostThalers += points * price
  score(s, seat, 'market', points * num(box.spaceVp, space))
}

/** CAS-15.10: how many pieces a palace owner may give up. */
function palaceSteps(s: CastleState, box: Box): CastleStep[] {
  const steps: CastleStep[] = []
  const most = num(box.most, box.spaceOf.indexOf(PALACE))
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    const helpers = helpersIn(s, seat, PALACE, box)
    if (helpers > 0) steps.push({ do: 'palace', seat, left: most * helpers })
  }
  return steps
}

export const scoreLine: HappeningOf<Castle, 'score'> = {
  kind: 'happening',
  happen(s, step, box) {
    const line = at(POINTS, step.line)
    if (line === 'granary') return scoreGranary(s, box)
    if (line === 'palace') return nextAll(s, palaceSteps(s, box))
    for (let k = 0; k < s.seats; k++) {
      const seat = inOrder(s, k)
      if (line === 'market') scoreMarket(s, seat, box)
      else scoreHelpers(s, seat, line, box)
    }
  },
}

/** CAS-15.12: each helper of a building by itself. */
function scoreHelpers(s: CastleState, seat: Seat, line: Line, box: Box): void {
  for (let i = 0; i < CASTLE_SPACES.length; i++)
    if (s.spaces[i] === seat && BUILDINGS[num(box.spaceOf, i)] === line) score(s, seat, line, pointsOf(s, i, box))
}
