// Who is asked, what they may do, and why not: everything is read from `candidates` and `refuse`.

import { nextStep } from './agenda.ts'
import { inSpan, sameChoice, sameTarget, spread } from './choice.ts'
import type { Game } from './game.ts'
import { givenFor, listAnew, remembered } from './listing.ts'
import { num } from './lists.ts'
import { parse } from './ref.ts'
import { type Entry, findRule, rulebookOf } from './rulebook.ts'
import type { Choice, Refusal, Seat, Span, State, Step } from './words.ts'

/** The rule of a step that is a question; null for any other, and where there is none. */
function questionOf(game: Game, step: Step | null): Entry | null {
  const rule = step === null ? null : findRule(rulebookOf(game), step)
  return rule === null || rule.kind === 'happening' ? null : rule
}

/** The seats the table waits for. */
export function deciders<S extends State>(game: Game<S>, s: S): readonly Seat[] {
  const step = nextStep(s.agenda)
  const rule = questionOf(game, step)
  if (step === null || rule === null) return []
  const seats = rule.by(s, step, game.box)
  return s.sealed === null ? seats : waitingOf(seats, s.sealed)
}

/** Those of some seats that have sealed nothing yet. A list of their own is made only where somebody has. */
function waitingOf(seats: readonly Seat[], sealed: readonly (Choice | null)[]): readonly Seat[] {
  let waiting: Seat[] | null = null
  for (let i = 0; i < seats.length; i++) {
    const seat = num(seats, i)
    if (sealed[seat] !== null) waiting ??= seats.slice(0, i)
    else waiting?.push(seat)
  }
  return waiting ?? seats
}

/** Whether several seats choose at the same time in the decision at hand: sealed, or in the open beside each other. */
export function together<S extends State>(game: Game<S>, s: S): boolean {
  return questionOf(game, nextStep(s.agenda))?.together === true
}

/** Everything a seat may choose in the decision at hand; empty for a seat that is not awaited. */
export function options<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Choice[] {
  return deciders(game, s).includes(seat) ? optionsFor(game, s, seat, Number.POSITIVE_INFINITY) : []
}

/** The options of a seat known to be awaited; `limit` is how many are enough. */
export function optionsFor<S extends State>(game: Game<S>, s: S, seat: Seat, limit: number): readonly Choice[] {
  const step = nextStep(s.agenda)
  const rule = questionOf(game, step)
  if (step === null || rule === null) return []
  const { box } = game
  return remembered(rule, s, step, seat, box) ?? listAnew(rule, s, step, seat, box, limit)
}

/** Whether a seat known to be awaited has nothing to decide: no option, or a single closed one. */
export function isForced<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  const [first, second] = optionsFor(game, s, seat, 2)
  return second === undefined && first?.span === undefined
}

/** Whether an act is played beside the decision at hand, not in it. */
export const isInterrupt = <S extends State>(game: Game<S>, act: string): boolean =>
  rulebookOf(game).interrupts?.has(act) === true

/** The options with every open one replaced by a few closed ones that stand for it. */
export function closedOptions<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Choice[] {
  const list = options(game, s, seat)
  if (list.every((c) => c.span === undefined)) return list
  return list.flatMap((c) => (c.span === undefined ? [c] : spread(c).filter((k) => check(game, s, seat, k) === null)))
}

/** What a seat may do beside the decision at hand: offered, never waited for. */
export function offers<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Choice[] {
  return explainOffers(game, s, seat)
    .filter((e) => e.refusal === null)
    .map((e) => e.choice)
}

export interface Explained {
  readonly choice: Choice
  readonly refusal: Refusal | null
}

/** Everything a seat could point at now, each with the clause that forbids it, or null. */
export function explain<S extends State>(game: Game<S>, s: S, seat: Seat): Explained[] {
  return [...explainAsked(game, s, seat), ...explainOffers(game, s, seat)]
}

function explainAsked<S extends State>(game: Game<S>, s: S, seat: Seat): Explained[] {
  const step = nextStep(s.agenda)
  const rule = questionOf(game, step)
  if (step === null || rule === null || !deciders(game, s).includes(seat)) return []
  const given = givenFor(rule, s, step, seat, game.box)
  return rule
    .candidates(s, step, seat, game.box, given)
    .map((choice) => ({ choice, refusal: rule.refuse(s, step, seat, choice, game.box, given) }))
}

function explainOffers<S extends State>(game: Game<S>, s: S, seat: Seat): Explained[] {
  if (s.agenda.length === 0) return []
  return Object.values(game.interrupts ?? {}).flatMap((interrupt) =>
    interrupt
      .candidates(s, seat, game.box)
      .map((choice) => ({ choice, refusal: interrupt.refuse(s, seat, choice, game.box) })),
  )
}

