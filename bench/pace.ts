// One engine at one table, played by turns: node bench/pace.ts <folder of a house> <game> <seats> <options>, started with a
// line to its parent. Each message { from, to } asks for the matches of these seeds; the answer says how many decisions they
// had, what they cost in processor time, and a mark of their points by which two engines are known to have played the same.
// The folder may hold another state of the project, so all that plays is taken from there.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Turn {
  readonly from: number
  readonly to: number
}

export interface Played {
  readonly decisions: number
  readonly milliseconds: number
  readonly mark: number
}

const [house = '.', id = '', table = '', given = '{}'] = process.argv.slice(2)
const from = (file: string) => import(pathToFileURL(join(resolve(house), file)).href)
const { anyChoice }: typeof import('../bots/random.ts') = await from('bots/random.ts')
const { findTitle }: typeof import('../games/shelf.ts') = await from('games/shelf.ts')
const { deciders, optionsFor }: typeof import('../kernel/ask.ts') = await from('kernel/ask.ts')
const { begin, commit, isOver }: typeof import('../kernel/play.ts') = await from('kernel/play.ts')
const { below, rngOf }: typeof import('../kernel/random.ts') = await from('kernel/random.ts')
const { chooseOptions }: typeof import('../kernel/variants.ts') = await from('kernel/variants.ts')

const title = await findTitle(id)
if (title === null) throw new Error(`no game “${id}”`)
const { game } = title
const seats = Number(table)
const chosen = chooseOptions(game.variants, JSON.parse(given), seats)
if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
const { options } = chosen

/** One whole match by random choices: how many decisions it had, and its points. */
function playMatch(seed: number) {
  const rng = rngOf(`choices ${seed}`)
  const s = begin(game, options, seats, rngOf(`match ${seed}`))
  s.events = null
  let decisions = 0
  while (!isOver(s)) {
    const by = deciders(game, s)
    const seat = by[by.length === 1 ? 0 : below(rng, by.length)] ?? 0
    const list = optionsFor(game, s, seat, Number.POSITIVE_INFINITY)
    const choice = list[below(rng, list.length)]
    if (choice === undefined) throw new Error(`no option at decision ${decisions} of match ${seed}`)
    commit(game, s, seat, choice.span === undefined ? choice : anyChoice(game, s, seat, rng))
    decisions++
  }
  return { decisions, scores: game.scores(s, game.box) }
}

function playMatches({ from, to }: Turn): Played {
  const start = process.cpuUsage()
  let decisions = 0
  let mark = 0
  for (let seed = from; seed < to; seed++) {
    const match = playMatch(seed)
    decisions += match.decisions
    mark = match.scores.reduce((sum, points) => (Math.imul(sum, 31) + points) | 0, Math.imul(mark, 31) + decisions)
  }
  const { user, system } = process.cpuUsage(start)
  return { decisions, milliseconds: (user + system) / 1000, mark }
}

process.on('message', (turn: Turn) => process.send?.(playMatches(turn)))
