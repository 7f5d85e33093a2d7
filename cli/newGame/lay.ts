// Lays the folder of a new game: the model of templates/game under its name, whole or not at all.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plan } from '../../contract/plan.ts'
import { writeKept } from '../../contract/write.ts'
import { type Naming, renamed } from './naming.ts'

export type Players = readonly [min: number, max: number]

/** The files of the model by their paths in it. */
export type Model = ReadonlyMap<string, string>

export function modelIn(root: string): Model {
  const folder = join(root, 'templates', 'game')
  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  return new Map(files.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The same for other counts of players: where the model says its own, in code and in words. */
const PLAYERS: readonly (readonly [model: string, said: (players: Players) => string])[] = [
  ['players: [2, 4]', ([min, max]) => `players: [${min}, ${max}]`],
  ['"seats": 2', ([min]) => `"seats": ${min}`],
  ['for 2 to 4 players', ([min, max]) => (min === max ? `for ${min} players` : `for ${min} to ${max} players`)],
  ['pour 2 à 4 personnes', ([min, max]) => (min === max ? `pour ${min} personnes` : `pour ${min} à ${max} personnes`)],
]

/** The files of the new game. */
export function filesOf(model: Model, naming: Naming, players: Players): Model {
  const counted = (text: string) => PLAYERS.reduce((said, [from, to]) => said.replaceAll(from, to(players)), text)
  return new Map([...model].map(([path, text]) => [path, counted(renamed(text, naming))]))
}

/** What is done to the folder before it takes its place: what tests keep is made, and names are set in their new order. */
export type Finish = (folder: string, root: string) => Promise<void>

export const finish: Finish = async (folder, root) => {
  const biome = join(root, 'node_modules', '.bin', 'biome')
  if (existsSync(biome)) {
    const set = spawnSync(biome, ['check', '--write', folder], { cwd: root, encoding: 'utf8' })
    if (set.status !== 0) throw new Error(set.stderr || String(set.error))
  }
  const { plan }: { plan: Plan } = await import(join(folder, 'test', 'plan.ts'))
  await writeKept(plan, join(folder, 'test'))
}

/**
 * Writes the files beside `games/`, finishes them there and moves them into their place at once: nobody ever lists a
 * half-written game, and what fails or is broken off leaves nothing behind. Gives the folder.
 */
export async function lay(root: string, id: string, files: Model, finishing: Finish = finish): Promise<string> {
  const workshop = join(root, `.new-game-${process.pid}`)
  const sweep = () => rmSync(workshop, { recursive: true, force: true })
  const leave = () => {
    sweep()
    process.exit(130)
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    // As deep as a game lies, so that its imports lead to the same rooms.
    const draft = join(workshop, id)
    for (const [path, text] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), text)
    }
    await finishing(draft, root)
    const place = join(root, 'games', id)
    renameSync(draft, place)
    return place
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    sweep()
  }
}
