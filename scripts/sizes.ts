// npm run sizes: no file over 350 lines, no function over 80, but for lists of things.
import { projectFiles, textOf } from './files.ts'
import { LONGEST_FILE, LONGEST_FUNCTION, NOT_YET, tooLong } from './measure/size.ts'

const files = projectFiles('.ts', '.svelte')
const long = files.flatMap((file) => tooLong(file, textOf(file)).map((found) => ({ file, ...found })))
for (const { file, name, line, lines } of long) {
  const what = name === file ? `${file}: ${lines} lines` : `${file}:${line} ${name}: ${lines} lines`
  console.error(NOT_YET.has(file) ? `not yet: ${what}` : what)
}
const mended = [...NOT_YET].filter((file) => !long.some((found) => found.file === file))
for (const file of mended) console.log(`${file} is short enough now: take it from the list`)
console.log(`${files.length} files: ${long.length} over ${LONGEST_FILE} lines, or functions over ${LONGEST_FUNCTION}`)
process.exit(long.every(({ file }) => NOT_YET.has(file)) ? 0 : 1)
