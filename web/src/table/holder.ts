// The end of a turn held open: a choice that ends one's turn is shown at once and made a moment later, so that a slip can
// be taken back before anybody else learns of it.
import { deciders, givesUp, isForced, isInterrupt, together } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import type { Settings } from '../lib/settings.svelte.ts'
import { type Foreseen, foresee } from './foresee.ts'

/** Who waits meanwhile: computers, people at the table, or people who come once a day. */
export type Company = 'computers' | 'people' | 'days'

/** Found by watching whole matches: see docs/decisions/22-held-turn.md. */
const USUAL: Readonly<Record<Company, number>> = { computers: 2000, people: 3000, days: 0 }
/** What gives something up is the slip that costs most: it is held so many times as long. */
const DEAR = 2

/**
 * The moment in milliseconds; 0 for none, null until it is confirmed. Whoever sees others' moves at once waits for
 * nothing, and whoever named the seconds has those.
 */
export function momentOf(hold: Settings['hold'], company: Company, pace: number, dear = false): number | null {
  if (hold === 'ask') return null
  if (hold === 'usual') return pace === 0 ? 0 : USUAL[company] * (dear ? DEAR : 1)
  return hold * 1000
}

/** What a choice brings that ends the seat's turn and can be held; null for one that reveals, is forced or made together. */
export function endOfTurn(game: Game, s: State, seat: Seat, choice: Choice): Foreseen | null {
  if (isInterrupt(game, choice.act) || together(game, s) || isForced(game, s, seat)) return null
  const foreseen = foresee(game, s, seat, choice)
  if (foreseen === null || isOver(foreseen.view)) return null
  return deciders(game, foreseen.view).includes(seat) ? null : foreseen
}

/** Whether a choice is worth a longer moment. */
export const isDear = (game: Game, s: State, seat: Seat | null, choice: Choice): boolean =>
  seat !== null && givesUp(game, s, seat, choice)

/** A choice that is shown and not made yet. */
export interface Held {
  readonly choice: Choice
  readonly foreseen: Foreseen
  /** When it is made, by the clock of the page; null until it is confirmed. */
  readonly until: number | null
  /** How long it is held in all, in milliseconds. */
  readonly ms: number | null
}

/** What a holder needs of the table round it. */
export interface Holding {
  now(): number
  /** Calls back after so many milliseconds, unless it is told not to. */
  later(call: () => void, ms: number): () => void
  /** Makes the choice. */
  made(choice: Choice): void
  changed(): void
}

export interface Holder {
  readonly held: Held | null
  /** What was taken back last and could be done again. */
  readonly dropped: Choice | null
  hold(choice: Choice, foreseen: Foreseen, ms: number | null): void
  /** The table has changed meanwhile: what the choice brings now. */
  renew(foreseen: Foreseen): void
  /** Makes the choice now. */
  goOn(): void
  /** Takes it back; false where nothing is held. */
  drop(): boolean
  /** What was taken back is no longer to be done again. */
  forget(): void
}

export function holderOf({ now, later, made, changed }: Holding): Holder {
  let held: Held | null = null
  let dropped: Choice | null = null
  let stop: (() => void) | null = null

  /** Ends the moment; gives what was held. */
  function end(): Choice | null {
    const choice = held?.choice ?? null
    held = null
    stop?.()
    stop = null
    return choice
  }
  function goOn(): void {
    const choice = end()
    if (choice === null) return
    made(choice)
    changed()
  }
  return {
    get held() {
      return held
    },
    get dropped() {
      return dropped
    },
    hold(choice, foreseen, ms) {
      goOn()
      dropped = null
      held = { choice, foreseen, until: ms === null ? null : now() + ms, ms }
      if (ms !== null) stop = later(goOn, ms)
      changed()
    },
    renew(foreseen) {
      if (held !== null) held = { ...held, foreseen }
    },
    goOn,
    drop() {
      const choice = end()
      if (choice === null) return false
      dropped = choice
      changed()
      return true
    },
    forget() {
      dropped = null
    },
  }
}
