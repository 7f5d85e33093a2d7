// Writes what a game keeps beside its tests: recorded matches, perft tables, playthroughs in every language.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE } from '#tongues'
import { open, type PerftRow, perft, perftStart, playOut, playthrough, recordMatch } from './keep.ts'
import { type Plan, type Table, toldTables } from './plan.ts'

/** Recorded matches of a plain table, and of one with options. */
const PLAIN = 20
const VARIED = 5
const MOST_NODES = 60_000
const DEEPEST = 5

/** How much was written. */
export interface Written {
  readonly recorded: number
  readonly rows: number
  readonly playthroughs: number
}

/** Writes all of it anew into the game's `test` folder. */
export async function writeKept(plan: Plan, folder: string): Promise<Written> {
  const recorded = plan.tables.flatMap((table) => recordedAt(plan, table))
  writeFileSync(join(folder, 'recorded.jsonl'), `${recorded.join('\n')}\n`)
  const rows = plan.tables.flatMap((table) => rowsAt(plan, table))
  writeFileSync(join(folder, 'perft.json'), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
  const playthroughs = await writePlaythroughs(plan, folder)
  return { recorded: recorded.length, rows: rows.length, playthroughs }
}

/** Writes the playthroughs alone, where only sentences have changed; gives how many there are. */
export async function writePlaythroughs(plan: Plan, folder: string): Promise<number> {
  mkdirSync(join(folder, 'golden'), { recursive: true })
  const told = toldTables(plan)
  for (const { table, name } of told)
    for (const lang of WHOLE)
      writeFileSync(join(folder, 'golden', `${name}.${lang}.txt`), await playthrough(plan, table, 'golden', lang))
  return told.length * WHOLE.length
}

function recordedAt(plan: Plan, table: Table): string[] {
  const count = table.options === undefined ? PLAIN : VARIED
  return Array.from({ length: count }, (_, k) =>
    JSON.stringify(recordMatch(plan, table, `recorded ${k}`, k % 4 === 3 ? 'greedy' : 'random')),
  )
}

/** At the start, after 30 decisions, and after 60; of a match too short for that, at a third and at three quarters. */
function positionsAt({ title }: Plan, table: Table): number[] {
  let length = 0
  for (const _ of playOut(open(title, table, 'perft'), 'random')) length++
  return [0, length > 30 ? 30 : Math.floor(length / 3), length > 60 ? 60 : Math.floor((length * 3) / 4)]
}

function rowsAt(plan: Plan, table: Table): PerftRow[] {
  return positionsAt(plan, table).map((after) => {
    const start = { table, seed: 'perft', after }
    const { game, state } = perftStart(plan.title, start)
    const nodes: number[] = []
    for (let depth = 1; depth <= DEEPEST; depth++) {
      const last = nodes.at(-1) ?? 1
      const grown = nodes.length > 1 ? last * (last / (nodes.at(-2) ?? 1)) : last * 12
      if (grown > MOST_NODES) break
      nodes.push(perft(game, state, depth))
    }
    return { ...start, nodes }
  })
}
