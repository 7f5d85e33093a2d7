// npm run test:package: packs Chantier, installs it into an empty folder, serves from there, and plays.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './files.ts'
import { run, tryOut } from './tryout.ts'

run('packed', process.execPath, [join(root, 'scripts', 'pack.ts')], root)
const [packed = ''] = globSync(join(root, 'dist', 'chantier-*.tgz'))
const folder = mkdtempSync(join(tmpdir(), 'chantier-package-'))
try {
  mkdirSync(join(folder, 'house'))
  const cwd = join(folder, 'house')
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }\n')
  // What the package needs was installed with the project: npm takes it from what it keeps.
  run('installed', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed], cwd)
  await tryOut(join(cwd, 'node_modules', '.bin', 'chantier'), cwd)
  const many = globSync(join(cwd, 'node_modules', '{*,@*/*}', 'package.json')).length
  console.log(`${many} packages in all`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
