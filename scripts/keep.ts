// Writes anew what a game keeps beside its tests: npm run keep -- <game>. Only for a change of rules that is meant.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '#tongues'
import { open, type PerftRow, perft, perftStart, playOut, playthrough, recordMatch } from '../contract/keep.ts'
import { type Plan, type Table, toldTables } from '../contract/plan.ts'

const id = process.argv[2] ?? ''
const folder = join(import.meta.dirname, '..', 'games', id, 'test')
const { plan } = (await import(join(folder, 'plan.ts'))) as { plan: Plan }
const { title } = plan
const PER_TABLE = 10
const PER_COUNT = 20
const MOST_NODES = 60_000

const recorded: string[] = []
for (const table of plan.tables) {
  const basic = table.options === undefined
  for (let k = 0; k < (basic ? PER_COUNT : PER_TABLE / 2); k++)
    recorded.push(JSON.stringify(recordMatch(plan, table, `recorded ${k}`, k % 4 === 3 ? 'greedy' : 'random')))
}
writeFileSync(join(folder, 'recorded.jsonl'), `${recorded.join('\n')}\n`)

/** At the start, after 30 decisions, and after 60, or where a short match is at three quarters. */
function counted(table: Table): number[] {
  let length = 0
  for (const _ of playOut(open(title, table, 'perft'), 'random')) length++
  return [0, 30, length > 60 ? 60 : Math.floor((length * 3) / 4)]
}

const rows: PerftRow[] = []
for (const table of plan.tables)
  for (const after of counted(table)) {
    const start = { table, seed: 'perft', after }
    const { game, state } = perftStart(title, start)
    const nodes: number[] = []
    for (let depth = 1; depth <= 5; depth++) {
      const last = nodes.at(-1) ?? 1
      const grown = nodes.length > 1 ? last * (last / (nodes.at(-2) ?? 1)) : last * 12
      if (grown > MOST_NODES) break
      nodes.push(perft(game, state, depth))
    }
    rows.push({ ...start, nodes })
  }
writeFileSync(join(folder, 'perft.json'), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)

mkdirSync(join(folder, 'golden'), { recursive: true })
const told = toldTables(plan)
for (const { table, name } of told)
  for (const lang of LANGS)
    writeFileSync(join(folder, 'golden', `${name}.${lang}.txt`), await playthrough(plan, table, 'golden', lang))
process.stdout.write(
  `${recorded.length} recorded matches, ${rows.length} perft rows, ${told.length * LANGS.length} playthroughs\n`,
)
