// npm run casts: casts in what is not a test, by room; more than there were is a failure.
import { isTest, projectFiles, textOf } from './files.ts'
import { castsIn } from './measure/cast.ts'

/** Today's count. Lower it whenever there are fewer. */
const MOST = 247

/** A room, or a folder of one of the two large rooms. */
const roomOf = (file: string): string => {
  const [room = '', folder = ''] = file.split('/')
  return ['games', 'web'].includes(room) ? `${room}/${folder}` : room
}

const counts = new Map<string, number>()
for (const file of projectFiles('.ts', '.svelte')) {
  if (isTest(file)) continue
  const casts = castsIn(file, textOf(file))
  if (casts > 0) counts.set(roomOf(file), (counts.get(roomOf(file)) ?? 0) + casts)
}
const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
for (const [room, casts] of rows) console.log(`${room.padEnd(22)}${String(casts).padStart(6)}`)
const all = rows.reduce((sum, [, casts]) => sum + casts, 0)
console.log(`${'all'.padEnd(22)}${String(all).padStart(6)}  of at most ${MOST}`)
process.exit(all <= MOST ? 0 : 1)
