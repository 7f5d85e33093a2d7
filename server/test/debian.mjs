// Installs packages of Debian where that can be done without asking. Plain JavaScript, so that any Node from 20 on runs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether something was tried: there is apt-get, and we are its user. @param {readonly string[]} names */
export function installDebian(names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  process.stdout.write(`chantier: installing ${names.join(', ')} (apt-get install), once …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore', env })
  return true
}
