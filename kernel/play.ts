// Playing: begin a match's state, carry a choice out.
import { advance, nextStep } from './agenda.ts'
import { check } from './ask.ts'
import { clone } from './clone.ts'
import type { Game } from './game.ts'
import { each } from './lists.ts'
import { rulebookOf, ruleOf } from './rulebook.ts'
import type { Values } from './variants.ts'
import type { Choice, Event, Refusal, Rng, Seat, State } from './words.ts'

/** What every state begins with; a game's set-up adds its own fields. */
export function freshState<E extends Event = Event>(seats: number, rng: Rng): State<E> {
  return { seats, agenda: [], sealed: null, rng, secretsOut: 0, events: [] }
}

/** The state at the first question. Options must be complete (`chooseOptions`). */
export function begin<S extends State>(game: Game<S>, options: Values, seats: number, rng: Rng): S {
  const s = game.setup(options, seats, rng, game.box)
  advance(game, s)
  return s
}

/** Trusted and in place: the choice must be one of the seat's options. */
export function commit<S extends State>(game: Game<S>, s: S, seat: Seat, choice: Choice): void {
  if (s.events !== null && s.events.length > 0) s.events = []
  const book = rulebookOf(game)
  const interrupt = book.interrupts?.get(choice.act)
  if (interrupt !== undefined) interrupt.resolve(s, seat, choice, game.box)
  else {
    const step = nextStep(s.agenda)
    if (step === null) throw new Error('nobody is asked')
    const rule = ruleOf(book, step)
    if (rule.kind === 'decision') {
      s.agenda.pop()
      rule.resolve(s, step, seat, choice, game.box)
    } else if (rule.kind === 'secret') {
      s.sealed ??= each(s.seats, null)
      s.sealed[seat] = choice
    } else throw new Error('nobody is asked')
  }
  advance(game, s)
}

/** Checked and pure: a new state, or the clause that forbids it. */
export function play<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  choice: unknown,
): { state: S } | { refusal: Refusal } {
  const refusal = check(game, s, seat, choice)
  if (refusal !== null) return { refusal }
  const state = clone(s)
  commit(game, state, seat, choice as Choice)
  return { state }
}

export function isOver(s: State): boolean {
  return s.agenda.length === 0
}
