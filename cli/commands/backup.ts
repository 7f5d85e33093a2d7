import { writeBackup } from '../../server/backup/backup.ts'
import { noteBackup } from '../../server/desk/backups.ts'
import { logOf, THE_HOUSE } from '../../server/desk/log.ts'
import type { Settings } from '../../server/settings.ts'
import { openBeside } from '../../server/store/beside.ts'
import { pathOf } from '../files.ts'
import { commandOf } from '../flags.ts'
import { settingsOf, withBackup } from '../house.ts'
import { misused } from '../stop.ts'

/** The owner's page says how old the last backup is. A house of another version is left alone. */
async function tellHouse(settings: Settings, rows: number): Promise<void> {
  const store = await openBeside(settings).catch(() => null)
  if (store === null) return
  try {
    await noteBackup(store, rows, Date.now)
    await logOf(store, Date.now).write({ by: THE_HOUSE, kind: 'backup', with: { rows } })
  } finally {
    await store.close()
  }
}

export const backup = commandOf({
  name: 'backup',
  flags: ['to', 'data', 'store', 'json'],
  words: [0, 0],
  async go(given, desk) {
    const path = pathOf(given.text('to') ?? misused(desk.t.house.needsTo))
    const settings = settingsOf(given, desk)
    const rows = await withBackup(desk, () => writeBackup(settings, path, Date.now()))
    await tellHouse(settings, rows)
    if (given.has('json')) desk.json({ path, rows })
    else desk.say(desk.t.house.saved(path, desk.number(rows)))
    return 0
  },
})
