// Sets a fresh clone up: installs what is missing, and says so. Plain JavaScript, so that any Node from 20 on runs it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.chantier-setup')

/** The Node this project runs on: pinned in package.json, installed like any other package. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** What is installed must fit the lock file as it is now. */
function locked() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** What the last set-up installed, as `<parts> <lock>`; nothing where there was none. */
function installed() {
  if (!existsSync(pinnedNode) || !existsSync(stamp)) return []
  const [parts, lock] = readFileSync(stamp, 'utf8').split(' ')
  return lock === locked() ? PARTS.slice(0, PARTS.indexOf(parts) + 1) : []
}

/** To serve and play, little is installed; tests and checks need their tools besides. Each holds the ones before it. */
const PARTS = ['play', 'work']

export function say(text) {
  process.stdout.write(`chantier: ${text}\n`)
}

function fail(text) {
  process.stderr.write(`chantier: ${text}\n`)
  process.exit(1)
}

/** @param {'play' | 'work'} parts What is to be done with the house. */
export function setup(parts) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`needs Node 20 or newer to set itself up; this is ${process.version}. See https://nodejs.org.`)
  if (installed().includes(parts)) return
  say('installing what is missing (npm install), once …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file that lacks an optional package of another platform.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (parts === 'play') args.push('--omit=dev')
  const done = spawnSync(npm, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.error) fail(`npm could not be started (${done.error.message}). Install Node.js with npm, then try again.`)
  if (done.status !== 0) fail('npm install did not succeed. Check the network and the message above, then try again.')
  if (!existsSync(pinnedNode)) {
    // npm may have been told to run no install scripts; this one only fetches the pinned Node.
    const fetched = spawnSync(process.execPath, ['installArchSpecificPackage'], {
      cwd: join(root, 'node_modules', 'node'),
      stdio: 'inherit',
    })
    if (fetched.status !== 0 || !existsSync(pinnedNode))
      fail(
        'the pinned Node was not installed: npm ran no install script for the package "node". Allow it, then try again.',
      )
  }
  writeFileSync(stamp, `${parts} ${locked()}`)
  say('ready.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [parts = 'work'] = process.argv.slice(2)
  if (!PARTS.includes(parts)) fail(`sets up for: ${PARTS.join(', ')}; not for “${parts}”.`)
  setup(parts)
}
