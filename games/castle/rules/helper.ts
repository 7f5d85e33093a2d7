// CAS-13, CAS-19.1, 19.4 and 19.6: helpers lodged in the castle, at the inn or in the granary, for a fee.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, each, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { enterInn } from '../cards/innkeeper.ts'
import type { Box } from '../sheet/box.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  FROM_INN,
  FROM_SUPPLY,
  GRANARY,
  GRANARY_HOUSE,
  GRANARY_SPACES,
  INN,
  INN_HOUSE,
  SOURCES,
  SPACE_HOUSE,
  SPACE_LETTER,
  SPACES,
  TILES,
  WINTER_CARD,
} from './pieces.ts'
import { SOURCE_REF, SPACE_REF, sourceOf, spaceOf } from './refs.ts'
import { alone } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from './state.ts'

const STOP: CastleChoice = { act: 'stop-placing' }
/** Every placement, by seat, space and source. */
const PLACE = SOURCE_REF.map((sources) =>
  SPACE_REF.map((space) => sources.map((source): CastleChoice => ({ act: 'place-helper', on: [space, source] }))),
)
export const placement = (seat: Seat, space: number, source: number): CastleChoice =>
  at(at(at(PLACE, seat), space), source)

/** The building of a space; the innkeeper and the granary count as one each for CAS-13.3. */
const houseOf = (space: number, box: Box): number =>
  space === INN ? INN_HOUSE : space === GRANARY ? GRANARY_HOUSE : num(box.spaceOf, space)

/** Whether any of a type of tile has been built; market and forge stand from the start (CAS-13.2). */
export function isBuilt(s: CastleState, building: number, box: Box): boolean {
  return building >= TILES.length || s.tiles[building] !== box.tiles[building]
}

const TAKEN: CastleRefusal = { clause: 'CAS-13.3', with: { why: 'taken' } }
const ONE_A_ROUND: CastleRefusal = { clause: 'CAS-13.3', with: { why: 'round' } }
const NOT_BUILT = BUILDINGS.map((house): CastleRefusal => ({ clause: 'CAS-13.2', with: { house } }))
const FEE = SPACE_HOUSE.map((house): CastleRefusal => ({ clause: 'CAS-13.4', with: { house } }))
const NONE_IN_SUPPLY: CastleRefusal = { clause: 'CAS-13.7', with: { from: 'supply' } }
const NONE_ON_FIELD: CastleRefusal = { clause: 'CAS-13.7', with: { from: 'field' } }
const NOT_INNKEEPER: CastleRefusal = { clause: 'CAS-13.7', with: { from: 'inn' } }

/** Whether no further helper fits into a space (CAS-13.3, 19.1, 19.6). */
const isFull = (s: CastleState, space: number): boolean =>
  space === INN ? s.inn !== null : space === GRANARY ? s.granary.length >= GRANARY_SPACES : s.spaces[space] !== null

/** Why a seat could not lodge a helper in this space now, wherever it came from. */
function closed(s: CastleState, seat: Seat, space: number, box: Box): CastleRefusal | null {
  if (isFull(s, space)) return TAKEN
  const house = houseOf(space, box)
  if (space < INN && !isBuilt(s, house, box)) return at(NOT_BUILT, house)
  if (small.has(num(s.visited, seat), house)) return ONE_A_ROUND
  return num(s.thalers, seat) < num(box.fee, space) ? at(FEE, space) : null
}

/** CAS-13.5, 13.7: a helper comes from where the seat has one. */
function lacking(s: CastleState, seat: Seat, source: number): CastleRefusal | null {
  if (source === FROM_SUPPLY) return s.supply[seat] === 0 ? NONE_IN_SUPPLY : null
  if (source === FROM_INN) return s.inn === seat ? null : NOT_INNKEEPER
  return s.fields[source - 1] === seat ? null : NONE_ON_FIELD
}

const NO_INN: CastleRefusal = { clause: 'CAS-19.1' }
const NO_GRANARY: CastleRefusal = { clause: 'CAS-19.6' }

/** Why a space is not there at all. */
function absent(s: CastleState, space: number): CastleRefusal | null {
  if (space === INN) return s.winter.includes(WINTER_CARD.innkeeper) ? null : NO_INN
  if (space === GRANARY) return s.winter.includes(WINTER_CARD.granary) ? null : NO_GRANARY
  return null
}

