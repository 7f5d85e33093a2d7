// The tree of a search: what was tried at each point, by the seat that chose there.
import type { Choice, Seat } from '../../kernel/words.ts'

/** One choice of one seat at one point of the tree. */
export interface Arm {
  readonly choice: Choice
  readonly key: string
  /** How promising it looked before it was tried, in points of lead; where it was not judged, how it looked elsewhere. */
  worth: number
  /** What every seat could expect of it then. */
  values: readonly number[] | null
  /** What the choosing seat could expect of it then, from 0 to 1. */
  look: number
  /** Whether it was looked at here. */
  judged: boolean
  visits: number
  /** Sum of what the choosing seat got, and of its squares. */
  won: number
  squares: number
  /** The point it leads to, where nobody chooses at the same time; null before the first visit. */
  next: Node | null
}

/** The arms of one list of choices at one point, with all about them that no visit changes. */
export interface Offer {
  readonly choices: readonly Choice[]
  readonly arms: readonly Arm[]
  /** How the best of them looked; how promising each is beside it, and all together. */
  readonly high: number
  readonly priors: readonly number[]
  readonly total: number
}

export interface Node {
  visits: number
  /** Arms by seat: in a secret decision each seat chooses on what it knows alone. */
  readonly arms: (Map<string, Arm> | undefined)[]
  /** What was on offer last, by seat. */
  readonly offers: (Offer | undefined)[]
  readonly children: Map<string, Node>
}

export const newNode = (): Node => ({ visits: 0, arms: [], offers: [], children: new Map() })

export function armsOf(node: Node, seat: Seat): Map<string, Arm> {
  let arms = node.arms[seat]
  if (arms === undefined) {
    arms = new Map()
    node.arms[seat] = arms
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

/** Games remember lists of options or at least the options themselves, so the very same ones are met again. */
export function sameThings(a: readonly Choice[], b: readonly Choice[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
