// Writes anew what a game keeps beside its tests: npm run keep -- <game>, only for a change of rules that is meant; and
// npm run keep -- <game> golden, which writes the playthroughs alone, where only sentences have changed.

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

/** Matches as moves and results, of every table. */
function keepRecorded(): string {
  const recorded = plan.tables.flatMap((table) =>
    Array.from({ length: table.options === undefined ? PER_COUNT : PER_TABLE / 2 }, (_, k) =>
      JSON.stringify(recordMatch(plan, table, `recorded ${k}`, k % 4 === 3 ? 'greedy' : 'random')),
    ),
  )
  writeFileSync(join(folder, 'recorded.jsonl'), `${recorded.join('\n')}\n`)
  return `${recorded.length} recorded matches`
}

/** At the start, after 30 decisions, and after 60, or where a short match is at three quarters. */
function counted(table: Table): number[] {
  let length = 0
  for (const _ of playOut(open(title, table, 'perft'), 'random')) length++
  return [0, 30, length > 60 ? 60 : Math.floor((length * 3) / 4)]
}

/** How many positions lie within so many decisions. */
function keepPerft(): string {
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
  return `${rows.length} perft rows`
}

/** Whole matches as they are told, in every language. */
async function keepGolden(): Promise<string> {
  mkdirSync(join(folder, 'golden'), { recursive: true })
  const told = toldTables(plan)
  for (const { table, name } of told)
    for (const lang of LANGS)
      writeFileSync(join(folder, 'golden', `${name}.${lang}.txt`), await playthrough(plan, table, 'golden', lang))
  return `${told.length * LANGS.length} playthroughs`
}

const kept = process.argv[3] === 'golden' ? [] : [keepRecorded(), keepPerft()]
process.stdout.write(`${[...kept, await keepGolden()].join(', ')}\n`)
