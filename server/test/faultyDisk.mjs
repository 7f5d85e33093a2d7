// Loaded before a server under test (`node --import`): once the file named by CHANTIER_FAULT exists, the disk takes nothing
// any more, as a dying one does: every fdatasync fails.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { fdatasync } = fs
fs.fdatasync = (file, then) => {
  if (!fs.existsSync(process.env.CHANTIER_FAULT ?? '')) return fdatasync(file, then)
  setImmediate(() => then(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })))
}
syncBuiltinESMExports()
