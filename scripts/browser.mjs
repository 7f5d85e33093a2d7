// The browser that tests look through: Chromium of the system, installed where that can be done without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './setup.mjs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = () => PLACES.find((place) => place && existsSync(place)) ?? null

/** Where Chromium is; installs Debian's where we may, else says what to do and ends. */
export function browser() {
  const here = found()
  if (here !== null) return here
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (apt) {
    say('installing Chromium (apt-get install chromium), once …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env })
    const now = found()
    if (now !== null) return now
  }
  process.stderr.write(
    'chantier: the browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.\n',
  )
  process.exit(1)
}
