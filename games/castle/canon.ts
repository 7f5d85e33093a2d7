// The moves of Castle as plain objects: the notation of match files and records.
import { lastOf } from '../../kernel/ref.ts'
import type { Card, Seat } from '../../kernel/words.ts'
import type { Canon } from '../../title/title.ts'
import type { Box } from './box.ts'
import { itemOf } from './rules/damsel.ts'
import { placement, sourceOf, spaceOf } from './rules/helper.ts'
import { isListed, offerFor } from './rules/offer.ts'
import { pieceGiven } from './rules/palace.ts'
import { pieceAt } from './rules/trades.ts'
import { snowedCard } from './rules/winter.ts'
import {
  type CastleChoice,
  type CastleState,
  CHARACTERS,
  FIELDS,
  ITEMS,
  KINDS,
  MATERIALS,
  ROLE,
  SILVER,
  SOURCES,
  SPACES,
  type StepOf,
  THALER,
  TILES,
} from './state.ts'

const N = MATERIALS.length
const amounts = (n: readonly number[]) => Object.fromEntries(MATERIALS.map((kind, k) => [kind, n[k] ?? 0]))

function write(s: CastleState, seat: Seat, choice: CastleChoice): unknown {
  const on = choice.on ?? []
  const n = choice.n ?? []
  const at = lastOf(on[0])
  const card = (pile: readonly Card[] | undefined, i: number) => CHARACTERS[pile?.[i] as Card] as string
  switch (choice.act) {
    case 'choose-cards':
      return { type: 'choose-cards', cards: on.map((ref) => card(s.hands[seat], lastOf(ref))) }
    case 'load-worker-stone':
      return { type: 'load-worker-stone', kinds: on.map((ref) => KINDS[lastOf(ref)]) }
    case 'place-trader':
      return { type: 'place-trader', field: FIELDS[at], source: SOURCES[sourceOf(on[1])] }
    case 'recall-trader-helper':
      return { type: 'recall-trader-helper', field: FIELDS[at] }
    case 'take-from-tower':
      return { type: 'take-from-tower', kind: KINDS[at] }
    case 'buy': {
      const [from, worker, kind] = pieceAt(choice)
      return { type: 'buy', from, card: CHARACTERS[ROLE.worker + worker], kind: KINDS[kind] }
    }
    case 'build':
      return { type: 'build', building: TILES[at] }
    case 'pay':
    case 'pay-other':
      return { type: 'pay', use: amounts(n.slice(0, N)), silver: amounts(n.slice(N)) }
    case 'place-helper':
      return { type: 'place-helper', space: SPACES[spaceOf(on[0])], source: SOURCES[sourceOf(on[1])] }
    case 'worker-order':
      return { type: 'worker-order', first: card(s.played[seat], at) }
    case 'palace-give': {
      const { kind, silver } = pieceGiven(choice)
      return { type: 'palace-give', kind: KINDS[kind], silver }
    }
    case 'plague-remove':
      return { type: 'plague-remove', card: card(s.played[seat], at) }
    case 'breach':
      return { type: 'breach', stone: n[0], silver: n[1] }
    case 'court':
    case 'share':
      return { type: choice.act, item: ITEMS[itemOf(on[0])] }
    case 'snowfall-remove': {
      const { pile, index } = snowedCard(s, seat, choice)
      return { type: 'snowfall-remove', card: card(pile, index) }
    }
    default:
      return { type: choice.act }
  }
}

type Given = Readonly<Record<string, unknown>>
const indexIn = (list: readonly string[], id: unknown) => list.indexOf(id as string)
const listOf = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : [])

/** Addresses of these cards in a pile, or null if one is not there. */
function refs(zone: string, seat: Seat, pile: readonly Card[] | undefined, ids: readonly unknown[]): string[] | null {
  const at = ids.map((id) => pile?.indexOf(indexIn(CHARACTERS, id)) ?? -1).sort((a, b) => a - b)
  return at.length === 0 || at.some((i) => i < 0) ? null : at.map((i) => `${zone}.${seat}.${i}`)
}

