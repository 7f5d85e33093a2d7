// The moves of Castle as plain objects: the notation of match files and records.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import { givenToBreach } from '../cards/breach.ts'
import { snowedCard } from '../cards/snowfall.ts'
import type { Box } from '../sheet/box.ts'
import { placement } from './helper.ts'
import { workerCard } from './load.ts'
import { isListed, offerFor } from './offer.ts'
import { CHARACTERS, FIELDS, ITEMS, KINDS, MATERIALS, ROLE, SOURCES, SPACES, TILES } from './pieces.ts'
import {
  FIELD_REF,
  GIFT_REF,
  HAND_REF,
  INN_REF,
  ITEM_REF,
  itemOf,
  LOAD_REF,
  PLAYED_REF,
  palaceRefs,
  pieceAt,
  pieceGiven,
  pointed,
  STOCK_REF,
  SUPPLY_REF,
  sourceOf,
  spaceOf,
  TILE_REF,
  TOWER_REF,
} from './refs.ts'
import type { CastleAct, CastleChoice, CastleState } from './state.ts'

const N = MATERIALS.length
const amounts = (n: readonly number[]) => Object.fromEntries(MATERIALS.map((kind, k) => [kind, n[k] ?? 0]))
/** The id of the card at a place of a pile. */
const cardIn = (pile: readonly Card[] | undefined, index: number) => CHARACTERS[pile?.[index] ?? -1]

function write(s: CastleState, seat: Seat, choice: CastleChoice): unknown {
  const on = choice.on ?? []
  const n = choice.n ?? []
  const type = choice.act
  switch (type) {
    case 'choose-cards':
      return { type, cards: on.map((ref) => cardIn(s.hands[seat], lastOf(ref))) }
    case 'load-worker-stone':
      return { type, kinds: on.map((ref) => KINDS[lastOf(ref)]) }
    case 'place-trader':
      return { type, field: FIELDS[pointed(choice)], source: SOURCES[sourceOf(on[1])] }
    case 'recall-trader-helper':
      return { type, field: FIELDS[pointed(choice)] }
    case 'take-from-tower':
      return { type, kind: KINDS[pointed(choice)] }
    case 'buy': {
      const [from, worker, kind] = pieceAt(choice)
      return { type, from, card: CHARACTERS[workerCard(worker)], kind: KINDS[kind] }
    }
    case 'build':
      return { type, building: TILES[pointed(choice)] }
    case 'pay':
    case 'pay-other':
      return { type: 'pay', use: amounts(n.slice(0, N)), silver: amounts(n.slice(N)) }
    case 'place-helper':
      return { type, space: SPACES[spaceOf(on[0])], source: SOURCES[sourceOf(on[1])] }
    case 'worker-order':
      return { type, first: cardIn(s.played[seat], pointed(choice)) }
    case 'palace-give': {
      const { kind, silver } = pieceGiven(choice)
      return { type, kind: KINDS[kind], silver }
    }
    case 'plague-remove':
      return { type, card: cardIn(s.played[seat], pointed(choice)) }
    case 'breach': {
      const { stone, bars } = givenToBreach(choice)
      return { type, stone, silver: bars }
    }
    case 'court':
    case 'share':
      return { type, item: ITEMS[itemOf(on[0])] }
    case 'snowfall-remove': {
      const { pile, index } = snowedCard(s, seat, choice)
      return { type, card: cardIn(pile, index) }
    }
    default:
      return { type }
  }
}

type Given = Readonly<Record<string, unknown>>
const isGiven = (x: unknown): x is Given => typeof x === 'object' && x !== null
const listOf = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : [])
const indexIn = (list: readonly unknown[], id: unknown) => list.indexOf(id)
const isWhole = (x: unknown): x is number => Number.isInteger(x)

/** Addresses of these cards in a pile, or null if one is not there. */
function refsOf(places: readonly Ref[], pile: readonly Card[], ids: readonly unknown[]): readonly Ref[] | null {
  const found = ids.map((id) => pile.indexOf(indexIn(CHARACTERS, id))).sort((a, b) => a - b)
  return found.length === 0 || found.some((i) => i < 0) ? null : found.map((i) => at(places, i))
}

