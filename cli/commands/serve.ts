import { runServer } from '../../server/run.ts'
import { commandOf } from '../flags.ts'
import { HOUSE_FLAGS, settingsOf } from '../house.ts'

export const serve = commandOf({
  name: 'serve',
  flags: HOUSE_FLAGS,
  words: [0, 0],
  go: (given, desk) => runServer(settingsOf(given, desk), desk.lang, (line) => desk.aside(line)),
})
