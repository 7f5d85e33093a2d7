// CAS-15: the final scoring, building by building in the order of the rulebook.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  BUILDINGS,
  type Building,
  CASTLE_SPACES,
  type CastleState,
  type CastleStep,
  FIELDS,
  HOUSE,
  type Line,
  POINTS,
  type StepOf,
  TOWER,
} from '../state.ts'
import { damselUndecided } from './damsel.ts'
import { helpersInCastle, isBuilt } from './helper.ts'
import { add, inOrder, score } from './seat.ts'

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
export const clearFields: Happening<CastleState, StepOf<'clear-fields'>, Box> = {
  kind: 'happening',
  happen(s) {
    tell(s, { ev: 'scoring' })
    for (let k = 0; k < FIELDS.length; k++) {
      const seat = s.fields[k] as Seat | null
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
    if (s.spaces[i] === null && isBuilt(s, box.spaceOf[i] as number, box)) empty++
  return empty
}

export const tilesLeft = (s: CastleState): number => s.tiles.reduce((sum, tiles) => sum + tiles, 0)
export const tilesBuilt = (s: CastleState, tile: number, box: Box): number =>
  (box.tiles[tile] as number) - (s.tiles[tile] as number)

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
  const count = counted(s, BUILDINGS[box.spaceOf[space] as number] as Building, box)
  return Math.floor(count / (box.per[space] as number)) * (box.spaceVp[space] as number)
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
  const price = (helpers === 1 ? box.per[space] : box.perBoth[space]) as number
  const points = Math.floor((s.thalers[seat] as number) / price)
  add(s.thalers, seat, -points * price)
  s.lostThalers += points * price
  score(s, seat, 'market', points * (box.spaceVp[space] as number))
}

/** CAS-15.10: how many pieces a palace owner may give up. */
function palaceSteps(s: CastleState, box: Box): CastleStep[] {
  const steps: CastleStep[] = []
  const most = box.most[box.spaceOf.indexOf(PALACE)] as number
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    const helpers = helpersIn(s, seat, PALACE, box)
    if (helpers > 0) steps.push({ do: 'palace', seat, left: most * helpers })
  }
  return steps
}

/** CAS-19.7: each granary helper, by how many there are. */
function scoreGranary(s: CastleState, box: Box): void {
  const each = box.granaryVp[s.granary.length - 1] ?? 0
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    score(s, seat, 'granary', each * s.granary.filter((owner) => owner === seat).length)
  }
}

export const scoreLine: Happening<CastleState, StepOf<'score'>, Box> = {
  kind: 'happening',
  happen(s, step, box) {
    const line = POINTS[step.line] as Line
    if (line === 'granary') return scoreGranary(s, box)
    if (line === 'palace') return next(s, ...palaceSteps(s, box))
    const building = BUILDINGS.indexOf(line as Building)
    for (let k = 0; k < s.seats; k++) {
      const seat = inOrder(s, k)
      if (line === 'market') {
        scoreMarket(s, seat, box)
        continue
      }
      // CAS-15.12: each helper by itself.
      for (let i = 0; i < CASTLE_SPACES.length; i++)
        if (s.spaces[i] === seat && box.spaceOf[i] === building) score(s, seat, line, pointsOf(s, i, box))
    }
  },
}
