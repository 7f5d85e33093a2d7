// A file system of a test's own that can be full from one moment to the next, and have room again. Where nothing may be
// mounted there is none: that takes Linux and the right to.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** From now on nothing more fits on it. */
  fill(): void
  /** It has room again. */
  free(): void
  end(): void
}

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0

/** Its size in megabytes while it has room. Null where none can be had. */
export function smallDisk(size: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'chantier-disk-'))
  if (process.platform !== 'linux' || !mount('-t', 'tmpfs', '-o', `size=${size}m`, 'chantier', folder)) {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  // A database runs as somebody else.
  chmodSync(folder, 0o777)
  const resize = (bytes: string) => {
    if (!mount('-o', `remount,size=${bytes}`, folder)) throw new Error(`the disk at ${folder} could not be resized`)
  }
  return {
    folder,
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder)
      resize(`${(blocks - bfree) * bsize}`)
    },
    free: () => resize(`${size}m`),
    end() {
      spawnSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
