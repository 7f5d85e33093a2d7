import { at } from '../../kernel/lists.ts'
import { restoreBackup } from '../../server/backup/backup.ts'
import { hidden } from '../../server/settings.ts'
import { pathOf } from '../files.ts'
import { commandOf } from '../flags.ts'
import { settingsOf, withBackup } from '../house.ts'

export const restore = commandOf({
  name: 'restore',
  flags: ['data', 'store', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const settings = settingsOf(given, desk)
    const where = settings.store === 'sqlite' ? settings.data : hidden(settings.store)
    const rows = await withBackup(desk, () => restoreBackup(settings, pathOf(at(given.words, 0))))
    if (given.has('json')) desk.json({ where, rows })
    else desk.say(desk.t.house.restored(where, desk.number(rows)))
    return 0
  },
})
