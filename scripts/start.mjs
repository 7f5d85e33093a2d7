// npm start: sets up, builds the client, and serves the table at one address. With arguments: the terminal.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  // How the server stays small: see docs/guide/host.md.
  const { flags, env, cache } = JSON.parse(readFileSync(join(root, 'server', 'process.json'), 'utf8'))
  // A person at a terminal wants the address and what goes wrong; CHANTIER_LOG=info says everything.
  const usual = { CHANTIER_LOG: 'warn', NODE_COMPILE_CACHE: join(root, cache), ...env }
  run([...flags, join(root, 'server', 'main.ts')], usual)
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
