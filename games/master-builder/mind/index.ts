// How a position of Master Builder looks for a seat, in dollars: cash and debts, what its sites promise, what its crew costs.

import { add, at, fraction, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { due, repayment } from '../rules/money.ts'
import { firstOf } from '../rules/refs.ts'
import { COMPLETE } from '../rules/stability.ts'
import { DUTY, type MasterState, STAGE } from '../rules/state.ts'
import { PARTS } from '../rules/terms.ts'
import { type Box, CONTRACTS, cardOf } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { hammered } from './hammer.ts'
import { AT_SIGHT, EXPERIENCE, purseWorth, type Taste } from './taste.ts'
import { bestWork, freshGain, handsOf, pack, type Site, sitesOf, siteWorth } from './worth.ts'

/** What a fault costs in events to come. */
const FAULT = 150
/** What a small loan costs beside its amount, for each dollar. */
const INTEREST = 0.4

/** How likely a loan is still there when repaying it costs more. */
const LATER_COST = 0.25

/** Workers of a seat who can be expected to work in this round, by type or higher. */
function expectedHands(s: MasterState, seat: Seat, box: Box): number {
  const one = s.inForce !== null && box.effect[s.inForce] === 'unavailable-one'
  const free = [0, 0, 0, 0]
  for (const card of at(s.crews, seat))
    if (!one || s.duty[card] !== DUTY.down) for (let type = 0; type <= num(box.type, card); type++) add(free, type, 1)
  return pack(free)
}

/** Whether the wages of this round are still to be paid. */
function wagesToCome(s: MasterState, seat: Seat): boolean {
  if (s.phase < 5) return true
  for (const step of s.agenda) if (step.do === 'pay-wages' && step.seat === seat) return true
  return false
}

/** What a seat owes. An IOU that is not repaid while contracts are in play costs more. */
function debts(s: MasterState, seat: Seat, box: Box): number {
  let sum = 0
  for (let kind = 0; kind < LOANS.length; kind++) {
    const many = num(at(s.loans, seat), kind)
    if (many === 0) continue
    const now = repayment(s, kind, box)
    sum += many * (now + LATER_COST * (num(box.late, kind) - now))
  }
  return sum
}

/** The first crew, before anybody has a contract. */
function draftWorth(s: MasterState, seat: Seat, { mix }: Taste, box: Box): number {
  const many = [0, 0, 0, 0]
  let sum = 0
  for (const card of at(s.crews, seat)) {
    const type = num(box.type, card)
    sum += fraction(at(mix, type), num(many, type)) - num(box.wage, card) - FAULT * num(box.faultCount, card)
    add(many, type, 1)
  }
  return sum
}

/** What idle hands promise: a new contract that they could begin at once. */
function freshWorth(s: MasterState, hands: number, left: number, { fresh }: Taste, box: Box): number {
  if (hands === 0 || s.contractPile.length + s.offer.length === 0) return 0
  let sum = 0
  let many = 0
  for (let k = 0; k < CONTRACTS; k++) {
    if (taken(s, cardOf(k))) continue
    sum += freshGain(k, hands, left, box)
    many++
  }
  return many === 0 ? 0 : (fresh * sum) / many
}

function taken(s: MasterState, card: Card): boolean {
  if (s.removed.includes(card)) return true
  for (let seat = 0; seat < s.seats; seat++)
    if (at(s.contracts, seat).includes(card) || at(s.town, seat).includes(card)) return true
  return false
}

/** A seat as the look ahead sees it: its money, its sites and the workers it can expect. */
interface Position {
  readonly cash: number
  readonly sites: readonly Site[]
  readonly hands: number
  readonly wages: number
}

/** Expected money at the end, seen before the event of a round after which `left` more are played. */
function ahead(s: MasterState, seat: Seat, p: Position, left: number, close: boolean, taste: Taste, box: Box): number {
  const work = bestWork(p.sites, p.hands, left, box)
  const { survives, keen } = taste
  let sum = p.cash + purseWorth(taste, p.cash, left)
  let income = 0
  let missing = 0
  p.sites.forEach(({ k, set }, i) => {
    const after = small.union(set, num(work.adds, i))
    const idle = siteWorth(k, set, left, box)
    sum += survives * siteWorth(k, after, left, box) + (1 - survives) * idle
    if (set === 0) sum -= (1 - keen) * idle
    if (after === COMPLETE) income += survives * num(box.income, k)
    else missing += 6 - small.size(after)
  })
  if (close) {
    sum += freshWorth(s, work.hands, left, taste, box)
    for (const card of at(s.crews, seat)) sum -= FAULT * num(box.faultCount, card)
  }
  return sum - overload(missing, left, taste) - wageCost(p.wages, p.cash + income)
}

const overload = (missing: number, left: number, t: Taste) => t.overload * Math.max(0, missing - t.pace * left)
const wageCost = (wages: number, cash: number) => wages + INTEREST * Math.max(0, wages - cash)

/** What the construction under way leaves behind: income for what is complete, sites for the rest. */
function built(s: MasterState, seat: Seat, box: Box): { sites: Site[]; income: number } {
  const sites = sitesOf(s, seat)
  const left = s.lastRound - s.round
  const adds =
    s.phase === 4 && s.stage[seat] === STAGE.building ? bestWork(sites, handsOf(s, seat, box), left, box).adds : []
  const after = sites.map(({ k, set }, i) => ({ k, set: small.union(set, adds[i] ?? small.none) }))
  return {
    sites: after.filter(({ set }) => set !== COMPLETE),
    income: after.reduce((sum, { k, set }) => sum + (set === COMPLETE ? num(box.income, k) : 0), 0),
  }
}

/** Expected money of a seat at the end. `close` also looks at its idle hands. */
function outlook(s: MasterState, seat: Seat, close: boolean, taste: Taste, box: Box): number {
  const money = num(s.cash, seat)
  if (s.agenda.length === 0) return money
  const owed = debts(s, seat, box)
  if (s.round === 1 && s.phase === 1) return money - owed + draftWorth(s, seat, taste, box)
  const left = s.lastRound - s.round
  const hands = expectedHands(s, seat, box)
  if (s.phase < 4 || (s.phase === 4 && s.stage[seat] === STAGE.building && s.trail[seat]?.length === 0)) {
    const sites = sitesOf(s, seat)
    let cash = money
    if (s.lot !== null && s.bidder === seat) {
      cash += num(s.bonus, s.lot) - s.bid
      sites.push({ k: s.lot, set: 0 })
    }
    return ahead(s, seat, { cash, sites, hands, wages: due(s, seat, box) }, left, close, taste, box) - owed
  }
  const { sites, income } = built(s, seat, box)
  const wages = wagesToCome(s, seat) ? due(s, seat, box) : 0
  const cash = money + income - wageCost(wages, money + income)
  if (left === 0) return sites.reduce((sum, { k, set }) => sum + siteWorth(k, set, 0, box), cash) - owed
  return ahead(s, seat, { cash, sites, hands, wages: num(s.wages, seat) }, left - 1, close, taste, box) - owed
}

/** Whether firing a worker would keep one of the same type who has more faults. */
function keepsWorse(s: MasterState, seat: Seat, worker: Card, box: Box): boolean {
  const faults = (card: Card) => num(box.faultCount, card)
  for (const other of at(s.crews, seat))
    if (
      box.type[other] === box.type[worker] &&
      s.duty[other] !== DUTY.hired &&
      (faults(other) > faults(worker) || (faults(other) === faults(worker) && other < worker))
    )
      return true
  return false
}

/** The leads of all seats: over the others on average. */
function leads(s: MasterState, taste: Taste, box: Box): number[] {
  const seen: number[] = []
  let all = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const worth = outlook(s, seat, false, taste, box)
    seen.push(worth)
    all += worth
  }
  return seen.map((worth, seat) => outlook(s, seat, true, taste, box) - (all - worth) / (s.seats - 1))
}

