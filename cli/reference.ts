// The same game written on boardgame.io, which our figures stand beside. A package of its own, installed when it is needed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Desk } from './desk.ts'

export const HOUSE = join(import.meta.dirname, '..')
export const REFERENCE = { game: 'pillars', seats: '4', folder: join(HOUSE, 'bench', 'boardgame.io') }

/** False where it cannot be installed. */
export function installReference(desk: Desk): boolean {
  if (existsSync(join(REFERENCE.folder, 'node_modules'))) return true
  desk.aside(desk.t.bench.installing)
  return spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: REFERENCE.folder, stdio: 'ignore' }).status === 0
}
