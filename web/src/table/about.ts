// What can be said of a choice before it is made, to the eyes that look: its words, why not, what it would bring.
import { check } from '../../../kernel/ask.ts'
import type { Choice, Refusal } from '../../../kernel/words.ts'
import type { Considered, Counted, Instruction } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Table } from './table.ts'

export interface About {
  /** The choice as a sentence. */
  words(choice: Choice): string
  /** The same in few words, for a button. */
  brief(choice: Choice): string
  /** A refusal as a sentence. */
  why(refusal: Refusal): string
  /** The clause that forbids the choice, or null. */
  refuse(choice: Choice): Refusal | null
  /** What the numbers of an open choice count. */
  numbers(choice: Choice): readonly Counted[]
  /** What it would bring; null for a game that does not say. */
  consider(choice: Choice): Considered | null
  /** An instruction in place of the choice, where the game has one. */
  standing(choice: Choice): Instruction | null
}

/** Of choices at this table, as it is shown now. A spectator has none, and hears only what they are called. */
export function aboutChoices(
  { game, look, view, eyes }: Pick<Table, 'game' | 'look' | 'view' | 'eyes'>,
  speaker: Speaker,
): About {
  const { voice } = speaker
  const why = (refusal: Refusal) => speaker.refusal(refusal)
  if (eyes === null) {
    const words = ({ act }: Choice) => act
    return {
      ...{ words, brief: words, why },
      ...{ refuse: () => null, numbers: () => [], consider: () => null, standing: () => null },
    }
  }
  const words = (choice: Choice) => speaker.choice(view, eyes, choice)
  return {
    words,
    brief: (choice) => look?.brief?.(view, eyes, choice, voice, game.box) ?? words(choice),
    why,
    refuse: (choice) => check(game, view, eyes, choice),
    numbers: (choice) => look?.numbers?.(view, eyes, choice, voice, game.box) ?? [],
    consider: (choice) => look?.consider?.(view, eyes, choice, voice, game.box) ?? null,
    standing: (choice) => look?.standing?.offer(view, eyes, choice, voice, game.box) ?? null,
  }
}
