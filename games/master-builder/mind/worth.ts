// What a building site is worth to its owner, and the best that a crew can add to several sites in one phase.
import { add, at, each, fraction, fractions, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { roomLeft } from '../cards/bad-weather.ts'
import { unfinishedWorth } from '../rules/end.ts'
import { additions, COMPLETE, SETS } from '../rules/stability.ts'
import { DUTY, type MasterState } from '../rules/state.ts'
import { workOn } from '../rules/work.ts'
import { type Box, CONTRACTS, contractOf } from '../sheet/box.ts'

/** What a missing section risks, by the rounds still to come: events take workers away, and cash now is worth more. */
const RISK = [20_000, 5000, 2500, 1800, 1500, 1200]
/** Wages for the work still to be done, with some lost to events. */
const WORK = 1.15
/** Income in hand rather than promised. */
const FINISHED = 2000

interface Tables {
  /** By contract and set of sections: how many workers of each type or a higher one it takes, a byte each. */
  readonly demand: readonly (readonly number[])[]
  /** By contract and set of sections: the wages of those who could build it. */
  readonly wages: readonly (readonly number[])[]
}
const kept = new WeakMap<Box, Tables>()

/** A worker of a type counts for it and for each type below it, a byte each. */
const BYTES = [1, 0x101, 0x10101, 0x1010101]

function tablesOf(box: Box): Tables {
  let tables = kept.get(box)
  if (tables === undefined) {
    const summed = (of: (type: number) => number) =>
      each(CONTRACTS, (k) =>
        SETS.map((set) => small.list(set).reduce((all, piece) => all + of(num(at(box.requires, k), piece)), 0)),
      )
    tables = { demand: summed((type) => num(BYTES, type)), wages: summed((type) => num(box.wageOf, type)) }
    kept.set(box, tables)
  }
  return tables
}

const demandOf = (tables: Tables, k: number, set: Small): number => fraction(at(tables.demand, k), set)

/** A site with these sections built, when `left` further rounds will be played. */
export function siteWorth(k: number, set: Small, left: number, box: Box): number {
  const income = num(box.income, k)
  if (set === COMPLETE) return income + FINISHED
  const floor = unfinishedWorth(k, set, box)
  if (left === 0) return floor
  const missing = small.minus(COMPLETE, set)
  const wages = fraction(at(tablesOf(box).wages, k), missing)
  const cost = WORK * wages + small.size(missing) * fraction(RISK, Math.min(left, RISK.length - 1))
  return Math.max(floor, income - cost)
}

const LANES = 0x80808080 | 0
/** Whether a crew can meet a demand: for each type, enough workers of it or a higher one (MAS-7.4, R32). */
const meets = (crew: number, demand: number) => (((crew | LANES) - demand) & LANES) === LANES

/** Free workers of a seat, by type or higher, a byte each; bad weather counts. */
export function handsOf(s: MasterState, seat: Seat, box: Box): number {
  const room = roomLeft(s, seat, box)
  const free = [0, 0, 0, 0]
  for (const card of at(s.crews, seat))
    if (s.duty[card] === DUTY.free) for (let type = 0; type <= num(box.type, card); type++) add(free, type, 1)
  return pack(free.map((many) => Math.min(many, room)))
}

export const pack = (free: readonly number[]): number =>
  num(free, 0) | (num(free, 1) << 8) | (num(free, 2) << 16) | (num(free, 3) << 24)

/** A site as the search sees it: its contract and what stands there or is assigned. */
export interface Site {
  readonly k: number
  readonly set: Small
}

export const sitesOf = (s: MasterState, seat: Seat): Site[] =>
  at(s.contracts, seat).map((card) => ({ k: contractOf(card), set: workOn(s, contractOf(card)) }))

export interface Work {
  /** The worth of all sites afterwards. */
  readonly worth: number
  /** What to add to each site, in the order given. */
  readonly adds: readonly Small[]
  /** Who is still free afterwards, packed. */
  readonly hands: number
}

/** More positions than any real crew and its sites have. */
const MOST = 30_000

/** What could be added to one site. */
interface Addition {
  readonly add: Small
  readonly need: number
  readonly worth: number
}

/** The best that these hands can add to these sites: every combination, cut short where it cannot be better. */
export function bestWork(sites: readonly Site[], hands: number, left: number, box: Box): Work {
  const tables = tablesOf(box)
  const choices = sites.map(({ k, set }): Addition[] =>
    additions(num(box.kind, k), set)
      .filter((add) => meets(hands, demandOf(tables, k, add)))
      .map((add) => ({ add, need: demandOf(tables, k, add), worth: siteWorth(k, small.union(set, add), left, box) }))
      .sort((a, b) => b.worth - a.worth || small.size(b.add) - small.size(a.add)),
  )
  const hope = fractions(sites.length + 1)
  for (let i = sites.length - 1; i >= 0; i--) hope[i] = fraction(hope, i + 1) + (choices[i]?.[0]?.worth ?? 0)
  const adds = sites.map(() => small.none)
  let best: Work = { worth: Number.NEGATIVE_INFINITY, adds: adds.slice(), hands }
  let tried = 0
  const search = (i: number, worth: number, free: number): void => {
    if (i === sites.length) {
      if (worth > best.worth) best = { worth, adds: adds.slice(), hands: free }
      return
    }
    for (const { add, need, worth: more } of at(choices, i)) {
      if (worth + more + fraction(hope, i + 1) <= best.worth || tried++ > MOST) return
      if (!meets(free, need)) continue
      adds[i] = add
      search(i + 1, worth + more, free - need)
    }
  }
  search(0, 0, hands)
  return best
}

/** What these hands could still add to a contract of which nothing is built. */
export function freshGain(k: number, hands: number, left: number, box: Box): number {
  const tables = tablesOf(box)
  const nothing = siteWorth(k, small.none, left, box)
  let best = 0
  for (const add of additions(num(box.kind, k), small.none))
    if (meets(hands, demandOf(tables, k, add))) best = Math.max(best, siteWorth(k, add, left, box) - nothing)
  return best
}
