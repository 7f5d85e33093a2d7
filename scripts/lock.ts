// The lock file read: which packages are needed for which.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.ts'

/** As npm writes it; `dev` is what only work on the house needs, `optional` what only some platforms do. */
interface LockedPackage {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
/** By its path from the root: `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, LockedPackage>>

export const locked: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Where a package finds another: in its own node_modules, or in those above it. */
function findFrom(lock: Lock, path: string, name: string): string | null {
  for (let above = path; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const at = `${above === '' ? '' : `${above}/`}node_modules/${name}`
    if (lock[at] !== undefined) return at
    if (above === '') return null
    if (!above.includes('/node_modules/')) above = ''
  }
}

/** These packages and everything below them. */
export function below(lock: Lock, names: readonly string[]): Lock {
  const found: Record<string, LockedPackage> = {}
  const waiting = names.map((name) => findFrom(lock, '', name))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const one = path === null ? undefined : lock[path]
    if (path === null || one === undefined || found[path] !== undefined) continue
    found[path] = one
    const { dependencies, optionalDependencies, peerDependencies } = one
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      waiting.push(findFrom(lock, path, name))
  }
  return found
}
