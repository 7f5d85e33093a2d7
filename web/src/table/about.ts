// What can be said of a choice before it is made, to the eyes that look: its words, why not, what it would bring.
import { check, givesUp } from '../../../kernel/ask.ts'
import { follow } from '../../../kernel/foresee.ts'
import type { Choice, Refusal, State } from '../../../kernel/words.ts'
import { drawnWith } from '../../../look/drawn.ts'
import { type Change, changesBetween, changesBy } from '../../../look/preview.ts'
import type { Considered, Counted, Instruction } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Table } from './table.ts'
import type { Way } from './ways.ts'

export interface About {
  /** The choice as a sentence. */
  words(choice: Choice): string
  /** What opens the choice, where it takes several; null otherwise. */
  opening(choice: Choice): string | null
  /** The same in few words, for a button. */
  brief(choice: Choice): string
  /** A refusal as a sentence. */
  why(refusal: Refusal): string
  /** The clause that forbids the choice, or null. */
  refuse(choice: Choice): Refusal | null
  /** Whether the choice lets go of something that could still be had. */
  givesUp(choice: Choice): boolean
  /** What the numbers of an open choice count. */
  numbers(choice: Choice): readonly Counted[]
  /** What it would bring; null for a game that does not say. */
  consider(choice: Choice): Considered | null
  /** What it would change of what everybody holds. */
  changes(choice: Choice): readonly Change[]
  /** An instruction in place of the choice, where the game has one. */
  standing(choice: Choice): Instruction | null
}

/** Of choices at this table, as it is shown now. A spectator has none, and hears only what they are called. */
export function aboutChoices(
  { game, look, view, eyes }: Pick<Table, 'game' | 'look' | 'view' | 'eyes'>,
  speaker: Speaker,
  ahead: (choice: Choice) => Way | null = () => null,
): About {
  const why = (refusal: Refusal) => speaker.refusal(refusal)
  if (eyes === null) {
    const words = ({ act }: Choice) => act
    return {
      ...{ words, opening: () => null, brief: words, why },
      ...{ refuse: () => null, givesUp: () => false, numbers: () => [], consider: () => null, changes: () => [] },
      standing: () => null,
    }
  }
  /** The table at which a choice is made, and the choice as the game knows it. */
  const placed = (choice: Choice): readonly [State, Choice] => {
    const way = ahead(choice)
    return way === null ? [view, choice] : [way.before, way.last]
  }
  const words = (choice: Choice) => {
    const [s, c] = placed(choice)
    return speaker.choice(s, eyes, c)
  }
  const opening = (choice: Choice) => {
    const [first] = ahead(choice)?.path ?? []
    // What was pointed at need not be named again.
    return first === undefined || (first.on ?? []).length > 0 ? null : speaker.choice(view, eyes, first)
  }
  const drawn = look === null ? null : drawnWith(look, { box: game.box, voice: speaker.voice })
  /** What was worked out before: a list asks for the same several times. */
  const found = new Map<Choice, readonly Change[]>()
  const changesOf = (choice: Choice): readonly Change[] => {
    if (drawn === null || choice.span !== undefined) return []
    const way = ahead(choice)
    if (way === null) return changesBy(drawn, game, view, eyes, choice)
    const last = follow(game, way.before, eyes, way.last)
    return last === null ? [] : changesBetween(drawn, view, last.after, eyes)
  }
  return {
    words,
    opening,
    brief(choice) {
      const [s, c] = placed(choice)
      return drawn?.brief?.(s, eyes, c) ?? words(choice)
    },
    why,
    refuse: (choice) => check(game, view, eyes, choice),
    givesUp: (choice) => givesUp(game, view, eyes, choice),
    numbers: (choice) => drawn?.numbers?.(view, eyes, choice) ?? [],
    consider(choice) {
      const [s, c] = placed(choice)
      return drawn?.consider?.(s, eyes, c) ?? null
    },
    changes(choice) {
      let changes = found.get(choice)
      if (changes === undefined) {
        changes = changesOf(choice)
        found.set(choice, changes)
      }
      return changes
    },
    standing: (choice) => drawn?.standing?.(view, eyes, choice) ?? null,
  }
}
