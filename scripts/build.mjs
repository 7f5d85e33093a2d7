// Builds the client when its sources are newer than what was built.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pinnedNode, root, say, setup } from './setup.mjs'

const SOURCES = [
  'kernel',
  'papers',
  'title',
  'look',
  'match',
  'lessons',
  'wire',
  'bots',
  'analysis',
  'games',
  'web/src',
  'web/public',
]
const ALONE = [
  'web/index.html',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/first.ts',
  'web/offline.ts',
  'package-lock.json',
]

/** When anything below a folder last changed. */
function changed(folder) {
  let last = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'test') continue
    const path = join(folder, entry.name)
    last = Math.max(last, entry.isDirectory() ? changed(path) : statSync(path).mtimeMs)
  }
  return last
}

export function buildWeb() {
  const built = join(root, 'dist', 'web', 'index.html')
  const newest = Math.max(
    ...SOURCES.map((folder) => changed(join(root, folder))),
    ...ALONE.map((file) => statSync(join(root, file)).mtimeMs),
  )
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  say('building the table for the browser …')
  const vite = join(root, 'node_modules', '.bin', 'vite')
  const done = spawnSync(pinnedNode, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  })
  if (done.status !== 0) {
    process.stderr.write('chantier: the client could not be built; see the message above.\n')
    process.exit(1)
  }
  compress(join(root, 'dist', 'web'))
}

const TEXTS = /\.(js|css|html|svg|json|webmanifest|md)$/

/** Text files once more, as small as they get: the server hands them out as they are. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compress(path)
    else if (TEXTS.test(entry.name) && statSync(path).size > 1000) {
      const bytes = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 10 }
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup('play')
  buildWeb()
}
