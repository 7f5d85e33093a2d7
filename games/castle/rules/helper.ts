// CAS-13, CAS-19.1, 19.4 and 19.6: helpers lodged in the castle, at the inn or in the granary, for a fee.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  type CastleChoice,
  type CastleState,
  type CastleStep,
  FROM_INN,
  GRANARY,
  GRANARY_HOUSE,
  GRANARY_SPACES,
  INN,
  INN_HOUSE,
  SOURCES,
  SPACE_HOUSE,
  SPACE_LETTER,
  SPACES,
  type StepOf,
  TILES,
  WINTER_CARD,
} from '../state.ts'
import { ALONE, add, eachSeat } from './seat.ts'

const STOP: CastleChoice = { act: 'stop-placing' }
const spaceRef = (space: number): Ref => (space === INN ? 'inn.0' : space === GRANARY ? 'granary.0' : `space.${space}`)
const sourceRef = (seat: Seat, source: number): Ref =>
  source === 0 ? `supply.${seat}` : source === FROM_INN ? 'inn.0' : `field.${source - 1}`
/** Every placement, by seat, space and source. */
const PLACE = eachSeat((seat) =>
  SPACES.map((_, space) =>
    SOURCES.map((_, source): CastleChoice => ({ act: 'place-helper', on: [spaceRef(space), sourceRef(seat, source)] })),
  ),
)

export const placement = (seat: Seat, space: number, source: number): CastleChoice =>
  PLACE[seat]?.[space]?.[source] as CastleChoice
export const spaceOf = (ref: Ref | undefined): number =>
  ref === 'inn.0' ? INN : ref === 'granary.0' ? GRANARY : lastOf(ref)
export const sourceOf = (ref: Ref | undefined): number =>
  ref === 'inn.0' ? FROM_INN : ref?.startsWith('field') ? 1 + lastOf(ref) : 0

/** The building of a space; the innkeeper and the granary count as one each for CAS-13.3. */
const houseOf = (space: number, box: Box): number =>
  space === INN ? INN_HOUSE : space === GRANARY ? GRANARY_HOUSE : (box.spaceOf[space] as number)

const hasSource = (s: CastleState, seat: Seat, source: number): boolean =>
  source === 0 ? (s.supply[seat] as number) > 0 : source === FROM_INN ? s.inn === seat : s.fields[source - 1] === seat

/** Whether any of a type of tile has been built; market and forge stand from the start (CAS-13.2). */
export function isBuilt(s: CastleState, building: number, box: Box): boolean {
  return building >= TILES.length || (s.tiles[building] as number) < (box.tiles[building] as number)
}

/** Why nobody with a helper could enter this space now, whatever its source. */
function closed(s: CastleState, seat: Seat, space: number, box: Box): Refusal | null {
  const house = houseOf(space, box)
  if (
    space === INN ? s.inn !== null : space === GRANARY ? s.granary.length >= GRANARY_SPACES : s.spaces[space] !== null
  )
    return TAKEN
  if (space < INN && !isBuilt(s, house, box)) return NOT_BUILT[house] as Refusal
  if (((s.visited[seat] as number) & (1 << house)) !== 0) return ONE_A_ROUND
  return (s.thalers[seat] as number) < (box.fee[space] as number) ? (FEE[space] as Refusal) : null
}

const TAKEN: Refusal = { clause: 'CAS-13.3', with: { why: 'taken' } }
const ONE_A_ROUND: Refusal = { clause: 'CAS-13.3', with: { why: 'round' } }
const NOT_BUILT = BUILDINGS.map((house): Refusal => ({ clause: 'CAS-13.2', with: { house } }))
const FEE = SPACE_HOUSE.map((house): Refusal => ({ clause: 'CAS-13.4', with: { house } }))
const NO_HELPER: Refusal = { clause: 'CAS-13.7' }

export const placeHelper: Decision<CastleState, StepOf<'place-helper'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates(s, _step, seat, box) {
    const list: CastleChoice[] = []
    const place = PLACE[seat] as CastleChoice[][]
    for (let space = 0; space < SPACES.length; space++) {
      if (space === INN && !s.winter.includes(WINTER_CARD.innkeeper)) continue
      if (space === GRANARY && !s.winter.includes(WINTER_CARD.granary)) continue
      const choices = place[space] as CastleChoice[]
      // A space that is closed is shown once, with its reason; an open one with every helper that could go there.
      if (closed(s, seat, space, box) !== null) {
        list.push(choices[0] as CastleChoice)
        continue
      }
      const before = list.length
      for (let source = 0; source < SOURCES.length; source++)
        if (hasSource(s, seat, source)) list.push(choices[source] as CastleChoice)
      if (list.length === before) list.push(choices[0] as CastleChoice)
    }
    list.push(STOP)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'stop-placing') return null
    const refusal = closed(s, seat, spaceOf(choice.on?.[0]), box)
    if (refusal !== null) return refusal
    return hasSource(s, seat, sourceOf(choice.on?.[1])) ? null : NO_HELPER
  },
  resolve(s, { seat, left }, _seat, choice, box) {
    if (choice.act === 'stop-placing') return
    const space = spaceOf(choice.on?.[0])
    const source = sourceOf(choice.on?.[1])
    if (source === 0) add(s.supply, seat, -1)
    else if (source === FROM_INN) s.inn = null
    else s.fields[source - 1] = null
    const fee = box.fee[space] as number
    add(s.thalers, seat, -fee)
    if (s.options['helper-fees'] === 'removed') s.lostThalers += fee
    else s.bank += fee
    s.visited[seat] = (s.visited[seat] as number) | (1 << houseOf(space, box))
    if (s.events !== null)
      tell(s, {
        ev: 'place-helper',
        seat,
        to: spaceRef(space),
        with: {
          house: SPACE_HOUSE[space] as string,
          letter: SPACE_LETTER[space] as string,
          source: SOURCES[source] as string,
          fee,
        },
      })
    if (space === INN) enterInn(s, seat)
    else if (space === GRANARY) s.granary.push(seat)
    else s.spaces[space] = seat
    if (left > 1) next<CastleStep>(s, { do: 'place-helper', seat, left: left - 1 })
  },
}

/** CAS-19.4: the new innkeeper takes what lies on the card. */
function enterInn(s: CastleState, seat: Seat): void {
  s.inn = seat
  if (s.hoard === 0) return
  add(s.thalers, seat, s.hoard)
  tell(s, { ev: 'hoard', seat, with: { thalers: s.hoard } })
  s.hoard = 0
}

/** Helpers on the castle's own spaces, all colours. */
export function helpersInCastle(s: CastleState): number {
  let helpers = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++) if (s.spaces[i] !== null) helpers++
  return helpers
}
