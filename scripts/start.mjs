// npm start: sets up, builds the client, and serves the table at one address. With arguments: the terminal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { serveWeb } from './serve-web.mjs'
import { pinnedNode, root, say, setup } from './setup.mjs'

setup()
const words = process.argv.slice(2)
if (words.length > 0) terminal(words)
else await table()

/** The address is printed once it answers. Ctrl-C ends. */
async function table() {
  buildWeb()
  const port = Number(process.env.CHANTIER_PORT ?? 8080)
  const host = process.env.CHANTIER_HOST ?? '127.0.0.1'
  try {
    const { server, address } = await serveWeb(join(root, 'dist', 'web'), port, host)
    say(`the table is laid at ${address}  (Ctrl-C ends; in a terminal: npm run chantier -- play)`)
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        server.close()
        process.exit(0)
      })
  } catch (error) {
    const busy = error.code === 'EADDRINUSE'
    say(
      busy
        ? `port ${port} is in use; set CHANTIER_PORT to another one.`
        : `the table cannot be served: ${error.message}`,
    )
    process.exit(1)
  }
}

function terminal(args) {
  const play = spawn(pinnedNode, [join(root, 'cli', 'main.ts'), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => play.kill(signal))
  play.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
