import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectFiles, root, textOf } from './files.ts'
import { PROJECTS } from './types.ts'

/** svelte-check takes the components that the project's patterns name, beside what tsc takes. */
const COMPONENTS: readonly ts.FileExtensionInfo[] = [
  { extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred },
]

function projectOf(config: string, checker: string): ts.ParsedCommandLine {
  const path = join(root, config)
  const { config: json } = ts.readConfigFile(path, ts.sys.readFile)
  const more = checker === 'svelte-check' ? COMPONENTS : []
  return ts.parseJsonConfigFileContent(json, ts.sys, join(path, '..'), undefined, path, undefined, more)
}

const projects = PROJECTS.map(({ config, checker }) => ({ config, ...projectOf(config, checker) }))

describe('the type check', () => {
  it('takes every file of the project', () => {
    const taken = new Set(projects.flatMap(({ fileNames }) => fileNames.map((file) => relative(root, file))))
    const files = projectFiles('.ts', '.svelte', '.mts', '.cts', '.tsx')
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => !taken.has(file))).toEqual([])
  })

  it('is equally strict everywhere, and nobody looks away', () => {
    for (const { config, options, errors } of projects) {
      expect(errors, config).toEqual([])
      const { strict, noUncheckedIndexedAccess, exactOptionalPropertyTypes, erasableSyntaxOnly, noUnusedLocals } =
        options
      const all = [strict, noUncheckedIndexedAccess, exactOptionalPropertyTypes, erasableSyntaxOnly, noUnusedLocals]
      expect(all, config).toEqual([true, true, true, true, true])
    }
    const silenced = new RegExp(`@ts-(${['nocheck', 'ignore'].join('|')})`)
    expect(projectFiles('.ts', '.svelte').filter((file) => silenced.test(textOf(file)))).toEqual([])
  })
})
