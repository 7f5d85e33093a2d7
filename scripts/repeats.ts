// npm run repeats: what two games write twice in their looks or tests, found by jscpd. What two games share moves to the kit.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Repeat, rowOf, sharedByGames } from './measure/repeat.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'repeats-'))
try {
  const jscpd = join(root, 'node_modules', 'jscpd', 'run-jscpd.js')
  // From the root, so that files are named from there.
  const args = [jscpd, '.', '--pattern', 'games/**/*.ts', '--config', 'jscpd.json', '--output', folder]
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`jscpd failed: ${done.stdout}${done.stderr}`)
  const report: { duplicates: Repeat[] } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8'))
  const strange = report.duplicates.find(({ firstFile }) => !firstFile.name.startsWith('games/'))
  if (strange !== undefined) throw new Error(`jscpd names a file otherwise than expected: ${strange.firstFile.name}`)
  const found = report.duplicates.filter(sharedByGames)
  for (const repeat of found) console.error(rowOf(repeat))
  console.log(
    `${report.duplicates.length} repetitions, ${found.length} of them between the looks or tests of two games`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
