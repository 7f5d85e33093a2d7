// npm run pack: the package that `npx chantier` runs: server, terminal, opponents and the built page; nothing is built at start.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { buildWeb } from './build.mjs'
import { isTest, projectFiles, root } from './files.ts'
import { below, locked } from './lock.ts'

const ROOMS = [
  'kernel',
  'papers',
  'title',
  'look',
  'match',
  'lessons',
  'games',
  'bots',
  'wire',
  'pods',
  'analysis',
  'contract',
  'server',
  'cli',
]
const KINDS = ['.ts', '.mjs', '.json', '.md', '.txt', '.svg', '.sql', '.css']
const BESIDE = ['LICENSE', 'CREDITS.md', 'README.md', 'CHANGELOG.md']
/** The most the packed package may weigh, in bytes. */
const MOST = 15_000_000

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly [more: string]: unknown
}

/** The packages a file imports, by value; types are gone by then. */
const imported = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) => name)

const folder = join(root, 'dist', 'package')
rmSync(folder, { recursive: true, force: true })
buildWeb()

const needed = new Set(['node'])
function lay(file: string): void {
  const to = join(folder, file)
  mkdirSync(dirname(to), { recursive: true })
  if (!file.endsWith('.ts')) {
    cpSync(join(root, file), to)
    return
  }
  const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'))
  for (const name of imported(code)) needed.add(name)
  writeFileSync(to, code)
}
for (const file of projectFiles(...KINDS, ...BESIDE))
  if (BESIDE.includes(file) || (ROOMS.includes(file.split('/')[0] ?? '') && !isTest(file))) lay(file)
cpSync(join(root, 'dist', 'web'), join(folder, 'dist', 'web'), { recursive: true })

const own: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { name, version, description, license, type, engines, bin, imports, dependencies } = own
const pinned = Object.keys(dependencies)
  .filter((one) => needed.has(one))
  .map((one) => [one, locked[`node_modules/${one}`]?.version ?? dependencies[one]])
const manifest = {
  ...{ name, version, description, license, type, engines, bin, imports },
  dependencies: Object.fromEntries(pinned),
}
const write = (file: string, what: unknown) => writeFileSync(join(folder, file), `${JSON.stringify(what, null, 2)}\n`)
write('package.json', manifest)
// npm installs just these versions wherever the package goes.
write('npm-shrinkwrap.json', {
  ...{ name, version, lockfileVersion: 3, requires: true },
  packages: { '': manifest, ...below(locked, [...needed]) },
})

const [told]: readonly { readonly filename: string; readonly entryCount: number; readonly unpackedSize: number }[] =
  JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', join(root, 'dist')], {
      cwd: folder,
      encoding: 'utf8',
    }),
  )
if (told === undefined) throw new Error('npm packed nothing')
const { size } = statSync(join(root, 'dist', told.filename))
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `dist/${told.filename}: ${mega(size)} packed, ${mega(told.unpackedSize)} unpacked, ${told.entryCount} files, ${pinned.length} dependencies`,
)
if (size > MOST) {
  console.error(`That is over ${mega(MOST)}.`)
  process.exit(1)
}
