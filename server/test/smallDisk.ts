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

const TRIES = 100

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
  const resize = (bytes: string) => mount('-o', `remount,size=${bytes}`, folder)
  return {
    folder,
    fill() {
      // Whoever writes to it meanwhile makes it too small for what it holds: then it is tried again.
      for (let tries = 0; tries < TRIES; tries++) {
        const { blocks, bfree, bsize } = statfsSync(folder)
        if (resize(`${(blocks - bfree) * bsize}`)) return
      }
      throw new Error(`the disk at ${folder} could not be filled`)
    },
    free() {
      if (!resize(`${size}m`)) throw new Error(`the disk at ${folder} could not be made larger again`)
    },
    end() {
      spawnSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
