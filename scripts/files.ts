// The files of the project: those that git tracks or would track, or, in a copy without git, those that lie there.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const ELSEWHERE = ['node_modules', 'dist', 'coverage', 'data', 'test-results', 'playwright-report']

/** Paths from the root, in the order of the alphabet, that end in one of these. */
export function projectFiles(...endings: readonly string[]): string[] {
  return listed()
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && existsSync(join(root, file)))
    .sort()
}

function listed(): string[] {
  if (!existsSync(join(root, '.git')))
    return globSync('**/*', { cwd: root, exclude: (name) => ELSEWHERE.includes(name) })
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const told = execFileSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return told.split('\0').filter(Boolean)
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A test, or what only tests use. */
export const isTest = (file: string): boolean => /\.(test|spec)\.ts$|(^|\/)test\//.test(file)
