import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectFiles, root, textOf } from './files.ts'
import { checked, PROJECTS } from './types.ts'

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

  it('finds what is wrong in components: props, imports that nobody uses, and what cannot be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chantier-types-'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const lay = (name: string, text: string) => writeFileSync(join(folder, name), text)
    try {
      lay('tsconfig.json', JSON.stringify({ extends: join(root, 'web', 'tsconfig.json'), include: ['*'] }))
      lay('Child.svelte', '<script lang="ts">\nconst { n }: { n?: number } = $props()\n</script>\n{n}\n')
      lay(
        'Parent.svelte',
        '<script lang="ts">\nimport { tick } from "svelte"\nimport Child from "./Child.svelte"\nconst { n }: { n?: number | undefined } = $props()\n</script>\n<Child {n} />\n',
      )
      lay(
        'Each.svelte',
        '{#each true ? ([] ?? []).slice(1) : ([] ?? []) as one (one)}{one}{/each}\n<script lang="ts"></script>\n',
      )
      const { status, stdout } = checked({ config: join(folder, 'tsconfig.json'), checker: 'svelte-check' }, 'pipe')
      expect(status).not.toBe(0)
      expect(stdout).toMatch(/'tick' is declared but its value is never read/)
      expect(stdout).toMatch(/exactOptionalPropertyTypes/)
      expect(stdout).toMatch(/Each\.svelte/)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