/** The supply, and wherever a helper of anybody stands that could be taken for the castle. */
function sourcesOn(s: CastleState): number[] {
  const sources: number[] = [FROM_SUPPLY]
  for (let k = 0; k < s.fields.length; k++) if (s.fields[k] !== null) sources.push(k + 1)
  if (s.inn !== null) sources.push(FROM_INN)
  return sources
}

/** The spaces in which a seat could lodge a helper now. */
function openTo(s: CastleState, seat: Seat, box: Box): Small {
  let open = small.none
  for (let space = 0; space < SPACES.length; space++)
    if (absent(s, space) === null && closed(s, seat, space, box) === null) open = small.with(open, space)
  return open
}

/** Where a seat has helpers to take from. */
function helpersOf(s: CastleState, seat: Seat): Small {
  let sources = small.none
  for (let source = 0; source < SOURCES.length; source++)
    if (lacking(s, seat, source) === null) sources = small.with(sources, source)
  return sources
}

/** By space: why the seat could not lodge a helper there now, or null. */
type Doors = readonly (CastleRefusal | null)[]

export const placeHelper: DecisionOf<Castle, 'place-helper', Doors> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  given: (s, _step, seat, box) => each(SPACES.length, (space) => closed(s, seat, space, box)),
  // Without a helper, or without a space for one, all that is left is to stop.
  key(s, _step, seat, box) {
    const helpers = helpersOf(s, seat)
    const open = small.isEmpty(helpers) ? small.none : openTo(s, seat, box)
    return small.isEmpty(open) ? 0 : open * 2 ** SOURCES.length + helpers
  },
  candidates(s, _step, seat, _box, doors) {
    const sources = sourcesOn(s)
    const list: CastleChoice[] = []
    for (let space = 0; space < SPACES.length; space++) {
      if (absent(s, space) !== null) continue
      const from = at(at(PLACE, seat), space)
      // A space that is closed is shown once, with its reason; an open one with every place where a helper stands.
      if (at(doors, space) !== null) list.push(at(from, FROM_SUPPLY))
      else for (const source of sources) list.push(at(from, source))
    }
    list.push(STOP)
    return list
  },
  refuse(s, _step, seat, choice, _box, doors) {
    if (choice.act === 'stop-placing') return null
    return at(doors, spaceOf(choice.on?.[0])) ?? lacking(s, seat, sourceOf(choice.on?.[1]))
  },
  otherwise(s, step, seat, { act, on }, box) {
    const space = SPACE_REF.indexOf(on?.[0] ?? '')
    const source = at(SOURCE_REF, seat).indexOf(on?.[1] ?? '')
    if (seat !== step.seat || act !== 'place-helper' || space < 0 || source < 0) return null
    return absent(s, space) ?? closed(s, seat, space, box) ?? lacking(s, seat, source)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop-placing',
  resolve(s, { seat, left }, _seat, choice, box) {
    if (choice.act === 'stop-placing') return
    const space = spaceOf(choice.on?.[0])
    const source = sourceOf(choice.on?.[1])
    if (source === FROM_SUPPLY) add(s.supply, seat, -1)
    else if (source === FROM_INN) s.inn = null
    else s.fields[source - 1] = null
    const fee = num(box.fee, space)
    add(s.thalers, seat, -fee)
    if (s.options['helper-fees'] === 'removed') s.lostThalers += fee
    else s.bank += fee
    s.visited[seat] = small.with(num(s.visited, seat), houseOf(space, box))
    tell(s, {
      ev: 'place-helper',
      seat,
      to: at(SPACE_REF, space),
      with: { house: at(SPACE_HOUSE, space), letter: at(SPACE_LETTER, space), source: at(SOURCES, source), fee },
    })
    if (space === INN) enterInn(s, seat)
    else if (space === GRANARY) s.granary.push(seat)
    else s.spaces[space] = seat
    if (left > 1) next<CastleStep>(s, { do: 'place-helper', seat, left: left - 1 })
  },
}

/** Helpers on the castle's own spaces, all colours. */
export function helpersInCastle(s: CastleState): number {
  let helpers = 0
  for (let i = 0; i < CASTLE_SPACES.length; i++) if (s.spaces[i] !== null) helpers++
  return helpers
}
