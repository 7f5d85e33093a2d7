// For the tests: the real commands in processes of their own, with a data folder of their own.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterAll } from 'vitest'
import { chantier } from '../dispatch.ts'

const CLI = join(import.meta.dirname, '..')
const NODE = join(CLI, '..', 'node_modules', '.bin', 'node')

const root = mkdtempSync(join(tmpdir(), 'chantier-cli-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A folder of its own; gone when the tests of the file are done. */
export const scratch = (): string => mkdtempSync(join(root, 'folder-'))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface How {
  /** All that is typed, then the end of input. */
  readonly input?: string
  readonly data?: string
  readonly columns?: number
  readonly env?: Readonly<Record<string, string>>
  /** The script to run: the one with the pinned Node by default. */
  readonly script?: string
}

function begin(args: readonly string[], { data, columns = 100, env = {}, script = 'main.ts' }: How) {
  const {
    LANG: _,
    LC_ALL: __,
    LC_MESSAGES: ___,
    npm_lifecycle_event: ____,
    npm_command: _____,
    FORCE_COLOR: ______,
    ...rest
  } = process.env
  return spawn(NODE, [script.startsWith('/') ? script : join(CLI, script), ...args], {
    env: { ...rest, NO_COLOR: '1', COLUMNS: `${columns}`, ...(data && { CHANTIER_DATA: data }), ...env },
  })
}

/** Runs a command to its end. */
export function run(args: readonly string[], how: How = {}): Promise<Ran> {
  const child = begin(args, how)
  const said = listen(child)
  child.stdin.on('error', () => {})
  child.stdin.end(how.input ?? '')
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

function listen(child: ReturnType<typeof begin>): { out: string; err: string } {
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  return said
}

/** Runs a command in this process: for the many cases where only its words matter. */
export async function runHere(args: readonly string[], columns = 100): Promise<Ran> {
  const said = { out: '', err: '' }
  const into = (where: keyof typeof said) =>
    new Writable({
      write(text, _encoding, done) {
        said[where] += stripVTControlCharacters(String(text))
        done()
      },
    })
  const code = await chantier(args, { out: Object.assign(into('out'), { columns }), err: into('err') })
  return { code, ...said }
}

/** A command under way: types line by line, each when the last prompt has come; then ends as told. */
export async function sitDown(
  args: readonly string[],
  how: How,
  lines: readonly string[],
  end: NodeJS.Signals | 'close',
): Promise<Ran> {
  const child = begin(args, how)
  const said = listen(child)
  const closed = new Promise<Ran>((done) => child.on('close', (code) => done({ code, ...said })))
  const prompts = () => said.out.split('› ').length - 1
  const heard = (n: number) =>
    new Promise<void>((go) => {
      const look = () => {
        if (prompts() < n) return
        child.stdout.off('data', look)
        go()
      }
      child.stdout.on('data', look)
      look()
    })
  for (const [i, line] of lines.entries()) {
    await heard(i + 1)
    child.stdin.write(`${line}\n`)
  }
  await heard(lines.length + 1)
  if (end === 'close') child.stdin.end()
  else child.kill(end)
  return closed
}

/** The games kept in a data folder. */
export const keptIn = (data: string): string[] =>
  readdirSync(data)
    .filter((name) => name.endsWith('.chantier.json'))
    .map((name) => join(data, name))
