// What a judge that looks one choice ahead thinks too well of whoever has just chosen, and too ill of whoever waits. It goes by who chose
// last, who before that, and so on; how much it is, a match tells by how its chances go to and fro.
import { at, fractions } from '../kernel/lists.ts'
import type { Seat } from '../kernel/words.ts'
import type { Shares } from './judge.ts'
import { minus, none } from './parts.ts'

/** A choice of a seat, and how the chances moved with it. */
interface Chosen {
  readonly seat: Seat
  readonly shift: Shares
}

/** Holds what a short match says little of near to 0. */
const SLIGHT = 0.001

/** After each choice how many seats have chosen since each one did: 0 for who has just chosen; null for who has not chosen yet. */
function sinceIn(choices: readonly Chosen[], seats: number): readonly (readonly (number | null)[])[] {
  let latest: readonly Seat[] = []
  return choices.map(({ seat }) => {
    latest = [seat, ...latest.filter((other) => other !== seat)]
    return Array.from({ length: seats }, (_, one) => (latest.includes(one) ? latest.indexOf(one) : null))
  })
}

/** The liking for every seat: what one comes to by how long it has waited, beside all of them. */
function likingOf(since: readonly (number | null)[], by: readonly number[]): Shares {
  const each = since.map((waits) => (waits === null ? 0 : at(by, waits)))
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length
  return each.map((one) => one - mean)
}

/** What `after` changed with each step. */
const changesOf = (after: readonly Shares[]): readonly Shares[] =>
  after.map((now, i) => minus(now, i === 0 ? none(now.length) : at(after, i - 1)))

const product = (a: readonly Shares[], b: readonly Shares[]): number =>
  a.reduce((sum, row, i) => row.reduce((total, x, j) => total + x * at(at(b, i), j), sum), 0)

/** What x is where `rows` times x is `right`: rows like each other on both sides of the diagonal, which is above 0. */
function solved(rows: readonly Shares[], right: Shares): Shares {
  const [first] = rows
  if (first === undefined) return []
  const pivot = at(first, 0)
  const others = first.slice(1)
  const part = rows.slice(1).map((row) => at(row, 0) / pivot)
  const less = part.map((p, i) =>
    minus(
      at(rows, i + 1).slice(1),
      others.map((x) => p * x),
    ),
  )
  const rest = solved(
    less,
    part.map((p, i) => at(right, i + 1) - p * at(right, 0)),
  )
  const known = others.reduce((sum, x, i) => sum + x * at(rest, i), 0)
  return [(at(right, 0) - known) / pivot, ...rest]
}

/** What the liking does with each choice to the chance of every seat: it explains as much as it can of how the chances move (least squares). */
export function likingIn(choices: readonly Chosen[], seats: number): readonly Shares[] {
  const since = sinceIn(choices, seats)
  const units = fractions(seats).map((_, k) => fractions(seats).map((_, i) => (i === k ? 1 : 0)))
  const moves = units.map((unit) => changesOf(since.map((one) => likingOf(one, unit))))
  const shifts = choices.map(({ shift }) => shift)
  const rows = moves.map((a, k) => moves.map((b, l) => product(a, b) + (k === l ? SLIGHT * (1 + choices.length) : 0)))
  const by = solved(
    rows,
    moves.map((a) => product(a, shifts)),
  )
  return changesOf(since.map((one) => likingOf(one, by)))
}
