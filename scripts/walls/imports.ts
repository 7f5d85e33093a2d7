// Who imports whom, by value or by type, read from the text of every module and component.
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { root, textOf } from '../files.ts'

/** For each file, the files of the project that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function importsOf(files: readonly string[]): Imports {
  return new Map(files.map((file) => [file, importedBy(file)]))
}

function importedBy(file: string): string[] {
  const text = textOf(file)
  const scripts = file.endsWith('.svelte') ? scriptsOf(text) : [text]
  const named = scripts.flatMap((script) => specifiersOf(script))
  const found = named.map((name) => pathOf(file, name)).filter((path) => path !== null)
  return [...new Set(found)].filter((path) => path !== file)
}

/** The parts of a component that are code. */
const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '')

/** What a module names: import, export … from, import() of a module or of a type. */
export function specifiersOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName)
}

interface Package {
  readonly imports?: Readonly<Record<string, { readonly browser: string; readonly default: string }>>
}
const { imports: ALIASES = {} }: Package = JSON.parse(textOf('package.json'))

/** A module of this project as a path from the root; null for a package. A query such as `?raw` is a text, not a module. */
function pathOf(file: string, name: string): string | null {
  const alias = ALIASES[name]?.[file.startsWith('web/src/') ? 'browser' : 'default']
  if (alias === undefined && !name.startsWith('.')) return null
  const path = alias === undefined ? normalize(join(dirname(file), name)) : normalize(alias)
  return /\.(ts|svelte)$/.test(path) && existsSync(join(root, path)) ? path : null
}
