// The browser that tests look through: Chromium of the system, installed where that can be done without asking.
import { existsSync } from 'node:fs'
import { installDebian } from '../server/test/debian.mjs'

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
  const now = installDebian(['chromium']) ? found() : null
  if (now !== null) return now
  process.stderr.write(
    'chantier: the browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.\n',
  )
  process.exit(1)
}
