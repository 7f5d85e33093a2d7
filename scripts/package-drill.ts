// npm run test:package: packs Chantier, installs it into an empty folder, serves from there, and plays.
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installInto } from './installed.ts'
import { tryOut } from './tryout.ts'

const folder = mkdtempSync(join(tmpdir(), 'chantier-package-'))
try {
  installInto(folder)
  await tryOut(join(folder, 'node_modules', '.bin', 'chantier'), folder)
  const many = globSync(join(folder, 'node_modules', '{*,@*/*}', 'package.json')).length
  console.log(`${many} packages in all`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
