// npm run walls: rooms import only what they may, no game is known outside its folder, folders look down, no import goes in
// a circle, by value or by type.
import { projectFiles } from './files.ts'
import { cyclesIn } from './walls/cycles.ts'
import { importsOf } from './walls/imports.ts'
import { brokenStoreys, brokenWalls, isFirm, MAY, STOREYS } from './walls/rooms.ts'

const files = projectFiles('.ts', '.svelte').filter((file) => Object.hasOwn(MAY, file.split('/')[0] ?? ''))
const imports = importsOf(files)
const walls = brokenWalls(imports)
const circles = cyclesIn(imports).map((way) => `${way.join(' → ')}: in a circle`)
const storeys = STOREYS.flatMap((room) => brokenStoreys(room, imports))
const unfinished = STOREYS.filter((room) => !room.firm).map(({ room }) => `${room}/`)

/** A room that is still being put in order does not fail for what lies within it. */
const firm = [...walls, ...circles, ...storeys].filter(
  (line) => isFirm(line) && (walls.includes(line) || !unfinished.some((room) => line.startsWith(room))),
)
for (const line of [...walls, ...circles, ...storeys]) console.error(firm.includes(line) ? line : `not yet: ${line}`)
console.log(
  `${files.length} files: ${walls.length} broken walls, ${circles.length} circles, ${storeys.length} imports that do not look down`,
)
if (unfinished.length > 0) console.log(`not firm yet: ${unfinished.join(', ')}`)
process.exit(firm.length === 0 ? 0 : 1)
