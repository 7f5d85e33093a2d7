// Vite's part of files that are worth their request: what is always fetched together is one file and not thirty, which also
// compresses better. Nothing is put to a file that does without it.
import { globSync } from 'node:fs'
import { join } from 'node:path'

interface Graph {
  getModuleInfo(module: string): { readonly importedIds: readonly string[] } | null
}

const at = (path: string) => join(import.meta.dirname, path)
/** The page's first script and the page itself, then the table, of which the rules draw with some pieces. */
const HEAD = at('src/head.ts')
const PAGE = at('index.html')
const TABLE = at('src/table/TablePage.svelte')
const RULES = at('src/rules/RulesPage.svelte')
/** Rooms that know nothing of a page, and the sums of match files: pages that show no table play matches too. */
const ENGINE = /\/(kernel|papers|title|match|bots)\/[^?]*\.ts$|\/@noble\//

const GAMES = globSync('*/', { cwd: at('../games') })
const DRAWING = /\/(look|kernel)\/[^/?]*\.ts$/
/** What the files of a build share, and what languages do. */
const SHARED = /^\0rolldown\/runtime\.js$|rolldown_dynamic_import_helper|\/papers\/tongue\.ts$/

/** All that a module cannot do without. */
function closure(graph: Graph, module: string): ReadonlySet<string> {
  const found = new Set([module])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

interface GameFiles {
  readonly game: string
  readonly rules: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly look: ReadonlySet<string>
}

/** What each game gives to a table: its rules, its words, and its look. Each of the first two is one file, whoever needs a part of it. */
function gamesIn(graph: Graph): readonly GameFiles[] {
  const of = (game: string, facet: string) => closure(graph, at(`../games/${game}/${facet}/index.ts`))
  return GAMES.map((game) => ({ game, rules: of(game, 'rules'), words: of(game, 'words'), look: of(game, 'look') }))
}

/** The file of a module that games bring along; null for others. */
function fileOf(games: readonly GameFiles[], module: string): string | null {
  const room = module.replaceAll('\\', '/')
  for (const { game, rules, words, look } of games) {
    const own = room.includes(`/games/${game}/`)
    if (own && rules.has(module)) return `${game}-rules`
    if (own && words.has(module)) return `${game}-words`
    if (own || !(rules.has(module) || look.has(module))) continue
    if (DRAWING.test(room)) return 'drawing'
  }
  return null
}

/** The file a module belongs to; null where the build decides. */
export function sharedFiles(): {
  name(module: string, graph: Graph): string | null
  includeDependenciesRecursively: false
} {
  let known: { readonly [root in 'head' | 'page' | 'table' | 'rules']: ReadonlySet<string> } | null = null
  let games: readonly GameFiles[] = []
  const closures = (graph: Graph) => {
    if (known === null) games = gamesIn(graph)
    known ??= {
      head: closure(graph, HEAD),
      page: closure(graph, PAGE),
      table: closure(graph, TABLE),
      rules: closure(graph, RULES),
    }
    return known
  }
  return {
    includeDependenciesRecursively: false,
    name(module, graph) {
      const { head, page, table, rules } = closures(graph)
      if (head.has(module) || SHARED.test(module)) return 'head'
      if (page.has(module)) return 'page'
      if (!table.has(module)) return fileOf(games, module)
      if (ENGINE.test(module)) return 'engine'
      return rules.has(module) ? 'pieces' : 'table'
    },
  }
}