export const insight: Insight<MasterState, Box> = {
  worlds: 2,
  scale: 13_000,
  strengths: { slips: [30_000, 11_000, 200], thoughts: [12, 600] },
  beside: ['repay'],
  value(s, seat, box) {
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += outlook(s, other, false, AT_SIGHT, box)
    return outlook(s, seat, true, AT_SIGHT, box) - others / (s.seats - 1)
  },
  foresight: { leads: (s, box) => leads(s, EXPERIENCE, box), scale: 26_000 },
  concluded: (s, box) => hammered(s, box, (then, seat) => outlook(then, seat, true, EXPERIENCE, box)),
  parts(s, seat, box) {
    const cash = num(s.cash, seat)
    const loans = s.agenda.length === 0 ? 0 : -debts(s, seat, box)
    const worth = { cash, loans, sites: outlook(s, seat, true, AT_SIGHT, box) - cash - loans }
    return PARTS.map((from) => ({ from, points: worth[from] }))
  },
  /** Opening at the minimum or raising by the least is always thinkable; no larger amount is better. */
  numbers: () => [],
  dull(s, seat, choice, box) {
    if (choice.act === 'bid') return (choice.n?.[0] ?? 0) > s.bid + box.limits.minimumRaise
    return choice.act === 'fire-worker' && keepsWorse(s, seat, firstOf(choice), box)
  },
}

export { features } from './features.ts'
