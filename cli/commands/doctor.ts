import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Check } from '../check.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { HOUSE_FLAGS } from '../house.ts'
import { dataFolder, keepingTrouble } from '../keeping.ts'
import type { CliTexts } from '../texts.ts'

export const doctor = commandOf({
  name: 'doctor',
  flags: ['house', ...HOUSE_FLAGS, 'json'],
  words: [0, 0],
  async go(given, desk) {
    const house = given.has('house') || HOUSE_FLAGS.some((flag) => given.has(flag))
    const checks = await examine(desk)
    // What a house needs is asked with its own packages, which may be missing.
    if (house) checks.push(...(await (await import('../doctor-house.ts')).examineHouse(given, desk)))
    const missing = checks.filter((check) => check.needed && check.found === null)
    if (given.has('json'))
      desk.json({
        well: missing.length === 0,
        checks: checks.map(({ what, found, needed, todo }) => {
          const [, use, usual] = desk.t.doctor.checks[what]
          return { what, here: found !== null, found, needed, for: use, todo: todo ?? usual }
        }),
      })
    else tell(checks, missing.length, desk)
    return missing.length === 0 ? 0 : 1
  },
})

async function examine(desk: Desk): Promise<Check[]> {
  const { doctor: t } = desk.t
  const trouble = keepingTrouble()
  return [
    { what: 'node', found: nodeFound(), needed: true },
    { what: 'packages', found: packagesFound(), needed: true },
    { what: 'data', found: trouble === null ? dataFolder() : null, needed: true },
    { what: 'terminal', found: terminalFound(t), needed: false },
    { what: 'memory', found: t.bytes(desk.number(totalmem() / 2 ** 30, 1)), needed: false },
    { what: 'cores', found: t.cores(availableParallelism()), needed: false },
    { what: 'sqlite', found: await sqliteFound(), needed: false },
    { what: 'npm', found: versionOf('npm'), needed: false },
    { what: 'git', found: versionOf('git'), needed: false },
    { what: 'chromium', found: versionOf('chromium', 'chromium-browser', 'google-chrome'), needed: false },
    { what: 'psql', found: versionOf('psql'), needed: false },
    { what: 'postgres', found: versionOf('postgres', ...postgresPlaces()), needed: false },
  ]
}

/** The running Node, if it is the pinned one. */
function nodeFound(): string | null {
  const pinned = readPackage('node')?.version
  return pinned === process.versions.node ? pinned : null
}

const HOUSE = join(import.meta.dirname, '..', '..')

function readPackage(name: string): { version: string } | null {
  try {
    return JSON.parse(readFileSync(join(HOUSE, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }
  } catch {
    return null
  }
}

/** Every package that the project needs at run time. */
function packagesFound(): string | null {
  const { dependencies } = JSON.parse(readFileSync(join(HOUSE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const found = Object.keys(dependencies).map((name) => ({ name, version: readPackage(name)?.version }))
  return found.every(({ version }) => version !== undefined)
    ? found.map(({ name, version }) => `${name} ${version}`).join(', ')
    : null
}

function terminalFound(t: CliTexts['doctor']): string | null {
  const { isTTY, columns } = process.stdout
  return isTTY ? t.columns(columns, process.stdout.hasColors() && !process.env.NO_COLOR) : null
}

async function sqliteFound(): Promise<string | null> {
  try {
    const { DatabaseSync } = await import('node:sqlite')
    const store = new DatabaseSync(':memory:')
    const row = store.prepare('select sqlite_version() as version').get() as { version: string }
    store.close()
    return row.version
  } catch {
    return null
  }
}

/** The first of these programs that answers, with its version. */
function versionOf(...programs: string[]): string | null {
  for (const program of programs) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 })
    const version = /\d+(\.\d+)+/.exec(stdout ?? '')?.[0]
    if (status === 0 && version !== undefined) return version
  }
  return null
}

/** Debian keeps the server out of the way. */
const postgresPlaces = () => [18, 17, 16, 15, 14].map((n) => `/usr/lib/postgresql/${n}/bin/postgres`)

function tell(checks: readonly Check[], missing: number, desk: Desk): void {
  const { doctor: t } = desk.t
  for (const { what, found, needed, todo } of checks) {
    const [name = '', use = '', usual = ''] = t.checks[what]
    const sign = found !== null ? desk.paint('good', '✓') : needed ? desk.paint('bad', '✗') : desk.paint('warning', '–')
    desk.say(`${desk.paint('heading', name)} ${found ?? (needed ? t.missing : t.absent)}`, `${sign} `)
    desk.say(desk.paint('quiet', t.neededFor(use)), '    ')
    if (found === null) desk.say(t.todo(todo ?? usual), '    ')
  }
  desk.say()
  desk.say(missing === 0 ? desk.paint('good', t.head(0)) : desk.paint('bad', t.head(missing)))
}
