// What the commands of a house have in common: its settings, from flags and environment.
import { BackupProblem } from '../server/backup/backup.ts'
import { readSettings, type Settings } from '../server/settings.ts'
import { sayIn } from '../server/texts/say.ts'
import type { Desk } from './desk.ts'
import type { Flag } from './flag.ts'
import type { Given } from './flags.ts'
import { failed, Stop } from './stop.ts'

export const HOUSE_FLAGS = ['data', 'port', 'host', 'store', 'origin'] as const satisfies readonly Flag[]

/** The settings; or every one that is wrong, as bad usage. */
export function settingsOf(given: Given, desk: Desk): Settings {
  const read = readSettings(Object.fromEntries(HOUSE_FLAGS.map((flag) => [flag, given.text(flag)])), process.env)
  if ('settings' in read) return read.settings
  const [first = '', ...more] = read.problems.map(({ key, with: blanks }) => sayIn(desk.lang, key, blanks))
  throw new Stop(2, first, more)
}

/** Does something with a backup, and says in a sentence why it could not be done. */
export async function withBackup(desk: Desk, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const { house, file } = desk.t
    if (error instanceof BackupProblem) return failed(house.backup[error.why])
    const { code, path, message } = error as { code?: string; path?: string; message: string }
    if (code === 'ENOENT' && path !== undefined) return failed(file.missing(path))
    return failed(house.failed(message))
  }
}
