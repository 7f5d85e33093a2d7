// The agenda: a stack of plain steps. Carrying one out may push more, in rulebook order.
import type { Game } from './game.ts'
import { onlyOne } from './listing.ts'
import { each, num } from './lists.ts'
import { Unknown } from './random.ts'
import { type Entry, rulebookOf, ruleOf } from './rulebook.ts'
import { type Card, type Choice, type Event, HIDDEN, type Seat, type State, type Step } from './words.ts'

/** For rules: these steps come next, in this order, before whatever was waiting. */
export function next<P extends Step>(s: State, ...steps: readonly P[]): void {
  nextAll(s, steps)
}

/** For rules: the same for a list that is there already, however long. */
export function nextAll<P extends Step>(s: State, steps: readonly P[]): void {
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

/** The step that comes next, or null at the end. The length is asked first: the place before the first is slow to read, ever after. */
export function nextStep(agenda: readonly Step[]): Step | null {
  return agenda.length === 0 ? null : (agenda[agenda.length - 1] ?? null)
}

const MANY = 100_000

/** Carries out everything that needs nobody, up to the next question or the end. */
export function advance(game: Game, s: State): void {
  const book = rulebookOf(game)
  const { box } = game
  const { agenda } = s
  for (let turn = 0; turn < MANY; turn++) {
    const step = nextStep(agenda)
    if (step === null) return
    const rule = ruleOf(book, step)
    if (rule.kind === 'happening') {
      agenda.pop()
      rule.happen(s, step, box)
      continue
    }
    const seats = rule.by(s, step, box)
    if (rule.kind === 'secret') {
      s.sealed ??= each(s.seats, null)
      const { sealed } = s
      if (!someWait(seats, sealed)) {
        agenda.pop()
        s.sealed = null
        noReturn(s)
        rule.reveal(s, step, sealed, box)
        continue
      }
    } else if (seats.length === 0) {
      agenda.pop()
      continue
    }
    if (rule.always || !answersItself(rule, s, step, seats, box)) return
  }
  throw new Error(`the agenda of ${game.id} never comes to a question`)
}

/** Whether one of these seats has a single closed option: it need not be asked, and the choice is made for it. */
function answersItself(rule: Entry, s: State, step: Step, seats: readonly Seat[], box: unknown): boolean {
  const { sealed } = s
  for (let i = 0; i < seats.length; i++) {
    const seat = num(seats, i)
    if (sealed !== null && sealed[seat] !== null) continue
    const choice = onlyOne(rule, s, step, seat, box)
    if (choice === null || choice.span !== undefined) continue
    if (sealed !== null) sealed[seat] = choice
    else {
      s.agenda.pop()
      rule.resolve(s, step, seat, choice, box)
    }
    return true
  }
  return false
}

/** Whether one of these seats has still to choose. */
function someWait(seats: readonly Seat[], sealed: readonly (Choice | null)[]): boolean {
  for (let i = 0; i < seats.length; i++) if (sealed[num(seats, i)] === null) return true
  return false
}
