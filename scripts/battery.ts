// The battery of the opponents: whole games of each level at every table of every game's plan, none of which may stall.
//   npm run bots:battery -- [--games 100] [--game NAME] [--iterations 8] [--workers N]

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { playFixture } from '../bots/arena/game.ts'
import { houseSitter } from '../bots/arena/sitters.ts'
import { LEVELS } from '../bots/level.ts'
import { type Plan, tableName } from '../contract/plan.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { at } from '../kernel/lists.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { mindOf } from '../title/mind.ts'

/** How a worker of this script knows itself. */
const BATTERY = 'battery'
const BOTS = ['greedy', ...LEVELS] as const

interface Task {
  readonly game: string
  readonly table: number
  readonly bot: string
  readonly games: number
  readonly iterations: number
}
export interface Report extends Task {
  readonly name: string
  readonly played: number
  readonly choices: number
  readonly failed: string | null
}

/** All games of one bot at one table. */
export async function battery(task: Task): Promise<Report> {
  const { game: id, table, bot, games, iterations } = task
  const { plan } = (await import(`../games/${id}/test/plan.ts`)) as { plan: Plan }
  const { title } = plan
  const { seats, options = {} } = at(plan.tables, table)
  const name = tableName(at(plan.tables, table))
  const chosen = chooseOptions(title.game.variants, options, seats)
  if ('refusal' in chosen) return { ...task, name, played: 0, choices: 0, failed: chosen.refusal.clause }
  // As people play: with its net, where the game has learned one.
  const mind = (await findMind(id)) ?? mindOf(title.game, plan.insight)
  const venue = { title, mind, options: chosen.options, seats }
  const sitter = houseSitter(bot, venue, { iterations })
  if (sitter === null) return { ...task, name, played: 0, choices: 0, failed: `no bot ${bot}` }
  const seating = Array.from({ length: seats }, () => 0)
  let choices = 0
  for (let index = 0; index < games; index++)
    try {
      const { defaults, choices: made } = await playFixture(venue, { index, deal: `battery ${index}`, seating }, [
        sitter,
      ])
      const fault = defaults.find((d) => d !== null)
      if (fault !== undefined) return { ...task, name, played: index, choices, failed: String(fault) }
      choices += made.reduce((sum, n) => sum + n, 0)
    } catch (error) {
      return { ...task, name, played: index, choices, failed: String(error) }
    }
  return { ...task, name, played: games, choices, failed: null }
}

/** Every level at every table. */
export async function tasksOf(ids: readonly string[], games: number, iterations: number): Promise<Task[]> {
  const tasks: Task[] = []
  for (const game of ids) {
    const { plan } = (await import(`../games/${game}/test/plan.ts`)) as { plan: Plan }
    for (let table = 0; table < plan.tables.length; table++)
      for (const bot of BOTS) tasks.push({ game, table, bot, games, iterations })
  }
  return tasks
}

function whole(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`"${text}" is not a whole number above 0`)
  return Number(text)
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      game: { type: 'string' },
      iterations: { type: 'string' },
      workers: { type: 'string' },
    },
  })
  const ids = values.game === undefined ? gameIds() : [values.game]
  for (const id of ids) if (!gameIds().includes(id)) throw new Error(`no game "${id}"; games: ${gameIds().join(', ')}`)
  const tasks = await tasksOf(ids, whole(values.games, 100), whole(values.iterations, 8))
  let next = 0
  let failures = 0
  let games = 0
  const from = performance.now()
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: BATTERY })
      const take = () => {
        const task = tasks[next++]
        if (task === undefined) {
          done()
          worker.terminate()
        } else worker.postMessage(task)
      }
      worker.on('message', (report: Report) => {
        const { game, name, bot, played, choices, failed } = report
        games += played
        if (failed !== null) failures++
        console.log(
          `${failed === null ? 'ok  ' : 'FAIL'} ${game} ${name} ${bot}: ${played} games, ${choices} choices${failed === null ? '' : `: ${failed}`}`,
        )
        take()
      })
      worker.on('error', fail)
      take()
    })
  await Promise.all(Array.from({ length: Math.min(whole(values.workers, availableParallelism()), tasks.length) }, work))
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log(`${games} games at ${tasks.length / BOTS.length} tables in ${seconds} s, ${failures} failures`)
  return failures === 0 ? 0 : 1
}

if (workerData === BATTERY)
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await battery(task)))
else if (process.argv[1] === import.meta.filename)
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      process.exit(2)
    },
  )
