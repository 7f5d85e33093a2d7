// What a net is shown of a position of Master Builder: money and debts, the crew, the sites and what they still need, the
// auction under way.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { amount, type Features, layoutOf, pick, put, type Sparse, seatIn } from '../../../title/features.ts'
import { COMPLETE } from '../rules/stability.ts'
import { DUTY, type MasterState, STAGE } from '../rules/state.ts'
import { PHASES as STEPS } from '../rules/terms.ts'
import { workOn } from '../rules/work.ts'
import { type Box, CONTRACTS, contractOf, FIRST_SITUATION, SECTIONS_EACH } from '../sheet/box.ts'
import { EVENT_IDS, LOANS, SITUATION_IDS, TYPES } from '../sheet/ids.ts'

/** Money is seen in steps of so many dollars. */
const STEP = 4000
const PURSE = 20
const CREW = 5
const SITES = 5
const MISSING = 14
const ORDER = 4

const seat = layoutOf({
  cash: PURSE + 2,
  loans: LOANS.length * 3,
  wages: 1,
  crew: TYPES.length * (CREW + 1),
  free: TYPES.length * (CREW + 1),
  faults: 1,
  sites: SITES,
  missing: MISSING + 1,
  needs: TYPES.length * (CREW + 1),
  income: 1,
  begun: SECTIONS_EACH,
  contracts: CONTRACTS,
  town: SITES,
  bids: 2,
  out: 1,
  actions: 4,
  stage: 3,
  order: ORDER,
  mallet: 1,
  asked: 1,
})

const table = layoutOf({
  rounds: 7,
  steps: STEPS.length,
  lot: CONTRACTS,
  bid: 2,
  offer: CONTRACTS,
  pile: 1,
  event: EVENT_IDS.length,
  situation: SITUATION_IDS.length,
  piles: TYPES.length,
  hiring: 1,
})

function drawMoney(s: MasterState, who: Seat, list: Sparse): void {
  const { from } = seat
  const steps = at(s.cash, who) / STEP
  put(list, from.cash, steps / PURSE)
  pick(list, from.cash + 1, Math.floor(steps) + 1, PURSE + 1)
  at(s.loans, who).forEach((many, kind) => {
    if (many > 0) pick(list, from.loans + 3 * kind, many - 1, 3)
  })
  put(list, from.wages, at(s.wages, who) / 20_000)
}

function drawCrew(s: MasterState, who: Seat, box: Box, list: Sparse): void {
  const { from } = seat
  const crew = TYPES.map(() => 0)
  const free = TYPES.map(() => 0)
  let faults = 0
  for (const card of at(s.crews, who)) {
    const type = at(box.type, card)
    crew[type] = at(crew, type) + 1
    if (s.duty[card] === DUTY.free || s.duty[card] === DUTY.hired) free[type] = at(free, type) + 1
    faults += at(box.faultCount, card)
  }
  for (let type = 0; type < TYPES.length; type++) {
    amount(list, from.crew + type * (CREW + 1), at(crew, type), CREW)
    amount(list, from.free + type * (CREW + 1), at(free, type), CREW)
  }
  put(list, from.faults, faults / 6)
}

function drawSites(s: MasterState, who: Seat, box: Box, list: Sparse): void {
  const { from } = seat
  const needs = TYPES.map(() => 0)
  let missing = 0
  let income = 0
  const contracts = at(s.contracts, who)
  for (const card of contracts) {
    const k = contractOf(card)
    const left = small.minus(COMPLETE, workOn(s, k))
    put(list, from.contracts + k, 1)
    put(list, from.begun + Math.max(0, small.size(left) - 1), 0.5)
    income += at(box.income, k)
    missing += small.size(left)
    for (const piece of small.list(left)) {
      const type = at(at(box.requires, k), piece)
      needs[type] = at(needs, type) + 1
    }
  }
  pick(list, from.sites, contracts.length, SITES)
  amount(list, from.missing, missing, MISSING)
  for (let type = 0; type < TYPES.length; type++) amount(list, from.needs + type * (CREW + 1), at(needs, type), CREW)
  put(list, from.income, income / 100_000)
  pick(list, from.town, at(s.town, who).length, SITES)
}

function drawTurn(s: MasterState, who: Seat, list: Sparse): void {
  const { from } = seat
  if (s.lot !== null && s.bidder === who) {
    put(list, from.bids, 1)
    put(list, from.bids + 1, s.bid / 20_000)
  }
  if (small.has(s.out, who)) put(list, from.out, 1)
  if (s.phase === 1) pick(list, from.actions, at(s.actions, who), 4)
  if (s.phase === 4) pick(list, from.stage, at(s.stage, who), Object.keys(STAGE).length)
  pick(list, from.order, (who - s.mallet + s.seats) % s.seats, ORDER)
  if (s.mallet === who) put(list, from.mallet, 1)
  const step = s.agenda.at(-1)
  if (step !== undefined && 'seat' in step && step.seat === who) put(list, from.asked, 1)
}

function drawTable(s: MasterState, list: Sparse): void {
  const { from } = table
  pick(list, from.rounds, s.lastRound - s.round, 7)
  pick(list, from.steps, s.phase - 1, STEPS.length)
  if (s.lot !== null) {
    put(list, from.lot + s.lot, 1)
    put(list, from.bid, s.bid / 20_000)
    put(list, from.bid + 1, at(s.bonus, s.lot) / 20_000)
  }
  for (const card of s.offer) put(list, from.offer + contractOf(card), 1)
  put(list, from.pile, s.contractPile.length / CONTRACTS)
  if (s.inForce !== null) put(list, from.event + s.inForce, 1)
  for (const card of s.situations) if (card >= 0) put(list, from.situation + card - FIRST_SITUATION, 0.5)
  for (let type = 0; type < TYPES.length; type++) put(list, from.piles + type, at(s.piles, type).length / 10)
  if (s.options.hiring !== 'until-all-pass') put(list, from.hiring, 1)
}

const PHASES = 12

export const features: Features<MasterState, Box> = {
  seat: seat.size,
  table: table.size,
  phases: PHASES,
  /** By rounds still to come, before and after the building. */
  phase: (s) => 2 * Math.max(0, Math.min(5, s.lastRound - s.round)) + (s.phase < 4 ? 0 : 1),
  draw(s, box, into) {
    for (let who = 0; who < s.seats; who++) {
      const list = seatIn(into, who)
      drawMoney(s, who, list)
      drawCrew(s, who, box, list)
      drawSites(s, who, box, list)
      drawTurn(s, who, list)
    }
    drawTable(s, into.table)
  },
}
