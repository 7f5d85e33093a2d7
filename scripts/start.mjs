// npm start: sets up, builds the client, and serves the table at one address. With arguments: the terminal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { pinnedNode, root, setup } from './setup.mjs'

setup()
const words = process.argv.slice(2)
if (words.length > 0) run([join(root, 'cli', 'main.ts'), ...words])
else table()

/** Web, API and live lines, on SQLite in ./data unless the environment says otherwise. Ctrl-C ends. */
function table() {
  buildWeb()
  // A person at a terminal wants the address and what goes wrong; CHANTIER_LOG=info says everything.
  run([join(root, 'server', 'main.ts')], { CHANTIER_LOG: 'warn' })
}

/** Hands over to the pinned Node, which runs TypeScript. */
function run(args, usual = {}) {
  const child = spawn(pinnedNode, args, { stdio: 'inherit', env: { ...usual, ...process.env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`chantier: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
