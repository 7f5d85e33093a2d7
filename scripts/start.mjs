// npm start: sets up, builds the client, and serves the table at one address; with flags, as `chantier serve` takes them. With a
// command: the terminal.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from '../cli/handOver.mjs'
import { asksForTable } from './asked.mjs'
import { buildWeb } from './build.mjs'
import { pinnedNode, root, setup } from './setup.mjs'

setup('play')
const words = process.argv.slice(2)
if (asksForTable(words)) table()
else handOver(pinnedNode, [join(root, 'cli', 'main.ts'), ...words], process.env)

/** Web, API and live lines, on SQLite in ./data unless flags or the environment say otherwise. Ctrl-C ends. */
function table() {
  buildWeb()
  // How the server stays small: see docs/guide/host.md.
  const { flags, env, cache } = JSON.parse(readFileSync(join(root, 'server', 'process.json'), 'utf8'))
  // A person at a terminal wants the address and what goes wrong; CHANTIER_LOG=info says everything.
  const usual = { CHANTIER_LOG: 'warn', NODE_COMPILE_CACHE: join(root, cache), ...env }
  handOver(pinnedNode, [...flags, join(root, 'server', 'main.ts'), ...words], { ...usual, ...process.env })
}
