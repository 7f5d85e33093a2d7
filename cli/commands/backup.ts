import { writeBackup } from '../../server/backup/backup.ts'
import { pathOf } from '../files.ts'
import { commandOf } from '../flags.ts'
import { settingsOf, withBackup } from '../house.ts'
import { misused } from '../stop.ts'

export const backup = commandOf({
  name: 'backup',
  flags: ['to', 'data', 'store', 'json'],
  words: [0, 0],
  async go(given, desk) {
    const path = pathOf(given.text('to') ?? misused(desk.t.house.needsTo))
    const settings = settingsOf(given, desk)
    const rows = await withBackup(desk, () => writeBackup(settings, path, Date.now()))
    if (given.has('json')) desk.json({ path, rows })
    else desk.say(desk.t.house.saved(path, desk.number(rows)))
    return 0
  },
})
