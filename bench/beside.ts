// Two states of the engine beside each other: this one, and that of an earlier commit laid out in a temporary folder. At every
// table two processes take turns at the same matches, each turn a moment long, so that whatever else the machine does falls on
// both; what counts is processor time. Several rounds, each with fresh processes.
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Played, Turn } from './pace.ts'

const HOUSE = join(import.meta.dirname, '..')

/** A table to measure at. */
export interface Place {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

export interface Compared extends Place {
  /** Decisions, or iterations of the search, in a second of processor time: here, and at the commit beside. */
  readonly here: number
  readonly beside: number
  /** How many times as fast we are here: the middle of all turns, and between which ratios the middle half of them lies. */
  readonly ratio: number
  readonly spread: readonly [low: number, high: number]
  /** Whether both played the same matches to the same points. */
  readonly same: boolean
}

const git = (args: readonly string[]) => spawnSync('git', args, { cwd: HOUSE, encoding: 'utf8' })

/** Lays a commit out in a folder of its own for as long as the work takes; says why it cannot. Needs no network. */
export async function withCommit<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T | string> {
  const found = git(['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`])
  if (found.status !== 0) return found.stderr.trim()
  const folder = join(mkdtempSync(join(tmpdir(), 'chantier-')), 'beside')
  const clear = () => {
    git(['worktree', 'remove', '--force', folder])
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  const interrupted = () => {
    clear()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  const { status, stderr } = git(['worktree', 'add', '--detach', folder, found.stdout.trim()])
  try {
    if (status !== 0) return stderr.trim()
    symlinkSync(join(HOUSE, 'node_modules'), join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    clear()
  }
}

const ROUNDS = 3
/** Processor time of a turn, and of all turns that are only for warming up, in milliseconds. */
const TURN = 40
const WARM = 3000
/** So many matches in the first turn; then as many as make a turn of that length. */
const FIRST = 10
const MOST = 5000

interface Player {
  play(turn: Turn): Promise<Played>
  stop(): void
}

/** What is paced: the engine by random matches, or the search by thoughts about positions of one match. */
export type Paced = 'engine' | 'search'

const SCRIPTS: Readonly<Record<Paced, string>> = { engine: 'pace.ts', search: 'thoughts.ts' }

function start(what: Paced, house: string, { game, seats, options }: Place): Player {
  const child: ChildProcess = fork(
    join(HOUSE, 'bench', SCRIPTS[what]),
    [house, game, `${seats}`, ...(what === 'engine' ? [JSON.stringify(options)] : [])],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  return {
    play: (turn) =>
      new Promise((played, failed) => {
        const ended = () => failed(new Error(said.split('\n').find((line) => /^\w*Error/.test(line)) ?? said.trim()))
        child.once('exit', ended)
        child.once('message', (answer: Played) => {
          child.off('exit', ended)
          played(answer)
        })
        child.send(turn)
      }),
    stop: () => child.kill(),
  }
}

const middle = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b)

/** What both did in one turn. */
interface Pair {
  readonly here: Played
  readonly beside: Played
}

/** One round of turns in fresh processes; the warm turns are played and not counted. */
async function round(
  what: Paced,
  folder: string,
  place: Place,
  turns: number,
): Promise<{ counted: Pair[]; same: boolean }> {
  const [ours, theirs] = [start(what, HOUSE, place), start(what, folder, place)]
  try {
    const counted: Pair[] = []
    let [seed, size, warm, same, first] = [0, FIRST, 0, true, true]
    while (counted.length < turns) {
      const turn = { from: seed, to: seed + size }
      seed = turn.to
      // Who goes first has the other's traces in the caches: so they take it in turns.
      const before = first ? await ours.play(turn) : await theirs.play(turn)
      const after = first ? await theirs.play(turn) : await ours.play(turn)
      const pair = first ? { here: before, beside: after } : { here: after, beside: before }
      first = !first
      same &&= pair.here.mark === pair.beside.mark && pair.here.decisions === pair.beside.decisions
      const took = (before.milliseconds + after.milliseconds) / 2
      if (warm >= WARM) counted.push(pair)
      else size = Math.max(1, Math.min(MOST, Math.round((size * TURN) / took)))
      warm += took
    }
    return { counted, same }
  } finally {
    ours.stop()
    theirs.stop()
  }
}

/** Each side plays for so many seconds in all. */
export async function compare(what: Paced, folder: string, place: Place, seconds: number): Promise<Compared> {
  const turns = Math.ceil((1000 * seconds) / TURN / ROUNDS)
  const pairs: Pair[] = []
  let same = true
  for (let i = 0; i < ROUNDS; i++) {
    const played = await round(what, folder, place, turns)
    pairs.push(...played.counted)
    same &&= played.same
  }
  const pace = (of: (pair: Pair) => Played) =>
    Math.round(middle(ascending(pairs.map((pair) => (1000 * of(pair).decisions) / of(pair).milliseconds)), 0.5))
  const ratios = ascending(pairs.map(({ here, beside }) => beside.milliseconds / here.milliseconds))
  return {
    ...place,
    here: pace((pair) => pair.here),
    beside: pace((pair) => pair.beside),
    ratio: middle(ratios, 0.5),
    spread: [middle(ratios, 0.25), middle(ratios, 0.75)],
    same,
  }
}
