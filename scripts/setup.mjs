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
function wanted() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

export function say(text) {
  process.stdout.write(`chantier: ${text}\n`)
}

function fail(text) {
  process.stderr.write(`chantier: ${text}\n`)
  process.exit(1)
}

export function setup() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`needs Node 20 or newer to set itself up; this is ${process.version}. See https://nodejs.org.`)
  const fits = existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()
  if (fits) return
  say('installing what is missing (npm install), once …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file that lacks an optional package of another platform.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
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
  writeFileSync(stamp, wanted())
  say('ready.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup()
