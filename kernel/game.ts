// What a game is: its rules as named steps, its zones, its end. `box` is what lies in the box: the printed cards and
// numbers of the sheet this match is played with.
import type { Values, Variants } from './variants.ts'
import type { Card, Choice, Refusal, Rng, Seat, State, Step } from './words.ts'

/** A step that is carried out at once. */
export interface Happening<S, P, B> {
  readonly kind: 'happening'
  happen(s: S, step: P, box: B): void
}

/** Of a question whose options are listed anew every time. */
export const NO_KEY = -1

/** What every question says: who is asked, what can be pointed at, and which clause forbids it. */
interface Asking<S, P, C, B, R, G> {
  /** The seats awaited. A decision that awaits nobody is over. */
  by(s: S, step: P, box: B): readonly Seat[]
  /** What all candidates have in common: worked out once for a question, and handed to `candidates` and `refuse`. */
  given?(s: S, step: P, seat: Seat, box: B): G
  /**
   * All that decides which options a seat has, as one whole number: the same number, the same options, in every match with this
   * box. They are then listed once and remembered; `NO_KEY` where they are too many. The battery compares them with the rule.
   */
  key?(s: S, step: P, seat: Seat, box: B): number
  /** True where a seat surely has several options: then nobody lists them to find a single one. The battery counts them. */
  several?(s: S, step: P, seat: Seat, box: B): boolean
  /** Everything worth pointing at, legal or not. */
  candidates(s: S, step: P, seat: Seat, box: B, given: G): readonly C[]
  /** The first clause that forbids a candidate, or null. An open candidate is asked about without numbers first. */
  refuse(s: S, step: P, seat: Seat, choice: C, box: B, given: G): R | null
  /** The clause that forbids what is no candidate, or what a seat does that is not awaited; null leaves it to the table. */
  otherwise?(s: S, step: P, seat: Seat, choice: Choice, box: B): R | null
  /** Whether a choice lets go of something the seat could still have: a right, a phase, the rest of a turn. Absent: none does. */
  givesUp?(s: S, step: P, seat: Seat, choice: C, box: B): boolean
  /** Asked even when a single option is left. */
  readonly always?: true
}

/**
 * A step that waits for a seat, or for several in the open. The step leaves the agenda before `resolve`;
 * a decision that goes on pushes itself again.
 */
export interface Decision<S, P, C, B, R extends Refusal = Refusal, G = void> extends Asking<S, P, C, B, R, G> {
  readonly kind: 'decision'
  /** Several seats act when they like and no seat's options depend on another's: each may take back its own. */
  readonly together?: true
  resolve(s: S, step: P, seat: Seat, choice: C, box: B): void
}

/** A step that waits for several seats, keeps their choices sealed and reveals them together. */
export interface SecretDecision<S, P, C, B, R extends Refusal = Refusal, G = void> extends Asking<S, P, C, B, R, G> {
  readonly kind: 'secret'
  reveal(s: S, step: P, choices: readonly (C | null)[], box: B): void
}

export type Rule<S, P, C, B, R extends Refusal = Refusal> =
  | Happening<S, P, B>
  | Decision<S, P, C, B, R, unknown>
  | SecretDecision<S, P, C, B, R, unknown>

/** Something a seat may do while the table waits for a decision: offered, never waited for. Keyed by its act. */
export interface Interrupt<S, C, B, R extends Refusal = Refusal> {
  candidates(s: S, seat: Seat, box: B): readonly C[]
  refuse(s: S, seat: Seat, choice: C, box: B): R | null
  /** The clause that forbids what is no candidate; null leaves it to the table. */
  otherwise?(s: S, seat: Seat, choice: Choice, box: B): R | null
  resolve(s: S, seat: Seat, choice: C, box: B): void
}

/** A family of piles, and who sees what in them. `piles` gives the state's own arrays. */
export interface Zone<S, B> {
  readonly id: string
  /** Cards trade places only with cards of the same pool when a seat imagines what it does not see. */
  readonly pool: string
  piles(s: S): Card[][]
  sees(s: S, seat: Seat | null, pile: number, index: number, box: B): boolean
  /** Its cards came there in the open: nobody may look at them again, but where they lie is no luck. */
  readonly remembered?: true
}

/** Where a seat's points came from, in the order of the score sheet. */
export type Breakdown = readonly { readonly from: string; readonly points: number }[]

export interface Game<
  S extends State = State,
  P extends Step = Step,
  C extends Choice = Choice,
  O = Values,
  B = unknown,
  R extends Refusal = Refusal,
> {
  readonly id: string
  /** Version of the rules: a match remembers the one it was begun with. */
  readonly version: number
  readonly players: readonly [min: number, max: number]
  readonly variants: Variants
  readonly box: B
  setup(options: O, seats: number, rng: Rng, box: B): S
  readonly rules: { readonly [K in P['do']]: Rule<S, Extract<P, { do: K }>, C, B, R> }
  readonly interrupts?: Readonly<Record<string, Interrupt<S, C, B, R>>>
  readonly zones: readonly Zone<S, B>[]
  /** Kinds of refs whose first number is the seat that the thing belongs to: `['hand', 'won']`. */
  readonly personal?: readonly string[]
  /** Every card of this match, by pool. */
  pools(s: S, box: B): Readonly<Record<string, readonly Card[]>>
  /** False for an imagined deal that contradicts what the seat knows. */
  plausible?(s: S, seat: Seat, box: B): boolean
  scores(s: S, box: B): number[]
  /** Empty before the end. */
  winners(s: S, box: B): readonly Seat[]
  breakdown(s: S, seat: Seat, box: B): Breakdown
}

/** The types of one game, named once: `interface Nehemiah extends Kind { state: NehemiahState; step: … }`. */
export interface Kind {
  state: State
  step: Step
  choice: Choice
  options: unknown
  box: unknown
  refusal: Refusal
}

type StepOf<G extends Kind, K extends G['step']['do']> = Extract<G['step'], { do: K }>

/**
 * The rules of a game's steps, by the step's name: `export const bid: SecretOf<Nehemiah, 'bid'> = { kind: 'secret', … }`;
 * with what is `given` where a question has it: `DecisionOf<Castle, 'pay', Offer>`.
 */
export type HappeningOf<G extends Kind, K extends G['step']['do']> = Happening<G['state'], StepOf<G, K>, G['box']>
export type DecisionOf<G extends Kind, K extends G['step']['do'], Given = void> = Decision<
  G['state'],
  StepOf<G, K>,
  G['choice'],
  G['box'],
  G['refusal'],
  Given
>
export type SecretOf<G extends Kind, K extends G['step']['do'], Given = void> = SecretDecision<
  G['state'],
  StepOf<G, K>,
  G['choice'],
  G['box'],
  G['refusal'],
  Given
>
export type InterruptOf<G extends Kind> = Interrupt<G['state'], G['choice'], G['box'], G['refusal']>
export type GameOf<G extends Kind> = Game<G['state'], G['step'], G['choice'], G['options'], G['box'], G['refusal']>
