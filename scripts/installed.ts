// The package, made and installed into a folder of its own, as somebody would who has only the packed file.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.ts'
import { run } from './tryout.ts'

/** Packs Chantier and installs it there. What it needs was installed with the project: npm takes it from what it keeps. */
export function installInto(folder: string): void {
  run('packed', process.execPath, [join(root, 'scripts', 'pack.ts')], root)
  const [packed = ''] = globSync(join(root, 'dist', 'chantier-*.tgz'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  run('installed', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed], folder)
}

/** Where the single executable is made. */
export const EXECUTABLE = join(root, 'dist', process.platform === 'win32' ? 'chantier.exe' : 'chantier')
