// How a position of Castle looks for a seat: what it has, what its helpers promise, and what the cards on the table will
// still do in this round.
import type { Insight } from '../../kernel/title.ts'
import type { Card, Seat } from '../../kernel/words.ts'
import type { Box } from './box.ts'
import {
  buildingWorth,
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
import { loadAt } from './rules/load.ts'
import { type CastleState, type CastleStep, FIELDS, KINDS, ROLE, WORKERS } from './state.ts'

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

/** What each seat has and expects: points, building value, thalers, buildings of this round. */
interface Account {
  points: number
  value: number
  thalers: number
  builds: number
}

function accountOf(o: Outlook, seat: Seat): Account {
  const { s, box, later } = o
  const hand = s.hands[seat] as Card[]
  let points = (s.scores[seat] as number) + lodged(o, seat) + handWorth(o, hand)
  points += COME_BACK * (handWorth(o, hand.concat(s.played[seat] as Card[])) - handWorth(o, hand))
  if (s.suit.length > 0 && (s.suit[seat] as number) >= 0)
    points += (COURTING * box.damselVp) / s.suit.filter((given) => given >= 0).length
  for (let k = 0; k < FIELDS.length; k++)
    if (s.fields[k] === seat) points += later * (TRADERS[s.seats] as number) * STAYS * SPENT * fieldWorth(o, k)
  if (s.inn === seat) points += 0.3 * later
  points += 0.15 * Math.min(later, s.supply[seat] as number)
  return {
    points,
    value: piecesWorth(s.own[seat] as number[], box),
    thalers: s.thalers[seat] as number,
    builds: s.erected[seat] as number,
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
      const owner = s.fields[k] as Seat | null
      if (owner !== null) (accounts[owner] as Account).value += fieldWorth(o, k)
    }
    return
  }
  if (!('seat' in step)) return
  const { seat } = step
  const a = accounts[seat] as Account
  const erects = (role: number, left: number) => {
    const gain = buildingWorth(o, seat, role, left, rivals[seat] as number)
    a.points += gain
    if (gain > 0) a.builds += BUILDS
    return gain > 0
  }
  switch (step.do) {
    case 'messenger':
      a.thalers += Math.min(box.messenger, s.bank)
      return
    case 'place-trader':
      if ((s.supply[seat] as number) === 0) return
      a.value += bestOf(FIELDS.length, (k) => (s.fields[k] === null && !box.afterCarts[k] ? fieldWorth(o, k) : 0))
      a.points += 0.3 * o.later
      return
    case 'take-from-tower':
      a.value += bestOf(KINDS.length, (k) => (s.tower[k] as number) * pieceWorth(k, box))
      return
    case 'load-worker-stone':
      a.value += UNLOADED
      return
    case 'build':
      if (erects(step.role, step.left) || step.left < (box.buildings[step.role] as number))
        a.points += (box.helpers[step.role] as number) > 0 ? helperWorth(o, seat) : 0
      return
    case 'worker':
    case 'worker-order':
      for (let w = 0; w < WORKERS; w++)
        if (step.do === 'worker-order' || step.worker === w)
          for (let k = 0; k < KINDS.length; k++) a.value += (s.load[loadAt(seat, w) + k] as number) * pieceWorth(k, box)
      erects(ROLE.worker, box.buildings[ROLE.worker] as number)
      return
    case 'place-helper':
      a.points += helperWorth(o, seat)
      return
    case 'master-builder': {
      const hand = s.hands[seat] as Card[]
      a.points += (1 - COME_BACK) * (handWorth(o, hand.concat(s.played[seat] as Card[])) - handWorth(o, hand))
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) a.points += 0.9 * box.masterVp * (accounts[other] as Account).builds
      return
    }
    default:
  }
}

/** Expected points of each seat. */
function expected(s: CastleState, box: Box): number[] {
  if (s.agenda.length === 0) return s.scores
  const o = outlookOf(s, box)
  const accounts: Account[] = []
  const rivals: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    accounts.push(accountOf(o, seat))
    rivals.push(0)
  }
  const agenda = s.agenda as CastleStep[]
  for (const step of agenda)
    if (step.do === 'master-builder')
      for (let seat = 0; seat < s.seats; seat++) if (seat !== step.seat) rivals[seat] = (rivals[seat] as number) + 1
  for (let i = agenda.length - 1; i >= 0; i--) expect(o, agenda[i] as CastleStep, accounts, rivals)
  return accounts.map((a) => a.points + materialWorth(o, a.value) + coinWorth(o, a.thalers))
}

export const insight: Insight<CastleState, Box> = {
  worlds: 4,
  follow: 5,
  value(s, seat, box) {
    const points = expected(s, box)
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += points[other] as number
    return (points[seat] as number) - others / (s.seats - 1)
  },
  /** The payments in the list are good ones: no other has to be composed. */
  numbers: () => [],
}
