// Turning points: the rounds in which the lead changed hands, or grew or shrank most. They are found by comparing the ends
// of rounds, when everybody has had the same turns.
import type { Seat, State } from '../kernel/words.ts'
import { type RoundEnd, roundEnds } from './rounds.ts'
import type { DrawnLook } from './scene.ts'

/** What turned between two rows of points. */
export interface Swing {
  /** The row after which it was so. */
  readonly row: number
  /** Takes the lead of all; pulls away from one behind, goes past one ahead, comes closer to one still ahead or now level. */
  readonly kind: 'lead' | 'away' | 'past' | 'closer'
  readonly seat: Seat
  /** Over whom. */
  readonly over: Seat
  /** Points gained on them since the row before. */
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

/** What it is that a seat gains points on another: by who of the two was ahead, and who is now. */
function swingKind(was: readonly number[], now: readonly number[], seat: Seat, over: Seat): Swing['kind'] {
  if ((now[seat] ?? 0) <= (now[over] ?? 0)) return 'closer'
  return (was[seat] ?? 0) < (was[over] ?? 0) ? 'past' : 'away'
}

/** From the points at comparable moments; in their order, no more than a few. */
export function swingsOf(rows: readonly (readonly number[])[]): Swing[] {
  const last = rows.at(-1) ?? []
  if (last.length < 2) return []
  const winner = alone(last) ?? best(last, -1)
  const leads: Swing[] = []
  const swings: Swing[] = []
  /** Who led alone last and is still level with whoever leads. */
  let leader = alone(rows[0] ?? [])
  /** Whoever led alone fell behind while others shared the lead. */
  let isShared = false
  for (let row = 1; row < rows.length; row++) {
    const now = rows[row] ?? []
    const was = rows[row - 1] ?? []
    const gain = (seat: Seat, over: Seat) => (now[seat] ?? 0) - (now[over] ?? 0) - ((was[seat] ?? 0) - (was[over] ?? 0))
    const first = alone(now)
    if (first !== null && first !== leader && (leader !== null || isShared)) {
      const over = leader ?? best(was, first)
      leads.push({ row, kind: 'lead', seat: first, over, by: gain(first, over) })
    } else {
      const rival = best(now, winner)
      const by = gain(winner, rival)
      const [seat, over] = by > 0 ? [winner, rival] : [rival, winner]
      if (Math.abs(by) >= LEAST)
        swings.push({ row, kind: swingKind(was, now, seat, over), seat, over, by: Math.abs(by) })
    }
    const isBehind = leader !== null && (now[leader] ?? 0) < Math.max(...now)
    isShared = first === null && (isShared || isBehind)
    leader = first ?? (isBehind ? null : leader)
  }
  const byWeight = (a: Swing, b: Swing) => b.by - a.by || a.row - b.row
  const chosen = [...leads.sort(byWeight).slice(0, MOST - 1), ...swings.sort(byWeight)].slice(0, MOST)
  return chosen.sort((a, b) => a.row - b.row)
}

export interface Turning extends Omit<Swing, 'row'> {
  /** The round it happened in, counted from 1, and its place among the rounds played. */
  readonly round: number
  readonly nth: number
  /** The line of the story in that round that did most for it. */
  readonly at: number
}

/** The turning points of a match, from the tables after each line of its story. */
export function turningsOf(
  drawn: Pick<DrawnLook, 'round' | 'totals'>,
  past: readonly State[],
): { readonly ends: readonly RoundEnd[]; readonly turnings: readonly Turning[] } {
  const ends = roundEnds(drawn, past)
  const [first] = past
  if (first === undefined) return { ends, turnings: [] }
  const swings = swingsOf([drawn.totals(first), ...ends.map(({ points }) => points)])
  const turnings = swings.flatMap(({ row, ...swing }) => {
    const end = ends[row - 1]
    if (end === undefined) return []
    const from = ends[row - 2]?.at ?? 0
    return [{ ...swing, round: end.round, nth: row, at: momentOf(drawn, past, from, end.at, swing) }]
  })
  return { ends, turnings }
}

/** The line after `from`, up to `to`, by which a seat gained most on another. */
function momentOf(
  drawn: Pick<DrawnLook, 'totals'>,
  past: readonly State[],
  from: number,
  to: number,
  { seat, over }: Pick<Swing, 'seat' | 'over'>,
): number {
  let at = to
  let most = Number.NEGATIVE_INFINITY
  let was: number | null = null
  for (const [i, then] of past.slice(from, to + 1).entries()) {
    const points = drawn.totals(then)
    const lead = (points[seat] ?? 0) - (points[over] ?? 0)
    if (was !== null && lead - was > most) {
      most = lead - was
      at = from + i
    }
    was = lead
  }
  return at
}
