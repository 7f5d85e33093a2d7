// The tree of a search: what was tried at each point, by the seat that chose there.
import type { Choice, Seat } from '../../kernel/words.ts'

/** One choice of one seat at one point of the tree. */
export interface Arm {
  readonly choice: Choice
  /** How promising it looked before it was tried, in points. */
  readonly worth: number
  visits: number
  /** Sum of what the choosing seat got. */
  won: number
  /** How often it could have been chosen in the worlds that came here. */
  offered: number
}

export interface Node {
  visits: number
  /** Arms by seat: in a secret decision each seat chooses on what it knows alone. */
  readonly arms: Map<Seat, Map<string, Arm>>
  readonly children: Map<string, Node>
}

export const newNode = (): Node => ({ visits: 0, arms: new Map(), children: new Map() })

export function armsOf(node: Node, seat: Seat): Map<string, Arm> {
  let arms = node.arms.get(seat)
  if (arms === undefined) {
    arms = new Map()
    node.arms.set(seat, arms)
  }
  return arms
}

export function childOf(node: Node, key: string): Node {
  let child = node.children.get(key)
  if (child === undefined) {
    child = newNode()
    node.children.set(key, child)
  }
  return child
}
