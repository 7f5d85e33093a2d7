// podman, with everything it keeps in a folder of its own: nothing of the drill is left on the machine.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian } from '../../server/test/debian.mjs'

/** What the drill needs of the system, by the names of Debian's packages. */
const NEEDED = ['podman', 'runc', 'debootstrap'] as const

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Installs what is missing where that can be done without asking; else says what to do. */
export function needPrograms(): void {
  const missing = NEEDED.filter((one) => !has(one))
  if (missing.length === 0) return
  installDebian(missing)
  const left = NEEDED.filter((one) => !has(one))
  if (left.length > 0)
    throw new Error(`this needs ${left.join(', ')}: install them (Debian: apt-get install ${left.join(' ')})`)
}

export interface Engine {
  /** Runs podman; what it printed. It throws where podman fails. */
  podman(...args: readonly string[]): string
  /** Whether podman succeeds. */
  may(...args: readonly string[]): boolean
  /** Makes an image of a tree of files. */
  importTree(tree: string, name: string): void
  /** A folder for what the drill makes beside images. */
  readonly folder: string
  end(): void
}

export function engine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'chantier-image-'))
  const own = [
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'run'),
    '--cgroup-manager',
    'cgroupfs',
    '--runtime',
    'runc',
  ]
  const call = (args: readonly string[]) =>
    spawnSync('podman', [...own, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return {
    folder,
    podman(...args) {
      const done = call(args)
      if (done.status !== 0) throw new Error(`podman ${args[0]}: ${done.stderr || done.stdout}`)
      return done.stdout
    },
    may: (...args) => call(args).status === 0,
    importTree(tree, name) {
      const archive = join(folder, 'tree.tar')
      execFileSync('tar', ['-C', tree, '-cf', archive, '.'])
      this.podman('import', '--quiet', archive, name)
      rmSync(archive)
    },
    end() {
      call(['rm', '--all', '--force', '--time', '0'])
      call(['rmi', '--all', '--force'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