/**
 * Whether a choice of this seat lets go of something it could still have; never where it is all that is left to do.
 * `givesUp(game, s, seat, { act: 'pass' })`
 */
export function givesUp<S extends State>(game: Game<S>, s: S, seat: Seat, choice: Choice): boolean {
  const step = nextStep(s.agenda)
  const rule = questionOf(game, step)
  if (step === null || rule === null || isInterrupt(game, choice.act) || !deciders(game, s).includes(seat)) return false
  return rule.givesUp(s, step, seat, choice, game.box) && !isForced(game, s, seat)
}

function isList(x: unknown, of: 'string' | 'number'): boolean {
  return x === undefined || (Array.isArray(x) && x.length <= 64 && x.every((v) => typeof v === of))
}

function isChoice(x: unknown): x is Choice {
  if (typeof x !== 'object' || x === null) return false
  const c = x as Record<string, unknown>
  return typeof c.act === 'string' && c.span === undefined && isList(c.on, 'string') && isList(c.n, 'number')
}

/** Why this seat may not do this now, or null. Takes whatever a stranger may send. */
export function check<S extends State>(game: Game<S>, s: S, seat: Seat, choice: unknown): Refusal | null {
  if (!isChoice(choice)) return { clause: 'table.not-a-choice' }
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) return { clause: 'table.no-such-seat' }
  const step = nextStep(s.agenda)
  const rule = questionOf(game, step)
  if (step === null || rule === null) return { clause: 'table.over' }
  const interrupt = rulebookOf(game).interrupts?.get(choice.act)
  if (interrupt !== undefined) {
    const candidates = interrupt.candidates(s, seat, game.box)
    const no = judge(choice, candidates, (c) => interrupt.refuse(s, seat, c, game.box))
    if (no !== UNKNOWN) return no
    return interrupt.otherwise?.(s, seat, choice, game.box) ?? strange(game, s, seat, choice) ?? no
  }
  const awaited = deciders(game, s)
  if (!awaited.includes(seat))
    return rule.otherwise(s, step, seat, choice, game.box) ?? { clause: 'table.not-awaited', with: { awaited } }
  const given = givenFor(rule, s, step, seat, game.box)
  const candidates = rule.candidates(s, step, seat, game.box, given)
  const no = judge(choice, candidates, (c) => rule.refuse(s, step, seat, c, game.box, given))
  if (no !== UNKNOWN) return no
  return rule.otherwise(s, step, seat, choice, game.box) ?? strange(game, s, seat, choice) ?? no
}

/** What is no candidate, until a rule knows better (`otherwise`). */
const UNKNOWN: Refusal = { clause: 'table.no-such-choice' }

/** A thing of another seat, or a place of a pile where no card lies: so in every game, where its rules do not say more. */
function strange<S extends State>({ personal, zones }: Game<S>, s: S, seat: Seat, choice: Choice): Refusal | null {
  for (const address of choice.on ?? []) {
    const { kind, places } = parse(address)
    const [of = -1, index = -1] = places
    if (of !== seat && of >= 0 && of < s.seats && Number.isInteger(of) && personal?.includes(kind))
      return { clause: 'table.not-yours', with: { of } }
    const piles = zones.flatMap((zone) => (zone.id === kind ? (zone.piles(s)[of] ?? []) : []))
    if (index >= piles.length && zones.some(({ id }) => id === kind)) return { clause: 'table.no-card' }
  }
  return null
}

/**
 * What can be named for each number of an open choice: from, to, in steps of. Closed candidates of the same target count
 * as well: a bid that has a button of its own may be lower than the first that is typed.
 */
function reachOf(candidates: readonly Choice[], choice: Choice, spans: readonly Span[]): Span[] {
  return spans.map(([from, to, step], axis): Span => {
    const named = candidates.flatMap((c) => {
      const n = c.span === undefined && c.n?.length === spans.length && sameTarget(c, choice) ? c.n[axis] : undefined
      return n === undefined ? [] : [n]
    })
    return [Math.min(from, ...named), Math.max(to, ...named), step]
  })
}

function judge(choice: Choice, candidates: readonly Choice[], refuse: (c: Choice) => Refusal | null): Refusal | null {
  let refusal = UNKNOWN
  for (const c of candidates) {
    if (c.span === undefined) {
      if (sameChoice(c, choice)) return refuse(c)
    } else if (sameTarget(c, choice) && choice.n !== undefined && choice.n.length === c.span.length) {
      const no = refuse(choice)
      if (no !== null) refusal = no
      else if (inSpan(c.span, choice.n)) return null
      else refusal = { clause: 'table.out-of-range', with: { spans: reachOf(candidates, choice, c.span).flat() } }
    }
  }
  return refusal
}
