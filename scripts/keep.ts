// Writes anew what a game keeps beside its tests: npm run keep -- <game>. Only for a change of rules that is meant.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PerftRow, perft, perftStart, playthrough, recordMatch } from '../contract/keep.ts'
import type { Plan } from '../contract/plan.ts'
import { LANGS } from '../kernel/texts.ts'

const id = process.argv[2] ?? ''
const folder = join(import.meta.dirname, '..', 'games', id, 'test')
const { plan } = (await import(join(folder, 'plan.ts'))) as { plan: Plan }
const { title } = plan
const [min, max] = title.game.players
const PER_TABLE = 10
const PER_COUNT = 20
const MOST_NODES = 60_000

const recorded: string[] = []
for (const table of plan.tables) {
  const basic = table.options === undefined
  for (let k = 0; k < (basic ? PER_COUNT : PER_TABLE / 2); k++)
    recorded.push(JSON.stringify(recordMatch(title, table, `recorded ${k}`, k % 4 === 3 ? 'greedy' : 'random')))
}
writeFileSync(join(folder, 'recorded.jsonl'), `${recorded.join('\n')}\n`)

const rows: PerftRow[] = []
for (const table of plan.tables)
  for (const after of [0, 30, 60]) {
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
for (let seats = min; seats <= max; seats++)
  for (const lang of LANGS)
    writeFileSync(join(folder, 'golden', `${seats}.${lang}.txt`), await playthrough(title, { seats }, 'golden', lang))
process.stdout.write(
  `${recorded.length} recorded matches, ${rows.length} perft rows, ${2 * (max - min + 1)} playthroughs\n`,
)
