// The first code of the single executable (npm run executable): lays the house that it carries into a folder of this person's cache,
// once for each build, and runs the terminal from there.
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const { homedir } = require('node:os')
const { dirname, join, resolve } = require('node:path')
const { getAsset, getRawAsset } = require('node:sea')
const { pathToFileURL } = require('node:url')
const { constants, Script } = require('node:vm')
const { brotliDecompressSync } = require('node:zlib')

/** Where programs keep what can be made again. */
function cacheFolder() {
  const { CHANTIER_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env
  if (CHANTIER_CACHE) return resolve(CHANTIER_CACHE)
  if (process.platform === 'win32') return join(LOCALAPPDATA || homedir(), 'chantier')
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'chantier')
}

/** The folder of the house, laid whole or not at all: another process may do the same at this moment. */
function houseFolder() {
  const all = cacheFolder()
  const house = join(all, getAsset('build', 'utf8'))
  if (existsSync(house)) return house
  mkdirSync(all, { recursive: true })
  const draft = mkdtempSync(join(all, 'draft-'))
  const bytes = brotliDecompressSync(Buffer.from(getRawAsset('house')))
  const from = bytes.readUInt32LE(0) + 4
  let at = from
  for (const [file, size] of JSON.parse(bytes.toString('utf8', 4, from))) {
    const path = join(draft, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes.subarray(at, at + size))
    at += size
  }
  try {
    renameSync(draft, house)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(house)) throw error
  }
  return house
}

/** Imports a file as Node does outside an executable; `import` itself finds only what Node brings along here. */
const load = new Script('(address) => import(address)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext()

async function open() {
  const house = houseFolder()
  const words = process.argv.slice(2)
  const at = (...path) => pathToFileURL(join(house, ...path)).href
  process.env.CHANTIER_CALL ??= 'chantier'
  process.env.CHANTIER_DATA ??= join(process.cwd(), 'data')
  enableCompileCache(join(house, 'compiled'))
  const { flags, env } = JSON.parse(readFileSync(join(house, 'server', 'process.json'), 'utf8'))
  // How the server stays small can only be said to Node before it starts.
  if (words[0] === 'serve' && process.env.CHANTIER_HANDED === undefined) {
    const { handOver } = await load(at('cli', 'handOver.mjs'))
    handOver(process.execPath, words, { ...env, ...process.env, NODE_OPTIONS: flags.join(' '), CHANTIER_HANDED: 'yes' })
    return
  }
  process.argv.splice(1, 1, join(house, 'cli', 'main.ts'))
  await load(at('cli', 'main.ts'))
}

// That the loader of the house may be used from here is called an experiment by Node, at every start.
const warn = process.emitWarning
process.emitWarning = (warning, ...rest) =>
  String(warning).includes('USE_MAIN_CONTEXT_DEFAULT_LOADER') ? undefined : warn.call(process, warning, ...rest)

open().catch((error) => {
  process.stderr.write(`chantier: ${error.stack}\n`)
  process.exit(1)
})
