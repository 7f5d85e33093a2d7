// Makes a folder with those above it, one after the other. Node's own recursive way never ends where a system refuses new
// folders by saying that there is no such place, as /proc does.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './error.ts'

/** Throws what the system says where it cannot be made. `mode` is for folders that are new. */
export function makeFolder(path: string, mode = 0o777): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Somebody else made it at the same moment.
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return
    throw error
  }
}
