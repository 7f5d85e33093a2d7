// Vite's part of files that are worth their request: what is always fetched together is one file and not thirty, which also
// compresses better. Nothing is put to a file that does without it.
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

/** All that a module cannot do without. */
function closure(graph: Graph, module: string): ReadonlySet<string> {
  const found = new Set([module])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/** The file a module belongs to; null where the build decides. */
export function sharedFiles(): {
  name(module: string, graph: Graph): string | null
  includeDependenciesRecursively: false
} {
  let known: { readonly [root in 'head' | 'page' | 'table' | 'rules']: ReadonlySet<string> } | null = null
  const closures = (graph: Graph) => {
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
      if (head.has(module)) return 'head'
      if (page.has(module)) return 'page'
      if (!table.has(module)) return null
      if (ENGINE.test(module)) return 'engine'
      return rules.has(module) ? 'pieces' : 'table'
    },
  }
}
