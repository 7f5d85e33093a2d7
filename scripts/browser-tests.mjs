// npm run test:browser [-- <playwright arguments>]: builds the client, serves it, and plays through it in Chromium.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { serveWeb } from './serve-web.mjs'
import { pinnedNode, root, setup } from './setup.mjs'

setup()
const chromium = browser()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const built = spawnSync(pinnedNode, [bin('vite'), 'build', '--logLevel', 'warn'], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)
const { server, address } = await serveWeb(join(root, 'dist', 'web'), 0)
const { spawn } = await import('node:child_process')
const env = {
  ...process.env,
  CHROMIUM: chromium,
  CHANTIER_ADDRESS: address,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
}
const tests = spawn(pinnedNode, [bin('playwright'), 'test', ...process.argv.slice(2)], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env,
})
tests.on('exit', (code) => {
  server.close()
  process.exit(code ?? 1)
})
