// npm test: sets up, then every check and every test; the last line counts them.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { serveWeb } from './serve-web.mjs'
import { pinnedNode, root, say, setup } from './setup.mjs'

setup('work')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` }
let passed = 0
let failed = 0

function run(what, file, args) {
  say(what)
  const began = Date.now()
  const done = spawnSync(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit', env })
  say(`${what}: ${done.status === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - began) / 1000)} s)`)
  return done.status === 0
}

const checks = [
  ['types', 'scripts/types.ts', []],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['walls between folders', 'scripts/walls.ts', []],
  ['sizes of files and functions', 'scripts/sizes.ts', []],
  ['casts', 'scripts/casts.ts', []],
  ['dead code', bin('knip'), []],
  ['repetitions between games', 'scripts/repeats.ts', []],
  ['every clause has a test', 'scripts/clauses.ts', ['--quiet']],
]
for (const [what, file, args] of checks) {
  if (run(what, file, args)) passed++
  else failed++
}

/** The quick part of the tests in a browser: a whole match of each game, keys, accessibility, one device, bad input. */
async function throughThePage() {
  const chromium = browser()
  buildWeb()
  const { server, address } = await serveWeb(join(root, 'dist', 'web'), 0)
  const told = join(folder, 'browser.json')
  const good = await runBeside('tests in the browser', bin('playwright'), ['test', '--grep', '@quick'], {
    cwd: join(root, 'web'),
    env: { ...env, CHROMIUM: chromium, CHANTIER_ADDRESS: address, CHANTIER_REPORT: told },
  })
  server.close()
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(told, 'utf8')).stats
    passed += expected + flaky
    failed += unexpected
    if (!good && unexpected === 0) failed++
  } catch {
    failed++
  }
}

/** As `run`, but this process goes on answering: it is the server. */
function runBeside(what, file, args, options) {
  say(what)
  const began = Date.now()
  return new Promise((resolve) => {
    spawn(pinnedNode, [file, ...args], { stdio: 'inherit', ...options }).on('exit', (code) => {
      say(`${what}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - began) / 1000)} s)`)
      resolve(code === 0)
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), 'chantier-test-'))
const report = join(folder, 'report.json')
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const fine = run('tests', bin('vitest'), vitest)
try {
  const counts = JSON.parse(readFileSync(report, 'utf8'))
  passed += counts.numPassedTests
  failed += counts.numFailedTests
  if (!fine && counts.numFailedTests === 0) failed++
} catch {
  failed++
}
await throughThePage()
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
