// Writes anew what a game keeps beside its tests: npm run keep -- <game>, only for a change of rules that is meant; and
// npm run keep -- <game> golden, which writes the playthroughs alone, where only sentences have changed.
import { join } from 'node:path'
import type { Plan } from '../contract/plan.ts'
import { writeKept, writePlaythroughs } from '../contract/write.ts'

const folder = join(import.meta.dirname, '..', 'games', process.argv[2] ?? '', 'test')
const { plan }: { plan: Plan } = await import(join(folder, 'plan.ts'))
if (process.argv[3] === 'golden') process.stdout.write(`${await writePlaythroughs(plan, folder)} playthroughs\n`)
else {
  const { recorded, rows, playthroughs } = await writeKept(plan, folder)
  process.stdout.write(`${recorded} recorded matches, ${rows} perft rows, ${playthroughs} playthroughs\n`)
}
