// npm run test:browser [-- <playwright arguments>]: builds the client, serves it, and plays through it in Chromium.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { serveWeb } from './serve-web.mjs'
import { pinnedNode, root, setup } from './setup.mjs'

setup('work')
const chromium = browser()
buildWeb()
const { server, address } = await serveWeb(join(root, 'dist', 'web'), 0)
const bin = join(root, 'node_modules', '.bin')
const env = { ...process.env, CHROMIUM: chromium, CHANTIER_ADDRESS: address, PATH: `${bin}:${process.env.PATH}` }
const args = [join(bin, 'playwright'), 'test', ...process.argv.slice(2)]
const tests = spawn(pinnedNode, args, { cwd: join(root, 'web'), stdio: 'inherit', env })
tests.on('exit', (code) => {
  server.close()
  process.exit(code ?? 1)
})
