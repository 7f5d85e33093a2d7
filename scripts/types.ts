// npm run check: the types of every file. Three projects, because a page, a browser's test and a server know different globals.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './files.ts'

interface Project {
  /** The path of its tsconfig from the root. */
  readonly config: string
  readonly what: string
  readonly checker: 'tsc' | 'svelte-check'
}

export const PROJECTS: readonly Project[] = [
  { config: 'tsconfig.json', what: 'kernel to server', checker: 'tsc' },
  { config: 'web/tsconfig.json', what: 'the client', checker: 'svelte-check' },
  { config: 'web/test/tsconfig.json', what: 'tests in the browser', checker: 'tsc' },
]

const ARGS = {
  tsc: ['--noEmit', '--project'],
  // Not `--incremental`, which is quicker and overlooks wrong props, unused imports and whole files that it cannot read.
  'svelte-check': ['--output', 'human', '--threshold', 'warning', '--tsconfig'],
} as const

/** Runs a checker on a project; `stdio` says where what it finds goes. */
export function checked({ config, checker }: Pick<Project, 'config' | 'checker'>, stdio: 'inherit' | 'pipe') {
  const program = join(root, 'node_modules', '.bin', checker)
  return spawnSync(process.execPath, [program, ...ARGS[checker], config], { cwd: root, stdio, encoding: 'utf8' })
}

function check(project: Project): boolean {
  console.log(`types of ${project.what}`)
  return checked(project, 'inherit').status === 0
}

if (process.argv[1] === import.meta.filename) {
  const bad = PROJECTS.filter((project) => !check(project))
  process.exit(bad.length === 0 ? 0 : 1)
}
