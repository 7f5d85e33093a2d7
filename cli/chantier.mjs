#!/usr/bin/env node
// Finds the pinned Node, which runs TypeScript, and hands everything over to it. Any Node from 20 on can run this file.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { handOver } from './handOver.mjs'

const here = dirname(fileURLToPath(import.meta.url))
/** Somebody installed the package: the house lies below a node_modules of theirs, and its data beside them. */
const installed = /[\\/]node_modules[\\/]/.test(here)

/** The pinned Node in the house's own node_modules, or wherever npm put it when the house is a package. */
function findNode() {
  const windows = process.platform === 'win32'
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const file = join(folder, 'bin', windows ? 'node.exe' : 'node')
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}
const pinned = findNode()

/** How this was called, for the sentence that says how to go on. */
function callName() {
  const script = process.argv[1] ?? ''
  return basename(script) === 'chantier' ? 'chantier' : `node ${relative(process.cwd(), script) || script}`
}

/** That the pinned Node is missing, in the reader's language where it has a folder of texts. */
function missing() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const at = process.argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const asked = at < 0 ? '' : process.argv[at]?.split('=')[1] || process.argv[at + 1] || ''
  const wish = /^[a-z]+/.exec(asked || LC_ALL || LC_MESSAGES || LANG || '')?.[0] ?? 'en'
  const file = (lang) => join(here, 'texts', lang, 'no-node.txt')
  return readFileSync(existsSync(file(wish)) ? file(wish) : file('en'), 'utf8')
}

if (pinned === undefined) {
  process.stderr.write(missing())
  process.exit(1)
}

// How the server stays small: see docs/guide/host.md.
const { flags, env, cache } = JSON.parse(readFileSync(join(here, '..', 'server', 'process.json'), 'utf8'))
const words = process.argv.slice(2)
const serves = words[0] === 'serve'
const hooks = installed ? ['--import', pathToFileURL(join(here, 'installed.mjs')).href] : []
handOver(pinned, [...(serves ? flags : []), ...hooks, join(here, 'main.ts'), ...words], {
  ...(installed && { CHANTIER_DATA: join(process.cwd(), 'data') }),
  NODE_COMPILE_CACHE: join(here, '..', cache),
  ...(serves && env),
  ...process.env,
  CHANTIER_CALL: process.env.CHANTIER_CALL ?? callName(),
})
