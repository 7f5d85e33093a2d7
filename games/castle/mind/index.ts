// How a position of Castle looks for a seat: what it has, what its helpers promise, and what the cards on the table will
// still do in this round.

import { add, at, fraction, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { loadAt } from '../rules/load.ts'
import { FIELDS, KINDS, ROLE, WORKERS } from '../rules/pieces.ts'
import type { CastleSpeech } from '../rules/speech.ts'
import type { CastleState, CastleStep } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import {
  buildingWorth,
  charactersIn,
  coinWorth,
  fieldWorth,
  handWorth,
  helperWorth,
  lodged,
  materialWorth,
  type Outlook,
  outlookOf,
  piecesWorth,
  pieceWorth,
  SPENT,
} from './outlook.ts'

/** How often in a round somebody plays the trader, by number of seats; and how much of that a helper lives to see. */
const TRADERS = [0, 0, 0.45, 0.35, 0.42]
const STAYS = 0.6
/** Buildings that a card on the table will erect if it can erect any. */
const BUILDS = 1.2
/** How much of a card's worth stays with it when it is played: it comes back some day. */
const COME_BACK = 0.35
/** How much of the damsel's prize a suitor may count on, shared with the others. */
const COURTING = 0.6
/** A worker (stone) still to be loaded. */
const UNLOADED = 8

/** The parts of a position, in points. */
const PARTS = [
  'score',
  'helpers',
  'hand',
  'round',
  'materials',
  'thalers',
] as const satisfies readonly CastleSpeech['part'][]

/** What each seat has and expects: points of each part, building value, thalers, buildings of this round. */
interface Account {
  readonly score: number
  readonly helpers: number
  readonly hand: number
  /** What the cards on the table will still bring in this round. */
  round: number
  value: number
  thalers: number
  builds: number
}

function accountOf(o: Outlook, seat: Seat): Account {
  const { s, box, later } = o
  const hand = charactersIn(at(s.hands, seat))
  const held = handWorth(o, hand)
  let helpers = lodged(o, seat)
  let round = 0
  if (s.suit.length > 0 && num(s.suit, seat) >= 0)
    round += (COURTING * box.damselVp) / s.suit.filter((given) => given >= 0).length
  for (let k = 0; k < FIELDS.length; k++)
    if (s.fields[k] === seat) helpers += later * fraction(TRADERS, s.seats) * STAYS * SPENT * fieldWorth(o, k)
  if (s.inn === seat) helpers += 0.3 * later
  helpers += 0.15 * Math.min(later, num(s.supply, seat))
  return {
    score: num(s.scores, seat),
    helpers,
    hand: held + COME_BACK * (handWorth(o, small.union(hand, charactersIn(at(s.played, seat)))) - held),
    round,
    value: piecesWorth(at(s.own, seat), box),
    thalers: num(s.thalers, seat),
    builds: num(s.erected, seat),
  }
}

/** The cart or the tower pile that would bring most. */
function bestOf(length: number, worth: (k: number) => number): number {
  let high = 0
  for (let k = 0; k < length; k++) high = Math.max(high, worth(k))
  return high
}

/** Adds what a card on the table will still do for its seat. */
function expect(o: Outlook, step: CastleStep, accounts: readonly Account[], rivals: readonly number[]): void {
  const { s, box } = o
  if (step.do === 'yield') {
    for (let k = 0; k < FIELDS.length; k++) {
      const owner = at(s.fields, k)
      if (owner !== null) at(accounts, owner).value += fieldWorth(o, k)
    }
    return
  }
  if (!('seat' in step)) return
  const { seat } = step
  const a = at(accounts, seat)
  const erects = (role: number, left: number) => {
    const gain = buildingWorth(o, seat, role, left, num(rivals, seat))
    a.round += gain
    if (gain > 0) a.builds += BUILDS
    return gain > 0
  }
  switch (step.do) {
    case 'messenger':
      a.thalers += Math.min(box.messenger, s.bank)
      return
    case 'place-trader':
      if (num(s.supply, seat) === 0) return
      a.value += bestOf(FIELDS.length, (k) => (s.fields[k] === null && !box.afterCarts[k] ? fieldWorth(o, k) : 0))
      a.round += 0.3 * o.later
      return
    case 'take-from-tower':
      a.value += bestOf(KINDS.length, (k) => num(s.tower, k) * pieceWorth(k, box))
      return
    case 'load-worker-stone':
      a.value += UNLOADED
      return
    case 'build':
      if (erects(step.role, step.left) || step.left < num(box.buildings, step.role))
        a.round += num(box.helpers, step.role) > 0 ? helperWorth(o, seat) : 0
      return
    case 'worker':
    case 'worker-order':
      for (let w = 0; w < WORKERS; w++)
        if (step.do === 'worker-order' || step.worker === w)
          for (let k = 0; k < KINDS.length; k++) a.value += num(s.load, loadAt(seat, w) + k) * pieceWorth(k, box)
      erects(ROLE.worker, num(box.buildings, ROLE.worker))
      return
    case 'place-helper':
      a.round += helperWorth(o, seat)
      return
    case 'master-builder': {
      const hand = charactersIn(at(s.hands, seat))
      const back = small.union(hand, charactersIn(at(s.played, seat)))
      a.round += (1 - COME_BACK) * (handWorth(o, back) - handWorth(o, hand))
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) a.round += 0.9 * box.masterVp * at(accounts, other).builds
      return
    }
    default:
  }
}

/** The accounts of all seats, with what this round will still bring. */
function accountsOf(o: Outlook): Account[] {
  const { s } = o
  const accounts: Account[] = []
  const rivals: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    accounts.push(accountOf(o, seat))
    rivals.push(0)
  }
  const { agenda } = s
  for (const step of agenda)
    if (step.do === 'master-builder')
      for (let seat = 0; seat < s.seats; seat++) if (seat !== step.seat) add(rivals, seat, 1)
  for (let i = agenda.length - 1; i >= 0; i--) expect(o, at(agenda, i), accounts, rivals)
  return accounts
}

/** Expected points of each seat. */
function expected(s: CastleState, box: Box): number[] {
  if (s.agenda.length === 0) return s.scores
  const o = outlookOf(s, box)
  return accountsOf(o).map(
    (a) => a.score + a.helpers + a.hand + a.round + materialWorth(o, a.value) + coinWorth(o, a.thalers),
  )
}

/** The lead of each seat over the others on average. */
function leads(s: CastleState, box: Box): number[] {
  const points = expected(s, box)
  let all = 0
  for (const p of points) all += p
  return points.map((p) => p - (all - p) / (s.seats - 1))
}

export const insight: Insight<CastleState, Box> = {
  worlds: 4,
  follow: 5,
  scale: 10,
  strengths: { slips: [4, 0.6, 0.4], thoughts: [16, 300] },
  value: (s, seat, box) => fraction(leads(s, box), seat),
  values: leads,
  parts(s, seat, box) {
    const o = outlookOf(s, box)
    const a = at(accountsOf(o), seat)
    const worth: Readonly<Record<(typeof PARTS)[number], number>> = {
      score: a.score,
      helpers: a.helpers,
      hand: a.hand,
      round: a.round,
      materials: materialWorth(o, a.value),
      thalers: coinWorth(o, a.thalers),
    }
    return PARTS.map((from) => ({ from, points: worth[from] }))
  },
  /** The payments in the list are good ones: no other has to be composed. */
  numbers: () => [],
}

export { features } from './features.ts'