const onRefs = (act: CastleAct, on: readonly Ref[] | null): CastleChoice | null => (on === null ? null : { act, on })
/** A choice that points at the one of some addresses whose id is given. */
function onOne(act: CastleAct, refs: readonly Ref[], ids: readonly string[], id: unknown): CastleChoice | null {
  const ref = refs[indexIn(ids, id)]
  return ref === undefined ? null : { act, on: [ref] }
}

/** Eight whole numbers of a payment, or null. */
function payment(m: Given): number[] | null {
  const part = (x: unknown) => MATERIALS.map((kind) => (isGiven(x) ? x[kind] : undefined))
  const n = [...part(m.use), ...part(m.silver)].filter(isWhole)
  return n.length === 2 * N ? n : null
}

/** A piece on a worker card. */
function bought(s: CastleState, m: Given): CastleChoice | null {
  const worker = indexIn(CHARACTERS, m.card) - ROLE.worker
  const ref = isWhole(m.from) && m.from < s.seats ? LOAD_REF[m.from]?.[worker]?.[indexIn(KINDS, m.kind)] : undefined
  return ref === undefined ? null : { act: 'buy', on: [ref] }
}

function paid(s: CastleState, seat: Seat, m: Given, box: Box): CastleChoice | null {
  const step = s.agenda.at(-1)
  const n = payment(m)
  if (n === null || step?.do !== 'pay') return null
  return { act: isListed(offerFor(s, seat, step.building, box), n) ? 'pay' : 'pay-other', n }
}

function read(s: CastleState, seat: Seat, move: unknown, box: Box): CastleChoice | null {
  if (!isGiven(move)) return null
  const m = move
  const inHand = (ids: readonly unknown[]) => refsOf(at(HAND_REF, seat), at(s.hands, seat), ids)
  const played = (ids: readonly unknown[]) => refsOf(at(PLAYED_REF, seat), at(s.played, seat), ids)
  switch (m.type) {
    case 'choose-cards':
      return onRefs('choose-cards', inHand(listOf(m.cards)))
    case 'load-worker-stone': {
      const kinds = listOf(m.kinds).map((kind) => indexIn(KINDS, kind))
      if (kinds.includes(-1)) return null
      return { act: 'load-worker-stone', on: kinds.sort((a, b) => a - b).map((k) => at(STOCK_REF, k)) }
    }
    case 'place-trader': {
      const field = FIELD_REF[indexIn(FIELDS, m.field)]
      const source = m.source === 'supply' ? at(SUPPLY_REF, seat) : m.source === 'innkeeper' ? INN_REF : null
      return field === undefined || source === null ? null : { act: 'place-trader', on: [field, source] }
    }
    case 'recall-trader-helper':
      return onOne('recall-trader-helper', FIELD_REF, FIELDS, m.field)
    case 'take-from-tower':
      return onOne('take-from-tower', TOWER_REF, KINDS, m.kind)
    case 'buy':
      return bought(s, m)
    case 'build':
      return onOne('build', TILE_REF, TILES, m.building)
    case 'pay':
      return paid(s, seat, m, box)
    case 'place-helper': {
      const space = indexIn(SPACES, m.space)
      const source = indexIn(SOURCES, m.source)
      return space < 0 || source < 0 ? null : placement(seat, space, source)
    }
    case 'worker-order':
      return onRefs('worker-order', played([m.first]))
    case 'palace-give': {
      const kind = indexIn(MATERIALS, m.kind)
      return kind < 0 ? null : { act: 'palace-give', on: palaceRefs(seat, kind, m.silver === true) }
    }
    case 'plague-remove':
      return onRefs('plague-remove', played([m.card]))
    case 'breach':
      return isWhole(m.stone) && isWhole(m.silver) ? { act: 'breach', n: [m.stone, m.silver] } : null
    case 'court':
      return onOne('court', at(ITEM_REF, seat), ITEMS, m.item)
    case 'share':
      return onOne('share', GIFT_REF, ITEMS, m.item)
    case 'snowfall-remove':
      return onRefs('snowfall-remove', inHand([m.card]) ?? played([m.card]))
    case 'decline-trader':
    case 'stop-buying':
    case 'stop-building':
    case 'stop-placing':
    case 'stop-palace':
    case 'plague-pay':
    case 'drop-out':
    case 'snowfall-pay':
      return { act: m.type }
    default:
      return null
  }
}

export const canon: Canon<CastleState, CastleChoice, Box> = { write, read }
