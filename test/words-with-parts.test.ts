// A part of the page that is fetched later brings along the words it says: otherwise it would stand there for a moment without.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('web/src/**/*.{svelte,ts}', { cwd: ROOT })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !file.endsWith('.test.ts'))
const textOf = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

const pathFrom = (file: string, name: string) => normalize(join(dirname(file), name)).replaceAll(sep, '/')
const WORDS = /^web\/src\/\w+\/words\.svelte\.ts$/

const known = new Map<string, string[]>()
/** What a file imports at once; words only where it says some, not where it only brings them along. */
function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before !== undefined) return before
  const found = [...(textOf.get(file) ?? '').matchAll(/^import\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'(\.[^']+)'/gm)]
  const paths = found.flatMap(([, names = '', name = '']) => {
    const path = pathFrom(file, name)
    const only = /^\{\s*\w+Words\s*\}$/.test(names)
    return textOf.has(path) && !(WORDS.test(path) && !path.includes('/lib/') && only) ? [path] : []
  })
  known.set(file, paths)
  return paths
}

/** The rooms whose words a file says, itself or through what it imports at once. */
function saidBy(file: string): Set<string> {
  const seen = new Set([file])
  for (const one of seen) for (const next of importsOf(one)) seen.add(next)
  const rooms = [...seen].filter((one) => WORDS.test(one) && !one.includes('/lib/'))
  return new Set(rooms.map((one) => /export const (\w+Words) = roomWords/.exec(textOf.get(one) ?? '')?.[1] ?? one))
}

it('whoever fetches a part names the words that it says and that are not here yet', () => {
  const missing: string[] = []
  let brought = 0
  for (const file of files) {
    const here = saidBy(file)
    const sites = (textOf.get(file) ?? '').matchAll(/(withWords\()?import\('(\.[^']+\.svelte)'\)((?:, \w+Words)*)/g)
    for (const [, , name = '', given = ''] of sites) {
      const named = new Set(given.split(', ').filter((one) => one !== ''))
      brought += named.size
      for (const words of saidBy(pathFrom(file, name)))
        if (!here.has(words) && !named.has(words)) missing.push(`${file}: ${name} says ${words}`)
    }
  }
  expect(missing).toEqual([])
  expect(brought).toBeGreaterThan(20)
})