const onRefs = (act: CastleChoice['act'], on: string[] | null): CastleChoice | null =>
  on === null ? null : { act, on }
const onOne = (act: CastleChoice['act'], zone: string, at: number): CastleChoice | null =>
  at < 0 ? null : { act, on: [`${zone}.${at}`] }

/** Eight whole numbers of a payment, or null. */
function payment(m: Given): number[] | null {
  const part = (x: unknown) => MATERIALS.map((kind) => (x as Record<string, unknown> | null)?.[kind])
  const n = [...part(m.use), ...part(m.silver)]
  return n.every((x) => Number.isInteger(x)) ? (n as number[]) : null
}

function read(s: CastleState, seat: Seat, move: unknown, box: Box): CastleChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m = move as Given
  switch (m.type) {
    case 'choose-cards':
      return onRefs('choose-cards', refs('hand', seat, s.hands[seat], listOf(m.cards)))
    case 'load-worker-stone': {
      const kinds = listOf(m.kinds).map((kind) => indexIn(KINDS, kind))
      return kinds.includes(-1)
        ? null
        : { act: 'load-worker-stone', on: kinds.sort((a, b) => a - b).map((k) => `stock.${k}`) }
    }
    case 'place-trader': {
      const field = indexIn(FIELDS, m.field)
      const source = m.source === 'supply' ? `supply.${seat}` : m.source === 'innkeeper' ? 'inn.0' : null
      return field < 0 || source === null ? null : { act: 'place-trader', on: [`field.${field}`, source] }
    }
    case 'recall-trader-helper':
      return onOne('recall-trader-helper', 'field', indexIn(FIELDS, m.field))
    case 'take-from-tower':
      return onOne('take-from-tower', 'tower', indexIn(KINDS, m.kind))
    case 'buy': {
      const worker = indexIn(CHARACTERS, m.card) - ROLE.worker
      const kind = indexIn(KINDS, m.kind)
      const known = Number.isInteger(m.from) && (m.from as number) >= 0 && (m.from as number) < s.seats
      return known && worker >= 0 && kind >= 0 ? { act: 'buy', on: [`load.${m.from}.${worker}.${kind}`] } : null
    }
    case 'build':
      return onOne('build', 'tile', indexIn(TILES, m.building))
    case 'pay': {
      const step = s.agenda.at(-1) as StepOf<'pay'> | undefined
      const n = payment(m)
      if (n === null || step?.do !== 'pay') return null
      return { act: isListed(offerFor(s, seat, step.building, box), n) ? 'pay' : 'pay-other', n }
    }
    case 'place-helper': {
      const space = indexIn(SPACES, m.space)
      const source = indexIn(SOURCES, m.source)
      return space < 0 || source < 0 ? null : placement(seat, space, source)
    }
    case 'worker-order':
      return onRefs('worker-order', refs('played', seat, s.played[seat], [m.first]))
    case 'palace-give': {
      const kind = indexIn(MATERIALS, m.kind)
      if (kind < 0) return null
      return m.silver === true
        ? { act: 'palace-give', on: [`own.${seat}.${SILVER}`, `stock.${kind}`] }
        : { act: 'palace-give', on: [`own.${seat}.${kind}`] }
    }
    case 'plague-remove':
      return onRefs('plague-remove', refs('played', seat, s.played[seat], [m.card]))
    case 'breach':
      return Number.isInteger(m.stone) && Number.isInteger(m.silver)
        ? { act: 'breach', n: [m.stone as number, m.silver as number] }
        : null
    case 'court': {
      const item = indexIn(ITEMS, m.item)
      return item < 0 ? null : { act: 'court', on: [item === THALER ? `purse.${seat}` : `own.${seat}.${item}`] }
    }
    case 'share':
      return onOne('share', 'gift', indexIn(ITEMS, m.item))
    case 'snowfall-remove':
      return onRefs(
        'snowfall-remove',
        refs('hand', seat, s.hands[seat], [m.card]) ?? refs('played', seat, s.played[seat], [m.card]),
      )
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
