// What a building site is worth to its owner, and the best that a crew can add to several sites in one phase.
import type { Card, Seat } from '../../../kernel/words.ts'
import { unfinishedWorth } from '../rules/end.ts'
import { additions, COMPLETE, sizeOf } from '../rules/stability.ts'
import { DUTY, type MasterState } from '../rules/state.ts'
import { roomLeft } from '../rules/work.ts'
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

function tablesOf(box: Box): Tables {
  let tables = kept.get(box)
  if (tables === undefined) {
    const sum = (k: number, set: number, of: (type: number) => number) =>
      (box.requires[k] as number[]).reduce((all, type, bit) => all + ((set & (1 << bit)) !== 0 ? of(type) : 0), 0)
    const each = (of: (type: number) => number) =>
      Array.from({ length: CONTRACTS }, (_, k) => Array.from({ length: 64 }, (_, set) => sum(k, set, of)))
    tables = {
      demand: each((type) => [1, 0x101, 0x10101, 0x1010101][type] as number),
      wages: each((type) => box.wageOf[type] as number),
    }
    kept.set(box, tables)
  }
  return tables
}

/** A site with these sections built, when `left` further rounds will be played. */
export function siteWorth(k: number, set: number, left: number, box: Box): number {
  if (set === COMPLETE) return (box.income[k] as number) + FINISHED
  const floor = unfinishedWorth(k, set, box)
  if (left === 0) return floor
  const missing = COMPLETE & ~set
  const cost =
    WORK * (tablesOf(box).wages[k]?.[missing] as number) +
    sizeOf(missing) * (RISK[Math.min(left, RISK.length - 1)] as number)
  return Math.max(floor, (box.income[k] as number) - cost)
}

const LANES = 0x80808080 | 0
/** Whether a crew can meet a demand: for each type, enough workers of it or a higher one (MAS-7.4, R32). */
const meets = (crew: number, demand: number) => (((crew | LANES) - demand) & LANES) === LANES

/** Free workers of a seat, by type or higher, a byte each; bad weather counts. */
export function handsOf(s: MasterState, seat: Seat, box: Box): number {
  const room = roomLeft(s, seat, box)
  const free = [0, 0, 0, 0]
  for (const card of s.crews[seat] as Card[])
    if (s.duty[card] === DUTY.free)
      for (let type = 0; type <= (box.type[card] as number); type++) free[type] = (free[type] as number) + 1
  return pack(free.map((many) => Math.min(many, room)))
}

export const pack = (free: readonly number[]): number =>
  (free[0] as number) | ((free[1] as number) << 8) | ((free[2] as number) << 16) | ((free[3] as number) << 24)

/** A site as the search sees it: its contract and what stands there or is assigned. */
export interface Site {
  readonly k: number
  readonly set: number
}

export const sitesOf = (s: MasterState, seat: Seat): Site[] =>
  (s.contracts[seat] as Card[]).map((card) => {
    const k = contractOf(card)
    return { k, set: (s.built[k] as number) | (s.assigned[k] as number) }
  })

export interface Work {
  /** The worth of all sites afterwards. */
  readonly worth: number
  /** What to add to each site, in the order given. */
  readonly adds: readonly number[]
  /** Who is still free afterwards, packed. */
  readonly hands: number
}

/** More positions than any real crew and its sites have. */
const MOST = 30_000

/** The best that these hands can add to these sites: every combination, cut short where it cannot be better. */
export function bestWork(sites: readonly Site[], hands: number, left: number, box: Box): Work {
  const { demand } = tablesOf(box)
  const choices = sites.map(({ k, set }) =>
    additions(box.kind[k] as number, set)
      .filter((add) => meets(hands, demand[k]?.[add] as number))
      .map((add) => ({ add, need: demand[k]?.[add] as number, worth: siteWorth(k, set | add, left, box) }))
      .sort((a, b) => b.worth - a.worth || sizeOf(b.add) - sizeOf(a.add)),
  )
  const hope = new Array<number>(sites.length + 1).fill(0)
  for (let i = sites.length - 1; i >= 0; i--) hope[i] = (hope[i + 1] as number) + (choices[i]?.[0]?.worth ?? 0)
  const adds = sites.map(() => 0)
  let best: Work = { worth: Number.NEGATIVE_INFINITY, adds: adds.slice(), hands }
  let tried = 0
  const search = (i: number, worth: number, free: number): void => {
    if (i === sites.length) {
      if (worth > best.worth) best = { worth, adds: adds.slice(), hands: free }
      return
    }
    for (const { add, need, worth: more } of choices[i] as (typeof choices)[0]) {
      if (worth + more + (hope[i + 1] as number) <= best.worth || tried++ > MOST) return
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
  const { demand } = tablesOf(box)
  const nothing = siteWorth(k, 0, left, box)
  let best = 0
  for (const add of additions(box.kind[k] as number, 0))
    if (meets(hands, demand[k]?.[add] as number)) best = Math.max(best, siteWorth(k, add, left, box) - nothing)
  return best
}
