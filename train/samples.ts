// Positions to learn from, packed: what a net is shown of each, what insight says, how the game ended, what a search expected.
import { expectations } from '../bots/search/judge.ts'
import { at } from '../kernel/lists.ts'
import type { State } from '../kernel/words.ts'
import { clear, newSketch, put, type Sketch, type Sparse } from '../title/features.ts'
import { drawn } from '../title/judge.ts'
import type { Learned, Mind } from '../title/mind.ts'
import { type Record, replay } from './record.ts'

/** One list after the other: the positions of all games in the order of play. */
export interface Samples {
  count: number
  games: number
  /** By position: its game, its phase, where its seats begin in the lists by seat, where its inputs begin. */
  readonly game: number[]
  readonly phase: number[]
  readonly seatFrom: number[]
  /** By position and seat, and for the table last: how many inputs. */
  readonly inputs: number[]
  readonly inputFrom: number[]
  /** By position and seat: lead in scales, what the end brought, points at the end in scales, what a search expected (−1: none looked). */
  readonly leads: number[]
  readonly ends: number[]
  readonly points: number[]
  readonly expected: number[]
  readonly lists: { place: Uint16Array; value: Float32Array; length: number }
}

const ROOM = 1 << 20

export const newSamples = (): Samples => ({
  count: 0,
  games: 0,
  game: [],
  phase: [],
  seatFrom: [],
  inputs: [],
  inputFrom: [],
  leads: [],
  ends: [],
  points: [],
  expected: [],
  lists: { place: new Uint16Array(ROOM), value: new Float32Array(ROOM), length: 0 },
})

function keep({ inputs, lists }: Samples, list: Sparse): void {
  const { count } = list
  if (lists.length + count > lists.place.length) {
    const place = new Uint16Array(lists.place.length * 2)
    const value = new Float32Array(lists.place.length * 2)
    place.set(lists.place)
    value.set(lists.value)
    lists.place = place
    lists.value = value
  }
  lists.place.set(list.place.subarray(0, count), lists.length)
  lists.value.set(list.value.subarray(0, count), lists.length)
  lists.length += count
  inputs.push(count)
}

const sketch = newSketch()

/** Points of a lead at the end, in scales, no more than a clear win. */
const CLEAR = 2

/** Adds the positions of a game that a search would judge. */
export function addGame(samples: Samples, mind: Mind, features: Learned['features'], record: Record): void {
  const { game, untaught, leadScale } = mind
  const { seats } = record
  const first = samples.count
  let last = -1
  const end = replay(game, record, (s, { seat, expected }) => {
    // Where the search plays a turn on before it judges, it never judges in the middle of one.
    const same = mind.follow > 0 && seat === last
    last = seat
    if (same || s.sealed !== null || (features.calm?.(s, game.box) ?? s) !== s) return
    addPosition(samples, untaught, features, s, expected)
  })
  const leads = untaught.leads(end)
  const shares = expectations(untaught, end, leads)
  const all = shares.reduce((sum, x) => sum + x, 0)
  for (let i = first; i < samples.count; i++)
    for (let seat = 0; seat < seats; seat++) {
      samples.ends.push(at(shares, seat) / all)
      samples.points.push(Math.max(-CLEAR, Math.min(CLEAR, at(leads, seat) / leadScale)))
    }
  samples.games++
}

function addPosition(
  samples: Samples,
  mind: Mind,
  features: Learned['features'],
  s: State,
  expected: readonly number[] | undefined,
): void {
  const leads = mind.leads(s).map((lead) => lead / mind.leadScale)
  samples.seatFrom.push(samples.leads.length)
  samples.inputFrom.push(samples.lists.length)
  samples.game.push(samples.games)
  samples.phase.push(drawn(features, s, mind.game.box, leads, sketch))
  const all = expected?.reduce((sum, x) => sum + x, 0) ?? 1
  for (let seat = 0; seat < s.seats; seat++) {
    samples.leads.push(at(leads, seat))
    samples.expected.push(expected === undefined ? -1 : at(expected, seat) / all)
    keep(samples, at(sketch.seats, seat))
  }
  keep(samples, sketch.table)
  samples.count++
}

/** Seats of a position. */
export const seatsAt = ({ seatFrom, leads, count }: Samples, nth: number): number =>
  (nth + 1 < count ? (seatFrom[nth + 1] ?? 0) : leads.length) - (seatFrom[nth] ?? 0)

/** Puts a position back on the sketch; gives its phase. */
export function load(samples: Samples, nth: number, into: Sketch, leads: number[]): number {
  const seats = seatsAt(samples, nth)
  const from = samples.seatFrom[nth] ?? 0
  clear(into)
  leads.length = 0
  let input = samples.inputFrom[nth] ?? 0
  const { place, value } = samples.lists
  const fill = (list: Sparse, count: number) => {
    for (let i = 0; i < count; i++, input++) put(list, place[input] ?? 0, value[input] ?? 0)
  }
  for (let seat = 0; seat < seats; seat++) {
    leads.push(samples.leads[from + seat] ?? 0)
    // Each position has one list more than seats: that of the table.
    fill(at(into.seats, seat), samples.inputs[from + nth + seat] ?? 0)
  }
  fill(into.table, samples.inputs[from + nth + seats] ?? 0)
  return samples.phase[nth] ?? 0
}
