// Beginnings counted: a tree of first choices, each with how often it was made and what came of it. It is plain data, as small
// as it can be, because it is shipped with a game.
import type { Beginning } from './beginning.ts'

/** Shares of the win are counted in sixtieths, so that sums are whole however many tie. */
export const SIXTIETHS = 60

/** How often, sixtieths of wins, points in all, and what was chosen next, by label. */
export type Branch = [times: number, won: number, points: number, next: { [label: string]: Branch }]

/** Under this label stand together choices that are too rare to be told one by one; no choice has it of its own. */
export const REST = ''

export const noBranch = (): Branch => [0, 0, 0, {}]

function note(branch: Branch, { share, points }: Beginning): void {
  branch[0]++
  branch[1] += Math.round(SIXTIETHS * share)
  branch[2] += points
}

/** Counts a beginning. */
export function count(root: Branch, beginning: Beginning): void {
  note(root, beginning)
  let branch = root
  for (const label of beginning.path) {
    branch[3][label] ??= noBranch()
    branch = branch[3][label]
    note(branch, beginning)
  }
}

/** Several trees as one. */
export function merged(trees: readonly Branch[]): Branch {
  const sum = noBranch()
  const labels = new Set<string>()
  for (const [times, won, points, next] of trees) {
    sum[0] += times
    sum[1] += won
    sum[2] += points
    for (const label of Object.keys(next)) labels.add(label)
  }
  for (const label of labels) sum[3][label] = merged(trees.flatMap((tree) => (tree[3][label] ? [tree[3][label]] : [])))
  return sum
}

/** The branch at the end of a path; null where nobody went there. */
export function branchAt(root: Branch, path: readonly string[]): Branch | null {
  let branch: Branch | undefined = root
  for (const label of path) branch = branch?.[3][label]
  return branch ?? null
}

const isWhole = (x: unknown): x is number => Number.isSafeInteger(x)
const DEEPEST = 8

/** A tree that somebody wrote, read with care; null where it is none. */
export function readBranch(x: unknown, depth = 0): Branch | null {
  if (!Array.isArray(x) || x.length !== 4 || depth > DEEPEST) return null
  const [times, won, points, next]: readonly unknown[] = x
  if (!isWhole(times) || !isWhole(won) || !isWhole(points) || times < 0 || won < 0) return null
  if (typeof next !== 'object' || next === null) return null
  const branch: Branch = [times, won, points, {}]
  for (const [label, one] of Object.entries(next)) {
    const read = readBranch(one, depth + 1)
    if (read === null || label === '__proto__') return null
    branch[3][label] = read
  }
  return branch
}
