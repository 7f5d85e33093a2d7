// A net bound to a game: it judges positions in leads, as insight does, so that a search needs to know nothing of it.
import type { State } from '../kernel/words.ts'
import { clear, type Features, newSketch, put, type Sketch } from './features.ts'
import { MOST_SEATS, type Net, newDesk, type Shape, share, speak } from './net.ts'

/** The leads of all seats, and the scale they are read on. */
export interface Leads {
  leads(s: State): readonly number[]
  readonly leadScale: number
}

/** Numbers that every game has: a seat's lead; the phase and the number of seats for the table. */
const SEAT_EXTRA = 1
const TABLE_EXTRA = MOST_SEATS + 1
/** Leads beyond this many scales are all the same. */
const FAR = 4

export const shapeOf = (
  features: Pick<Features<never, never>, 'seat' | 'table' | 'phases'>,
  hidden: readonly [number, number],
): Shape => ({
  seat: features.seat + SEAT_EXTRA,
  table: features.table + TABLE_EXTRA + features.phases,
  hidden,
  phases: features.phases,
})

const within = (x: number): number => Math.max(-FAR, Math.min(FAR, x))

/** Puts a calm position down: the game's own numbers, then those that every game has. */
export function drawn<B>(
  features: Features<State, B>,
  s: State,
  box: B,
  leads: readonly number[],
  into: Sketch,
): number {
  const phase = features.phase(s, box)
  clear(into)
  features.draw(s, box, into)
  into.seats.forEach((list, seat) => {
    if (seat < s.seats) put(list, features.seat, within(leads[seat] ?? 0))
  })
  put(into.table, features.table + s.seats, 1)
  put(into.table, features.table + TABLE_EXTRA + phase, 1)
  return phase
}

/** Chances beyond these are as good as sure. */
const SURE = 1e-4

/** The lead that `chanceOf` reads as this chance. */
const leadFor = (chance: number, seats: number): number => {
  const p = Math.max(SURE, Math.min(1 - SURE, chance))
  return Math.log(p / (1 - p)) + Math.log(seats - 1)
}

/** Judges with a net; ended games are judged by their leads alone. */
export function judgeOf<B>(features: Features<State, B>, net: Net, insight: Leads, box: B): Leads['leads'] {
  const sketch = newSketch()
  const desk = newDesk(net.shape)
  const said = new Float32Array(MOST_SEATS)
  const { leadScale } = insight
  return (given) => {
    if (given.agenda.length === 0 || given.seats < 2) return insight.leads(given)
    const s = features.calm?.(given, box) ?? given
    if (s.agenda.length === 0) return insight.leads(s)
    const leads = insight.leads(s).map((lead) => lead / leadScale)
    const phase = drawn(features, s, box, leads, sketch)
    speak(net, sketch, leads, phase, desk, said)
    share(said, s.seats)
    return leads.map((_, seat) => leadScale * leadFor(said[seat] ?? 0, s.seats))
  }
}
