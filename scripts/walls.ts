// The walls: who may import whom. Dependencies point upward in this list, and nothing outside a game's folder knows it.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** For each folder, the folders its code may import. Tests may also use the battery, the match and the opponents. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: ['papers'],
  papers: ['kernel'],
  title: ['kernel', 'papers'],
  look: ['kernel', 'papers', 'title'],
  match: ['kernel', 'papers', 'title'],
  games: ['kernel', 'papers', 'title', 'look'],
  bots: ['kernel', 'papers', 'title'],
  wire: ['kernel', 'papers', 'title', 'match'],
  server: ['kernel', 'papers', 'title', 'match', 'games', 'bots', 'wire'],
  contract: ['kernel', 'papers', 'title', 'look', 'match', 'bots'],
  bench: ['kernel', 'papers', 'title', 'match', 'games', 'bots', 'wire', 'server'],
  cli: ['kernel', 'papers', 'title', 'match', 'games', 'bots', 'contract', 'bench', 'wire', 'server'],
  web: ['kernel', 'papers', 'title', 'look', 'match', 'bots', 'wire'],
  scripts: ['kernel', 'papers', 'title', 'look', 'match', 'games', 'bots', 'contract'],
}
const IN_TESTS = ['kernel', 'papers', 'title', 'look', 'match', 'bots', 'contract', 'games', 'wire', 'server']

const isTest = (file: string) => /\.test\.ts$|\/test\//.test(file)
const folderOf = (file: string) => file.split('/')[0] as string

/** Every module a file imports, as a path from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)
  return [...found].map((m) => relative(root, normalize(join(root, dirname(file), m[1] as string))))
}

export function brokenWalls(files: readonly string[]): string[] {
  const broken: string[] = []
  for (const file of files) {
    const from = folderOf(file)
    const may = isTest(file) ? [...(MAY[from] ?? []), ...IN_TESTS] : (MAY[from] ?? [])
    for (const target of importsOf(file)) {
      const to = folderOf(target)
      if (to !== from && !may.includes(to)) broken.push(`${file} may not import ${target}`)
      const game = target.split('/')[1]
      const insideGame = to === 'games' && target.split('/').length > 2
      if (insideGame && !(from === 'games' && file.split('/')[1] === game))
        broken.push(`${file} knows the game "${game}": ${target}`)
    }
  }
  return broken
}

if (process.argv[1] === import.meta.filename) {
  const files = Object.keys(MAY).flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,svelte}`, { cwd: root, exclude: (name) => name === 'node_modules' }),
  )
  const broken = brokenWalls(files)
  for (const line of broken) console.error(line)
  console.log(`${files.length} files, ${broken.length} broken walls`)
  process.exit(broken.length === 0 ? 0 : 1)
}
