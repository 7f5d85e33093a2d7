// npm run test:package: packs Chantier, installs it into an empty folder, serves from there, and plays.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './files.ts'

/** Milliseconds that the house may take to answer at its address. */
const PATIENCE = 60_000
const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`

function run(what: string, file: string, args: readonly string[], cwd: string): string {
  const told = execFileSync(file, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  console.log(`${what}: good (${seconds()})`)
  return told
}

function check(what: string, good: boolean): void {
  if (!good) throw new Error(`${what}: not so`)
  console.log(`${what}: so (${seconds()})`)
}

/** The address that a house prints when it is ready. */
const addressOf = (house: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the house printed no address')), PATIENCE)
    house.on('exit', (code) => reject(new Error(`the house ended with ${code}`)))
    const read = (chunk: Buffer) => {
      const address = /http:\/\/[\w.:[\]]+\//.exec(String(chunk))?.[0]
      if (address === undefined) return
      clearTimeout(late)
      resolve(address)
    }
    house.stdout?.on('data', read)
    house.stderr?.on('data', read)
  })

const ended = (house: ChildProcess) => new Promise<number | null>((resolve) => house.on('exit', resolve))

run('packed', process.execPath, [join(root, 'scripts', 'pack.ts')], root)
const [packed = ''] = globSync(join(root, 'dist', 'chantier-*.tgz'))
const folder = mkdtempSync(join(tmpdir(), 'chantier-package-'))
try {
  mkdirSync(join(folder, 'house'))
  const cwd = join(folder, 'house')
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }\n')
  // What the package needs was installed with the project: npm takes it from what it keeps.
  run('installed', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed], cwd)
  const chantier = join(cwd, 'node_modules', '.bin', 'chantier')
  check('it says its version', run('version', chantier, ['--version'], cwd).trim() !== '')
  run(
    'computers play',
    chantier,
    ['arena', 'pillars', '--bots', 'greedy,random', '--games', '40', '--seed', 'drill'],
    cwd,
  )

  const house = spawn(chantier, ['serve', '--port', '0'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const address = await addressOf(house)
  check('the page is served', (await (await fetch(address)).text()).includes('<div id="app">'))
  check('it is well', (await fetch(new URL('healthz', address))).status === 200)
  const last = ended(house)
  house.kill('SIGTERM')
  check('it ends when it is asked to', (await last) === 0)
  check('its data lies beside whoever started it', globSync(join(cwd, 'data', '*')).length > 0)
  const many = globSync(join(cwd, 'node_modules', '{*,@*/*}', 'package.json')).length
  console.log(`${many} packages in all`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
