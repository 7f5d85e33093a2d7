// Clause coverage: for each game the clauses of its RULES.md, the tests that name each one, and the orphans both ways.
// Also the union of clause ids of each game (rules/clauses.ts), made of its RULES.md: `--write` makes it anew.
// npm run clauses [-- --json | --quiet | --write]

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '../games/shelf.ts'
import { at } from '../kernel/lists.ts'

interface Coverage {
  game: string
  clauses: number
  /** Clauses of the rules without a test. */
  untested: string[]
  /** Ids named by tests that no rule has. */
  unknown: string[]
  /** Clauses that some language has and another lacks. */
  notInAll: string[]
  tests: Record<string, string[]>
}

const ID = /\b[A-Z]{3}-(?:[REI])?\d+(?:\.\d+)?[a-z]?\b/g

const idsOfRules = (path: string) =>
  new Set([...readFileSync(path, 'utf8').matchAll(/^- \*\*([A-Z]{3}-[^\s*]+)\*\*/gm)].map((m) => at(m, 1)))

/** The ids in the names of describe and it, with the files that name them. */
function idsOfTests(folder: string): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const file of globSync('**/*.test.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of text.matchAll(/\b(?:describe|it|test)(?:\.each\([^)]*\))?\(\s*[`'"]([^`'"]*)[`'"]/g))
      for (const [id] of (name as string).matchAll(ID)) {
        const files = named.get(id) ?? new Set()
        named.set(id, files.add(file))
      }
  }
  return named
}

/** Invariants are checked after every choice by the battery: the game's plan names them. */
function idsOfPlan(folder: string, prefix: string): string[] {
  const text = readFileSync(join(folder, 'test', 'plan.ts'), 'utf8')
  return [...text.matchAll(/'(?:[A-Z]{3}-)?(I\d+)'/g)].map((m) => `${prefix}-${m[1]}`)
}

export function coverage(game: string): Coverage {
  const folder = join(import.meta.dirname, '..', 'games', game)
  const rules = idsOfRules(join(folder, 'RULES.md'))
  const others = globSync('RULES.*.md', { cwd: folder }).map((file) => idsOfRules(join(folder, file)))
  const prefix = [...rules][0]?.slice(0, 3) ?? ''
  const tests = idsOfTests(folder)
  for (const id of idsOfPlan(folder, prefix)) tests.set(id, (tests.get(id) ?? new Set()).add('test/plan.ts'))
  return {
    game,
    clauses: rules.size,
    untested: [...rules].filter((id) => !tests.has(id)),
    // A test may name a whole chapter: XXX-9 for XXX-9.1 and those that follow.
    unknown: [...tests.keys()].filter(
      (id) => !rules.has(id) && ![...rules].some((clause) => clause.startsWith(`${id}.`)),
    ),
    notInAll: [...new Set(others.flatMap((other) => [...rules.symmetricDifference(other)]))],
    tests: Object.fromEntries([...rules].map((id) => [id, [...(tests.get(id) ?? [])]])),
  }
}

const unionPath = (game: string) => join(import.meta.dirname, '..', 'games', game, 'rules', 'clauses.ts')

/** The file that names every clause of a game as a type. */
export function unionOf(game: string): string {
  const rules = idsOfRules(join(import.meta.dirname, '..', 'games', game, 'RULES.md'))
  const members = [...rules].map((id) => `  | '${id}'`).join('\n')
  return `// The clauses of RULES.md, made by \`npm run clauses -- --write\`.\nexport type Clause =\n${members}\n`
}

/** Whether a game's union of clauses is that of its rules. */
const isCurrent = (game: string) => readFileSync(unionPath(game), 'utf8') === unionOf(game)

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--write')) for (const game of gameIds()) writeFileSync(unionPath(game), unionOf(game))
  const stale = gameIds().filter((game) => !isCurrent(game))
  for (const game of stale)
    console.error(`${game}: rules/clauses.ts is not that of RULES.md: npm run clauses -- --write`)
  const all = gameIds().map(coverage)
  const json = process.argv.includes('--json')
  const quiet = process.argv.includes('--quiet')
  if (json) console.log(JSON.stringify(all, null, 2))
  for (const c of json ? [] : all) {
    if (!quiet) for (const [id, files] of Object.entries(c.tests)) console.log(`${id}  ${files.join(', ') || '—'}`)
    for (const [what, list] of Object.entries({
      'clauses without a test': c.untested,
      'ids in tests that no rule has': c.unknown,
      'clauses that a language lacks': c.notInAll,
    }))
      if (list.length > 0) console.error(`${c.game}: ${what}: ${list.join(' ')}`)
    console.log(`${c.game}: ${c.clauses} clauses, ${c.clauses - c.untested.length} tested`)
  }
  const good =
    stale.length === 0 &&
    all.every((c) => c.clauses > 0 && [c.untested, c.unknown, c.notInAll].every((l) => l.length === 0))
  process.exit(good ? 0 : 1)
}
