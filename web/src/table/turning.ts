// Turning points: where the lead changed hands, or grew or shrank most.
import type { Seat } from '../../../kernel/words.ts'

export interface Turning {
  /** The moment of the story after which it was so. */
  readonly at: number
  /** Takes the lead, draws away as the later winner, or comes closer to the later winner. */
  readonly kind: 'lead' | 'away' | 'closer'
  readonly seat: Seat
  /** Over whom. */
  readonly over: Seat
  /** Points gained on them. */
  readonly by: number
}

const MOST = 4
/** A swing smaller than this is no turning point. */
const LEAST = 2

const best = (points: readonly number[], except: Seat): Seat => {
  let seat = -1
  for (const [s, n] of points.entries()) if (s !== except && (seat < 0 || n > (points[seat] ?? 0))) seat = s
  return seat
}

const alone = (points: readonly number[]): Seat | null => {
  const most = Math.max(...points)
  const first = points.indexOf(most)
  return points.lastIndexOf(most) === first ? first : null
}

/** From the points after each moment; in their order, no more than a few. */
export function turningPoints(scores: readonly (readonly number[])[]): Turning[] {
  const last = scores.at(-1) ?? []
  if (last.length < 2) return []
  const winner = alone(last) ?? best(last, -1)
  const leads: Turning[] = []
  const swings: Turning[] = []
  let leader = alone(scores[0] ?? [])
  for (let at = 1; at < scores.length; at++) {
    const now = scores[at] ?? []
    const was = scores[at - 1] ?? []
    const gain = (seat: Seat, over: Seat) => (now[seat] ?? 0) - (now[over] ?? 0) - ((was[seat] ?? 0) - (was[over] ?? 0))
    const first = alone(now)
    if (first !== null && leader !== null && first !== leader)
      leads.push({ at, kind: 'lead', seat: first, over: leader, by: gain(first, leader) })
    else {
      const rival = best(now, winner)
      const by = gain(winner, rival)
      if (by >= LEAST) swings.push({ at, kind: 'away', seat: winner, over: rival, by })
      else if (by <= -LEAST) swings.push({ at, kind: 'closer', seat: rival, over: winner, by: -by })
    }
    leader = first ?? leader
  }
  const byWeight = (a: Turning, b: Turning) => b.by - a.by || a.at - b.at
  const chosen = [...leads.sort(byWeight).slice(0, MOST - 1), ...swings.sort(byWeight)].slice(0, MOST)
  return chosen.sort((a, b) => a.at - b.at)
}

/** Where a moment lies on an axis of rounds, from 0 to `rounds`; `roundOf` says in which round each moment was, or −1. */
export function onRounds(at: number, roundOf: readonly number[], rounds: number): number {
  const round = roundOf[at] ?? -1
  const from = roundOf.indexOf(round)
  const to = roundOf.lastIndexOf(round)
  if (round < 0 || round >= rounds) return (at / Math.max(1, roundOf.length - 1)) * rounds
  return round + (at - from + 1) / (to - from + 1)
}
