// What a thought leaves behind: the part of its tree that lies after its choice, for the seat's following choice in the
// same turn. It is found by the view that the choice leads to, so it is used only where nothing hidden came out since.
import { deciders } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { clone } from '../../kernel/clone.ts'
import type { Game } from '../../kernel/game.ts'
import { commit } from '../../kernel/play.ts'
import { Unknown } from '../../kernel/random.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import type { Node } from './tree.ts'

/** The memory of one or several seats. A bot without it thinks anew about every choice. */
export interface Memory {
  /** Keeps what is known of the position after a choice; nothing if the seat cannot foresee that position. */
  keep(game: Game, seen: State, seat: Seat, choice: Choice, root: Node): void
  /** What is known of this position, or null. */
  recall(game: Game, seen: State, seat: Seat): Node | null
  forget(): void
}

/** Trees kept at a time: a thread may play at several tables. */
const MOST = 4

const nameOf = (seen: State, seat: Seat): string => `${seat} ${JSON.stringify({ ...seen, events: null })}`

export function newMemory(): Memory {
  const kept = new Map<string, { readonly game: Game; readonly node: Node }>()
  return {
    keep(game, seen, seat, choice, root) {
      const node = root.children.get(stepKey(seat, keyOf(choice)))
      if (node === undefined || seen.sealed !== null) return
      const then = foreseen(game, seen, seat, choice)
      if (then === null) return
      kept.set(nameOf(then, seat), { game, node })
      const oldest = kept.keys().next().value
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
    recall(game, seen, seat) {
      const name = nameOf(seen, seat)
      const found = kept.get(name)
      kept.delete(name)
      return found?.game === game ? found.node : null
    },
    forget: () => kept.clear(),
  }
}

/** How the tree names the point after a seat's choice; those of a secret decision follow each other. */
export const stepKey = (seat: Seat, choice: string): string => `${seat} ${choice};`

/** The view after a choice, or null where it needs what the seat cannot see or where somebody else is asked next. */
function foreseen(game: Game, seen: State, seat: Seat, choice: Choice): State | null {
  const then = clone({ ...seen, events: null })
  try {
    commit(game, then, seat, choice)
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
  return deciders(game, then).includes(seat) ? view(game, then, seat) : null
}
