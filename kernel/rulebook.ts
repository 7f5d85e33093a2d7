// A game's rules as the engine reads them. The rules of a game have many shapes, and reading a property of many shapes is
// slow; here every step's rule has the same one, found by the step's name. Made once for a game.
import type { Game, Interrupt, Rule } from './game.ts'
import type { Choice, Refusal, Seat, State, Step } from './words.ts'

/** One step's rule. What its kind does not have is never called. */
export interface Entry {
  readonly kind: 'happening' | 'decision' | 'secret'
  readonly always: boolean
  readonly together: boolean
  happen(s: State, step: Step, box: unknown): void
  by(s: State, step: Step, box: unknown): readonly Seat[]
  readonly given: ((s: State, step: Step, seat: Seat, box: unknown) => unknown) | null
  readonly several: ((s: State, step: Step, seat: Seat, box: unknown) => boolean) | null
  readonly key: ((s: State, step: Step, seat: Seat, box: unknown) => number) | null
  /** By seat: the options that were listed, by their key. */
  readonly lists: Map<number, readonly Choice[]>[]
  candidates(s: State, step: Step, seat: Seat, box: unknown, given: unknown): readonly Choice[]
  refuse(s: State, step: Step, seat: Seat, choice: Choice, box: unknown, given: unknown): Refusal | null
  otherwise(s: State, step: Step, seat: Seat, choice: Choice, box: unknown): Refusal | null
  givesUp(s: State, step: Step, seat: Seat, choice: Choice, box: unknown): boolean
  resolve(s: State, step: Step, seat: Seat, choice: Choice, box: unknown): void
  reveal(s: State, step: Step, choices: readonly (Choice | null)[], box: unknown): void
}

type AnyInterrupt = Interrupt<State, Choice, unknown>

export interface Rulebook {
  readonly rules: ReadonlyMap<string, Entry>
  /** The step asked about last, and its rule: one question is looked up several times before the next. */
  lastStep: Step | null
  lastRule: Entry | null
  /** By act; null for a game that has none. */
  readonly interrupts: ReadonlyMap<string, AnyInterrupt> | null
}

const never = (): never => {
  throw new Error('a step does what its kind does not')
}
const nothingElse = () => null
const nothingLost = () => false

function entryOf(rule: Rule<State, Step, Choice, unknown>): Entry {
  const asks = rule.kind !== 'happening'
  return {
    kind: rule.kind,
    always: asks && rule.always === true,
    together: rule.kind === 'secret' || (rule.kind === 'decision' && rule.together === true),
    happen: asks ? never : rule.happen,
    by: asks ? rule.by : never,
    given: (asks ? rule.given : undefined) ?? null,
    several: (asks ? rule.several : undefined) ?? null,
    key: (asks ? rule.key : undefined) ?? null,
    lists: [],
    candidates: asks ? rule.candidates : never,
    refuse: asks ? rule.refuse : never,
    otherwise: (asks ? rule.otherwise : undefined) ?? nothingElse,
    givesUp: (asks ? rule.givesUp : undefined) ?? nothingLost,
    resolve: rule.kind === 'decision' ? rule.resolve : never,
    reveal: rule.kind === 'secret' ? rule.reveal : never,
  }
}

function make(game: Game): Rulebook {
  const rules = new Map<string, Entry>()
  for (const [name, rule] of Object.entries(game.rules)) rules.set(name, entryOf(rule))
  const { interrupts } = game
  return {
    rules,
    lastStep: null,
    lastRule: null,
    interrupts: interrupts === undefined ? null : new Map(Object.entries(interrupts)),
  }
}

const known = new WeakMap<object, Rulebook>()
/** The game asked about last: most of the time it is the same one. */
const last: { game: object | null; book: Rulebook | null } = { game: null, book: null }

export function rulebookOf(game: Game): Rulebook {
  if (last.game === game && last.book !== null) return last.book
  let book = known.get(game)
  if (book === undefined) {
    book = make(game)
    known.set(game, book)
  }
  last.game = game
  last.book = book
  return book
}

/** The rule of a step, if there is one. Steps are never edited, so the one asked about last is known by itself. */
export function findRule(book: Rulebook, step: Step): Entry | null {
  if (book.lastStep === step) return book.lastRule
  const rule = book.rules.get(step.do) ?? null
  book.lastStep = step
  book.lastRule = rule
  return rule
}

/** The rule of a step; a step without one is a mistake in a rule. */
export function ruleOf(book: Rulebook, step: Step): Entry {
  const rule = findRule(book, step)
  if (rule === null) throw new Error(`no rule for step "${step.do}"`)
  return rule
}
