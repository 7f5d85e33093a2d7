// `npm run train -- <game>`: plays games, fits a net to them, lets it through the gate, and begins again with the better one.
// Broken off at any moment, it goes on where it was.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shareOut } from '../bots/crew.ts'
import { NARROW } from '../bots/search/search.ts'
import { findMindFacet, findTitle, gameIds, netPath } from '../games/shelf.ts'
import { learnedFrom } from '../title/learned.ts'
import { type Learned, type Mind, mindOf } from '../title/mind.ts'
import { type NetFile, packNet, unpackNet } from '../title/weights.ts'
import { FITTING, fitNet } from './fit.ts'
import { folderAt } from './folder.ts'
import { type Contender, gate } from './gate.ts'
import { LOOKERS, type Players, SEARCHERS } from './play.ts'
import type { Task } from './player.ts'
import { progress } from './progress.ts'
import { quieter } from './quieter.ts'
import type { Record } from './record.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    look: { type: 'string', default: '2000' },
    search: { type: 'string', default: '500' },
    generations: { type: 'string', default: '3' },
    gate: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '60' },
    hidden: { type: 'string', default: '32x16' },
    /** How much of what a net says beside insight is kept, in per cent. */
    part: { type: 'string', default: '35' },
    thoughts: { type: 'string', default: `${SEARCHERS.iterations}` },
    folder: { type: 'string', default: '.train' },
    /** Games played at the same time; 0 is one for each core. */
    workers: { type: 'string', default: '0' },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

function stop(line: string): never {
  say(line)
  process.exit(2)
}

const whole = (name: keyof typeof values): number => {
  const n = Number(values[name])
  return Number.isInteger(n) && n >= 0 ? n : stop(`--${name} wants a whole number`)
}

const [id = ''] = positionals
if (!gameIds().includes(id)) stop(`npm run train -- <game>, one of ${gameIds().join(', ')}`)
const [title, facet] = await Promise.all([findTitle(id), findMindFacet(id)])
if (title === null || facet?.features === undefined) stop(`${id} has no features to learn from`)
const { insight, features } = facet
const { game } = title
const folder = folderAt(join(values.folder, id))
const [one = 0, two = 0] = values.hidden.split('x').map(Number)
if (!(one > 0 && two > 0)) stop('--hidden wants two layers, such as 32x16')

const learnedOf = (file: NetFile): Learned => ({ features, net: unpackNet(file) })
const plain: Mind = mindOf(game, insight)
const mindBy = (file: NetFile | null): Mind => (file === null ? plain : mindOf(game, insight, learnedOf(file)))

/** Plays what is missing of a generation, on all cores; a game depends on its words alone, whoever plays it and when. */
async function play(generation: number, wanted: number, net: NetFile | null, who: Players): Promise<void> {
  const played = new Set(folder.games(generation).map(({ seed }) => seed))
  const seeds = Array.from({ length: wanted }, (_, i) => `learn-${generation}/${i}`).filter((seed) => !played.has(seed))
  let done = wanted - seeds.length
  const told = progress(`${id}: generation ${generation}, games`, wanted, done, say)
  await shareOut<Task, Record>(
    new URL('./player.ts', import.meta.url),
    seeds.map((seed) => ({ game: id, net, seed, who })),
    (record) => {
      folder.add(generation, record)
      told(++done)
    },
    whole('workers') || undefined,
  )
}

const SEATS = [2, 4].filter((n) => n >= game.players[0] && n <= game.players[1])

/** The net that the game has already, where it still fits: a new one has to beat it, too. */
function shippedNet(): NetFile | null {
  if (!existsSync(netPath(id))) return null
  const file: NetFile = JSON.parse(readFileSync(netPath(id), 'utf8'))
  return learnedFrom(game, { insight, features }, file) === null ? null : file
}

/** A net is kept when it wins more than its part of the games against the best so far. */
function gates(candidate: Mind, best: Mind, generation: number) {
  const limits = { iterations: whole('iterations') }
  const against = (seats: number, rival: Mind) => {
    const yardstick = rival === plain
    const name = yardstick ? 'master-1' : 'the best'
    const a: Contender = { mind: candidate, limits }
    const b: Contender = { mind: rival, limits, ...(yardstick && { tuning: NARROW }) }
    const told = progress(`${id}: gate against ${name}, ${seats} seats`, whole('gate'), 0, say)
    const passage = gate(a, b, seats, whole('gate'), `gate-${generation}/${name}`, (p) => told(p.games, p.share))
    const { low, high } = passage.interval
    const percent = (x: number) => `${(100 * x).toFixed(0)} %`
    say(
      `  won ${percent(passage.share)} (${percent(low)} to ${percent(high)}), ${passage.timesFair.toFixed(2)} times the fair part`,
    )
    return { against: name, seats, games: passage.games, won: passage.won, fair: passage.timesFair }
  }
  const rivals = SEATS.map((seats) => against(seats, best))
  const better = rivals.reduce((sum, r) => sum + r.fair, 0) / rivals.length > 1
  // Only what is kept meets the yardstick, too.
  const more = best === plain || !better ? [] : SEATS.map((seats) => against(seats, plain))
  return { met: [...rivals, ...more], better }
}

const NOTHING_LEARNED: ReturnType<typeof gates> = { met: [], better: false }

const commit = (() => {
  try {
    return execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
})()

// Without games of those who look, training goes on from the net the game has: it plays the games, and the next one begins as it.
const goesOn = whole('look') === 0
const begun = goesOn ? folder.begin(shippedNet()) : null
const start = begun === null || begun.shape.hidden.join('x') !== values.hidden ? undefined : unpackNet(begun)
const first = goesOn ? (begun?.made.generation ?? 0) + 1 : 0
const last = whole('generations') + (begun?.made.generation ?? 0)
const counts: { [name: string]: number } = { ...begun?.made.games }
let best = begun ?? shippedNet()
for (let generation = first; generation <= last; generation++) {
  const who = generation === 0 ? LOOKERS : { ...SEARCHERS, iterations: whole('thoughts') }
  await play(generation, whole(generation === 0 ? 'look' : 'search'), best, who)
  const had = folder.steps().find((step) => step.generation === generation)
  counts[generation === 0 ? 'look' : `search ${generation}`] = folder.games(generation).length
  if (had !== undefined) {
    if (had.kept) best = folder.net(generation)
    continue
  }
  const played = Array.from({ length: generation + 1 }, (_, g) => folder.games(g))
  const { net, ...fitted } = fitNet(
    plain,
    features,
    played,
    { ...FITTING, hidden: [one, two], ...(start && { start }) },
    say,
  )
  const file: NetFile = {
    net: 1,
    game: id,
    rules: game.version,
    made: {
      command: `npm run train -- ${process.argv.slice(2).join(' ')}`,
      commit,
      games: { ...counts },
      seeds: 'learn-<generation>/<game>; gates by gate-<generation>/…',
      generation,
    },
    ...packNet(quieter(net, whole('part') / 100)),
  }
  folder.save(generation, file)
  // As it will be used: rounded.
  const { met, better } = fitted.loss < fitted.began ? gates(mindBy(file), mindBy(best), generation) : NOTHING_LEARNED
  const games = played.reduce((sum, records) => sum + records.length, 0)
  folder.note({ generation, games, ...fitted, gates: met.map(({ fair: _, ...rest }) => rest), kept: better })
  say(`generation ${generation} ${better ? 'is kept' : 'is not better, and not kept'}`)
  if (!better) continue
  best = file
  writeFileSync(netPath(id), `${JSON.stringify(file, null, 1)}\n`)
}
