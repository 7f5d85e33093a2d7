// The agenda: a stack of plain steps. Carrying one out may push more, in rulebook order.
import type { Decision, Game, SecretDecision } from './game.ts'
import { at } from './lists.ts'
import { Unknown } from './random.ts'
import { type Card, type Choice, type Event, HIDDEN, type Seat, type State, type Step } from './words.ts'

/** For rules: these steps come next, in this order, before whatever was waiting. */
export function next<P extends Step>(s: State, ...steps: readonly P[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i] as P)
}

/** For rules: tell the table; nothing is kept where nobody listens. `tell(s, { ev: 'play', seat, card })` */
export function tell<E extends Event>(s: { events: E[] | null }, event: NoInfer<E>): void {
  if (s.events !== null) s.events.push(event)
}

/** For rules: something hidden comes out, or a deed is done for good; undo stops here. */
export function noReturn(s: State): void {
  s.secretsOut++
}

/** For rules: a card whose face matters. A browser that only sees its back stops predicting and waits. */
export function face(card: Card | undefined): Card {
  if (card === undefined || card === HIDDEN) throw new Unknown('face down')
  return card
}

const MANY = 100_000

/** Carries out everything that needs nobody, up to the next question or the end. */
export function advance(game: Game, s: State): void {
  for (let turn = 0; turn < MANY; turn++) {
    const step = s.agenda[s.agenda.length - 1]
    if (step === undefined) return
    const rule = game.rules[step.do]
    if (rule === undefined) throw new Error(`no rule for step "${step.do}"`)
    if (rule.kind === 'happening') {
      s.agenda.pop()
      rule.happen(s, step, game.box)
    } else if (rule.kind === 'decision') {
      const seats = rule.by(s, step, game.box)
      if (seats.length === 0) {
        s.agenda.pop()
        continue
      }
      if (rule.always) return
      const lone = loneChoice(game, s, step, rule, seats)
      if (lone === null) return
      s.agenda.pop()
      rule.resolve(s, step, lone.seat, lone.choice, game.box)
    } else {
      s.sealed ??= new Array<Choice | null>(s.seats).fill(null)
      const sealed = s.sealed
      const seats = rule.by(s, step, game.box)
      if (!someWait(seats, sealed)) {
        s.agenda.pop()
        s.sealed = null
        noReturn(s)
        rule.reveal(s, step, sealed, game.box)
        continue
      }
      if (rule.always) return
      const lone = loneChoice(game, s, step, rule, seats)
      if (lone === null) return
      sealed[lone.seat] = lone.choice
    }
  }
  throw new Error(`the agenda of ${game.id} never comes to a question`)
}

/** A seat that has a single closed option: it need not be asked. Looks no further than a second one. */
function loneChoice(
  game: Game,
  s: State,
  step: Step,
  rule: Decision<State, Step, Choice, unknown> | SecretDecision<State, Step, Choice, unknown>,
  seats: readonly Seat[],
): { seat: Seat; choice: Choice } | null {
  for (let i = 0; i < seats.length; i++) {
    const seat = at(seats, i)
    if (s.sealed !== null && rule.kind === 'secret' && s.sealed[seat] !== null) continue
    const choice = onlyOne(game, s, step, rule, seat)
    if (choice !== null && choice.span === undefined) return { seat, choice }
  }
  return null
}

/** The only option of a seat, or null if it has none or several. */
function onlyOne(
  game: Game,
  s: State,
  step: Step,
  rule: Decision<State, Step, Choice, unknown> | SecretDecision<State, Step, Choice, unknown>,
  seat: Seat,
): Choice | null {
  const candidates = rule.candidates(s, step, seat, game.box)
  let found: Choice | null = null
  for (let i = 0; i < candidates.length; i++) {
    const candidate = at(candidates, i)
    if (rule.refuse(s, step, seat, candidate, game.box) !== null) continue
    if (found !== null) return null
    found = candidate
  }
  return found
}

/** Whether one of these seats has still to choose. */
function someWait(seats: readonly Seat[], sealed: readonly (Choice | null)[]): boolean {
  for (let i = 0; i < seats.length; i++) if (sealed[at(seats, i)] === null) return true
  return false
}
