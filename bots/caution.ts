// When the coach speaks: what it is told of a moment and of a choice, and how sure it must be. Pages read it without thinking.
import type { Choice, State } from '../kernel/words.ts'
import type { Limits } from './bot.ts'
import type { Reason } from './hint.ts'

/** The choices of a moment, the best first, before anybody has made one. */
export interface Survey {
  readonly best: Choice
  /** How far the best lies before the next, in chance of winning. */
  readonly lead: number
  /** What each choice gives away against the best, by its key, as far as a first look tells. */
  readonly losses: Readonly<Record<string, number>>
}

/** A choice weighed against the best one. */
export interface Weighed {
  readonly better: Choice
  /** The chance of winning with the better choice, and what the other gives away of it. */
  readonly chance: number
  readonly loss: number
  /** How far the loss may be off: one standard error. */
  readonly doubt: number
  /** What the choice lacks beside the better one, the strongest first; or what the better one brings, where that says more. */
  readonly why: readonly Reason[]
}

/** What is weighed: the last choice of a way, and the table at which it is made; and the table at which the way begins. */
export interface Weighable {
  readonly view: State
  readonly best: Choice
  readonly before: State
  readonly last: Choice
}

/** A choice that surely gives away more than this is worth a word. */
export const MUCH = 0.12
/** Surely: so many standard errors above it, and so much more, since a longer thought judges otherwise than a short one. */
const SURELY = 3
const MARGIN = 0.06
/** A first look that finds less than this is not looked at twice. */
export const SUSPICIOUS = 0.05

/** How long the coach looks at a moment, and how long it weighs each of two choices. */
export const LOOK: Limits = { iterations: 500, ms: 900 }
export const WEIGH: Limits = { iterations: 400, ms: 700 }

/** Whether a choice is worth a warning: it surely gives away much, and the coach can say why. */
export const isWarning = (weighed: Weighed): boolean => isCostly(weighed) && weighed.why.length > 0

/** Whether a choice surely gives away much. */
export const isCostly = ({ loss, doubt }: Pick<Weighed, 'loss' | 'doubt'>): boolean =>
  loss - SURELY * doubt - MARGIN > MUCH
