// What a choice brings, as far as the seat that makes it can know: the rules carried out on what it sees.
import { isInterrupt } from './ask.ts'
import { clone } from './clone.ts'
import type { Game, Rule } from './game.ts'
import { commit } from './play.ts'
import { type Choice, HIDDEN, type Seat, type State, type Step } from './words.ts'

/** Whether a card that the seat would see lies face down: what comes next is not known here. */
function uncovers<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  for (const zone of game.zones)
    for (const [p, pile] of zone.piles(s).entries())
      for (const [i, card] of pile.entries()) if (card === HIDDEN && zone.sees(s, seat, p, i, game.box)) return true
  return false
}

/** The table after a choice; null where a card lies face down, or chance speaks. The choice must be one of the seat's options. */
export function foreseen<S extends State>(game: Game<S>, before: S, seat: Seat, choice: Choice): S | null {
  const after = clone(before)
  after.events = []
  try {
    commit(game, after, seat, choice)
  } catch {
    return null
  }
  return uncovers(game, after, seat) ? null : after
}

/** A choice followed to the end of what it brings by itself, or to what the seat cannot know. */
export interface Followed<S extends State = State> {
  readonly after: S
  /** Steps carried out until then, the choice itself among them; what is done beside a decision is none. */
  readonly steps: number
}

type AnyRule = Rule<State, Step, Choice, unknown>

/** Called before each thing a watched game does by itself. */
let watching: (s: State, step: Step) => void = () => {}

function watchRule(rule: AnyRule): AnyRule {
  if (rule.kind === 'happening')
    return {
      ...rule,
      happen(s, at, box) {
        watching(s, at)
        rule.happen(s, at, box)
      },
    }
  if (rule.kind === 'secret')
    return {
      ...rule,
      reveal(s, at, choices, box) {
        watching(s, at)
        rule.reveal(s, at, choices, box)
      },
    }
  return {
    ...rule,
    resolve(s, at, seat, choice, box) {
      watching(s, at)
      rule.resolve(s, at, seat, choice, box)
    },
  }
}

const known = new WeakMap<Game, Game>()

/** The same game, step by step. */
function watched(game: Game): Game {
  let twin = known.get(game)
  if (twin === undefined) {
    twin = {
      ...game,
      rules: Object.fromEntries(Object.entries(game.rules).map(([id, rule]) => [id, watchRule(rule)])),
    }
    known.set(game, twin)
  }
  return twin
}

/** Ends a run that has gone far enough. */
class Enough extends Error {}

/** Carries a choice out on a copy; before each step `goesOn` is asked with the steps done so far. */
function run(
  game: Game,
  before: State,
  seat: Seat,
  choice: Choice,
  goesOn: (s: State, done: number) => boolean,
): { readonly after: State; readonly steps: number; readonly failed: unknown } {
  const after = clone(before)
  after.events = []
  let steps = 0
  watching = (s, step) => {
    if (!goesOn(s, steps)) {
      // It has been taken off the agenda, and is still to come.
      s.agenda.push(step)
      throw new Enough()
    }
    steps++
  }
  try {
    commit(watched(game), after, seat, choice)
    return { after, steps, failed: null }
  } catch (error) {
    return { after, steps, failed: error instanceof Enough ? null : error }
  }
}

/** The table after so many steps of a choice: what `follow` promised, on a table that knows more. */
export function afterSteps(game: Game, before: State, seat: Seat, choice: Choice, steps: number): State {
  const { after, failed } = run(game, before, seat, choice, (_s, done) => done < steps)
  if (failed !== null) throw failed
  return after
}

/**
 * A choice followed as far as it goes by itself: through what it puts on the agenda, and no further than what was waiting
 * there before it, or than something the seat cannot know. Null where even the choice itself is that.
 */
export function follow(game: Game, before: State, seat: Seat, choice: Choice): Followed | null {
  const beside = isInterrupt(game, choice.act)
  // What others have sealed is not known before all have.
  if (before.sealed !== null && !beside) return null
  const itself = beside ? 0 : 1
  const least = before.agenda.length - itself
  const whole = run(game, before, seat, choice, (s) => s.agenda.length >= least)
  if (whole.failed === null && !uncovers(game, whole.after, seat)) return whole
  // What has gone well goes well again: a shorter run fails at nothing, but may end on a card that is not known.
  for (let steps = whole.steps - 1; steps >= itself; steps--) {
    const after = afterSteps(game, before, seat, choice, steps)
    if (!uncovers(game, after, seat)) return { after, steps }
  }
  return null
}
