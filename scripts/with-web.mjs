// Runs a program of web/test against the built client, served as npm start serves it: with-web.mjs <program> [arguments].
// CHANTIER_WEB names a folder that is already built.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { serveWeb } from './serve-web.mjs'
import { pinnedNode, root, setup } from './setup.mjs'

setup('work')
const chromium = browser()
const built = process.env.CHANTIER_WEB ?? join(root, 'dist', 'web')
if (process.env.CHANTIER_WEB === undefined) buildWeb()
const { server, address } = await serveWeb(built, 0)
const env = { ...process.env, CHROMIUM: chromium, CHANTIER_ADDRESS: address, CHANTIER_WEB: built }
const [program = '', ...args] = process.argv.slice(2)
const run = spawn(pinnedNode, [join(root, program), ...args], { cwd: root, stdio: 'inherit', env })
run.on('exit', (code) => {
  server.close()
  process.exit(code ?? 1)
})
