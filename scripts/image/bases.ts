// The images that hosting/Containerfile begins with: pulled where a registry of images can be reached; else made from Debian's
// packages under the same names, so that everything after them is built and run as it will be.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

const FROM = /^FROM (\S+)/gm

/** The images a Containerfile begins with. */
export const basesIn = (containerfile: string): string[] => [
  ...new Set([...containerfile.matchAll(FROM)].map(([, name = '']) => name)),
]

/** Where this machine's packages come from. */
function mirror(): string {
  const told = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'], {
    encoding: 'utf8',
  })
  const [first] = told.split('\n').filter(Boolean)
  if (first === undefined)
    throw new Error('apt-get knows no place of packages: run apt-get update, or make the images reachable')
  return first
}

/** Debian as it is smallest. */
function debian(folder: string): string {
  const tree = join(folder, 'debian')
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tree, mirror()], {
    stdio: 'ignore',
  })
  return tree
}

/** The same with the Node that runs this, and the npm of this machine. */
function withNode(tree: string): void {
  const npm = join(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()), '..', '..')
  const local = join(tree, 'usr', 'local')
  mkdirSync(join(local, 'lib', 'node_modules'), { recursive: true })
  cpSync(process.execPath, join(local, 'bin', 'node'))
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'))
}

/** Makes the bases ready; what a build has to be told beside, and whether they are stand-ins. */
export function prepareBases(
  engine: Engine,
  containerfile: string,
): { readonly args: readonly string[]; readonly standIns: boolean } {
  const names = basesIn(readFileSync(containerfile, 'utf8'))
  if (names.every((name) => engine.may('pull', '--quiet', name))) return { args: [], standIns: false }
  const tree = debian(engine.folder)
  const isNode = (name: string) => name.includes('node:')
  for (const name of names) if (!isNode(name)) engine.importTree(tree, name)
  withNode(tree)
  for (const name of names) if (isNode(name)) engine.importTree(tree, name)
  return { args: ['--network', 'host', ...asHere()], standIns: true }
}

/** npm asks the registry as this machine does. */
function asHere(): string[] {
  const npmrc = (which: string) => execFileSync('npm', ['config', 'get', which], { encoding: 'utf8' }).trim()
  const places = [
    [npmrc('userconfig'), '/root/.npmrc'],
    [npmrc('globalconfig'), '/usr/local/etc/npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ] as const
  return places.flatMap(([from, to]) => (existsSync(from) ? ['--volume', `${from}:${to}:ro`] : []))
}
