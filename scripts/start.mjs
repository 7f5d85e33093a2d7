// npm start: sets up, then opens the table.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root, setup } from './setup.mjs'

setup()
const table = spawn(pinnedNode, [join(root, 'cli', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => table.kill(signal))
table.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
