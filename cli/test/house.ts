// For the tests: a copy of this house in a folder of its own, to lay games in and to build the page of.
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const ROOMS =
  'kernel papers title look match lessons wire bots analysis pods contract games templates cli server scripts web package.json tsconfig.json vitest.config.ts biome.json'
/** What is made or written while tests run, and what a copy does not need. */
const LEFT_OUT = ['node_modules', 'dist', 'test-results', 'playwright-report']

/** The copy has no games but those that are laid in it: nothing may need one by name. */
export function copyHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), 'chantier-house-'))
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const without = games.map((entry) => join(ROOT, 'games', entry.name))
  for (const room of ROOMS.split(' '))
    cpSync(join(ROOT, room), join(copy, room), {
      recursive: true,
      filter: (path) => !without.includes(path) && !path.split(sep).some((part) => LEFT_OUT.includes(part)),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
