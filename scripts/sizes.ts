// npm run sizes: no file over 350 lines, no function over 80, but for lists of things.
import { projectFiles, textOf } from './files.ts'
import { LONGEST_FILE, LONGEST_FUNCTION, tooLong } from './measure/size.ts'

const files = projectFiles('.ts', '.svelte')
const long = files.flatMap((file) => tooLong(file, textOf(file)).map((found) => ({ file, ...found })))
for (const { file, name, line, lines } of long) {
  console.error(name === file ? `${file}: ${lines} lines` : `${file}:${line} ${name}: ${lines} lines`)
}
console.log(`${files.length} files: ${long.length} over ${LONGEST_FILE} lines, or functions over ${LONGEST_FUNCTION}`)
process.exit(long.length === 0 ? 0 : 1)
