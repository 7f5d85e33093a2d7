// What a net is shown of a position of Spyrium: what each seat has, where its workers stand, what lies in the market.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import {
  amount,
  type Features,
  layoutOf,
  pick,
  put,
  type Sketch,
  type Sparse,
  seatIn,
} from '../../../title/features.ts'
import { AROUND, POSITIONS, workersAround } from '../rules/market.ts'
import { BONUS, TECHNIQUES } from '../rules/names.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { BUILDINGS, CHARACTERS, EVENTS } from '../sheet/form.ts'

const DESIGNS: readonly string[] = [...BUILDINGS, ...CHARACTERS, ...TECHNIQUES]
const EVENT_IDS: readonly string[] = Object.keys(EVENTS)

const designs = new WeakMap<Box, { readonly card: readonly number[]; readonly event: readonly number[] }>()

/** By card: its place among the designs of the market, and among the events. */
function placesIn(box: Box) {
  let places = designs.get(box)
  if (places === undefined) {
    const of = (list: readonly string[]) => box.cards.map(({ design }) => list.indexOf(design))
    places = { card: of(DESIGNS), event: of(EVENT_IDS) }
    designs.set(box, places)
  }
  return places
}

/** Spaces of the longest residence track, and of anything counted one by one. */
const TRACK = 12
const MONEY = 16
const CRYSTALS = 10
const WORKERS = 9
const LOTS = 7
const TURNS = 5

const seat = layoutOf({
  points: 1,
  money: MONEY + 1,
  crystals: CRYSTALS + 1,
  active: WORKERS + 1,
  owned: WORKERS + 1,
  inMarket: WORKERS + 1,
  residence: TRACK,
  bonuses: 2,
  phase: 2,
  passed: 1,
  event: 1,
  first: 1,
  toCome: TURNS,
  lots: LOTS,
  kept: 1,
  built: BUILDINGS.length,
  tilted: BUILDINGS.length,
  techniques: TECHNIQUES.length,
  used: TECHNIQUES.length,
  beside: DESIGNS.length,
  alone: DESIGNS.length,
})

const table = layoutOf({
  cards: DESIGNS.length,
  tokens: DESIGNS.length,
  crowd: DESIGNS.length,
  event: EVENT_IDS.length,
  future: EVENT_IDS.length,
})

const HIGH = 40

function drawGoods(s: SpyriumState, who: Seat, list: Sparse): void {
  const { from } = seat
  put(list, from.points, at(s.vp, who) / HIGH)
  amount(list, from.money, at(s.money, who), MONEY)
  amount(list, from.crystals, at(s.crystals, who), CRYSTALS)
  const placed = at(s.gaps, who).reduce((sum, n) => sum + n, 0)
  const active = at(s.active, who)
  amount(list, from.active, active, WORKERS)
  amount(list, from.owned, active + placed + at(s.spent, who), WORKERS)
  amount(list, from.inMarket, placed, WORKERS)
  pick(list, from.residence, at(s.residence, who), TRACK)
  if (small.has(at(s.bonuses, who), BONUS.worker)) put(list, from.bonuses, 1)
  if (small.has(at(s.bonuses, who), BONUS.money)) put(list, from.bonuses + 1, 1)
  pick(list, from.phase, at(s.phase, who) - 1, 2)
  put(list, from.passed, at(s.passed, who))
  put(list, from.event, at(s.eventUsed, who))
  put(list, from.kept, at(s.kept, who).length / 4)
  if (s.first === who) put(list, from.first, 1)
}

function drawCards(s: SpyriumState, who: Seat, list: Sparse, box: Box, card: readonly number[]): void {
  const { from } = seat
  const district = at(s.districts, who)
  pick(list, from.lots, district.length, LOTS)
  const tilted = at(s.tilted, who)
  district.forEach((building, lot) => {
    put(list, from.built + at(card, building), 1)
    put(list, from.tilted + at(card, building), tilted[lot] ?? 0)
  })
  const used = at(s.used, who)
  at(s.techniques, who).forEach((technique, i) => {
    const { technique: which } = at(box.cards, technique)
    put(list, from.techniques + which, 1)
    put(list, from.used + which, used[i] ?? 0)
  })
}

/** The cards that a seat's workers stand beside, and those that nobody else stands beside. */
function drawWorkers(s: SpyriumState, who: Seat, list: Sparse, card: readonly number[]): void {
  const own = at(s.gaps, who)
  for (let pos = 0; pos < POSITIONS; pos++) {
    const lying: Card | undefined = at(s.market, pos)[0]
    if (lying === undefined || lying < 0) continue
    let beside = 0
    for (const gap of at(AROUND, pos)) beside += at(own, gap)
    if (beside === 0) continue
    put(list, seat.from.beside + at(card, lying), beside / 2)
    if (workersAround(s, pos) === beside) put(list, seat.from.alone + at(card, lying), 1)
  }
}

/** How many seats have their turn before this one, of those who have not passed. */
function drawTurn(s: SpyriumState, list: Sparse, who: Seat): void {
  const step = s.agenda.at(-1)
  if (step === undefined || !('seat' in step) || s.passed[who] === 1) return
  let before = 0
  for (let other = step.seat; other !== who; other = (other + 1) % s.seats) if (s.passed[other] === 0) before++
  pick(list, seat.from.toCome, before, TURNS)
}

function drawTable(s: SpyriumState, box: Box, list: Sparse): void {
  const { card, event } = placesIn(box)
  const { from } = table
  for (let pos = 0; pos < POSITIONS; pos++) {
    const lying = at(s.market, pos)[0]
    if (lying === undefined || lying < 0) continue
    const place = at(card, lying)
    put(list, from.cards + place, 1)
    put(list, from.crowd + place, workersAround(s, pos) / 4)
    for (const token of at(s.marketTokens, pos)) put(list, from.tokens + place, at(box.cards, token).value / 4)
  }
  for (const shown of s.current) put(list, from.event + at(event, shown), 1)
  // Only the next of the future events lies open.
  const next = s.future[0]
  if (next !== undefined && next >= 0) put(list, from.future + at(event, next), 1)
}

export const features: Features<SpyriumState, Box> = {
  seat: seat.size,
  table: table.size,
  phases: 12,
  phase: (s) => 2 * (Math.min(6, s.round) - 1) + (s.phase.every((phase) => phase === 2) ? 1 : 0),
  draw(s, box, into: Sketch) {
    const { card } = placesIn(box)
    for (let who = 0; who < s.seats; who++) {
      const list = seatIn(into, who)
      drawGoods(s, who, list)
      drawCards(s, who, list, box, card)
      drawWorkers(s, who, list, card)
      drawTurn(s, list, who)
    }
    drawTable(s, box, into.table)
  },
}
