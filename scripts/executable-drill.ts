// npm run test:executable: makes the single executable, puts it alone into an empty folder of a machine without Node, and plays.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './files.ts'
import { EXECUTABLE } from './installed.ts'
import { run, tryOut } from './tryout.ts'

run('made', process.execPath, [join(root, 'scripts', 'executable.ts')], root)
const folder = mkdtempSync(join(tmpdir(), 'chantier-alone-'))
try {
  const file = join(folder, basename(EXECUTABLE))
  copyFileSync(EXECUTABLE, file)
  // Nothing but the system's own programs can be found, and the cache is empty.
  await tryOut(file, folder, { PATH: '/nowhere', HOME: folder, CHANTIER_CACHE: join(folder, 'cache') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
