// npm run walls: rooms import only what they may, no game is known outside its folder, a facet takes in no more than
// it needs, folders look down, no import goes in
// a circle, by value or by type.
import { projectFiles } from './files.ts'
import { cyclesIn } from './walls/cycles.ts'
import { importsOf } from './walls/imports.ts'
import { brokenFacets, brokenStoreys, brokenWalls, MAY, STOREYS } from './walls/rooms.ts'

const files = projectFiles('.ts', '.svelte').filter((file) => Object.hasOwn(MAY, file.split('/')[0] ?? ''))
const imports = importsOf(files)
const walls = [...brokenWalls(imports), ...brokenFacets(imports)]
const circles = cyclesIn(imports).map((way) => `${way.join(' → ')}: in a circle`)
const storeys = STOREYS.flatMap((room) => brokenStoreys(room, imports))
const broken = [...walls, ...circles, ...storeys]
for (const line of broken) console.error(line)
console.log(
  `${files.length} files: ${walls.length} broken walls, ${circles.length} circles, ${storeys.length} imports that do not look down`,
)
process.exit(broken.length === 0 ? 0 : 1)
