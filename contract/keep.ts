// What a game keeps beside its tests: recorded matches, perft tables, a playthrough in words. Made once, then only replayed.

import { bots } from '../bots/index.ts'
import { anyChoice } from '../bots/random.ts'
import { closedOptions, deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { at } from '../kernel/lists.ts'
import { commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { sumOf } from '../match/file.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import type { Lang } from '../papers/texts.ts'
import { type Insight, type Mind, mindOf } from '../title/mind.ts'
import { speakerOf } from '../title/say.ts'
import type { Title } from '../title/title.ts'
import { type Plan, type Table, tableName } from './plan.ts'

/** A whole match in canonical moves, with the sum of its last state. */
export interface Recorded {
  readonly table: Table
  readonly seed: string
  readonly moves: readonly (readonly [seat: number, move: unknown])[]
  readonly scores: readonly number[]
  readonly end: string
}

/** The fingerprint of a state; events are how it came about, not what it is. */
export const endSum = (s: State): string => sumOf(JSON.stringify({ ...s, events: null })).slice(0, 24)

export function open(title: Title, table: Table, seed: string): Match {
  const opened = openMatch(title, { ...table, seed })
  if (!('match' in opened)) throw new Error(`${title.game.id}: ${tableName(table)} cannot be opened`)
  return opened.match
}

/** All that whoever plays at random needs to know. */
const CLUELESS: Insight<State, unknown> = { value: () => 0 }

/** One match between opponents of one kind, move by move; whoever does not play at random needs the game's mind. */
export function* playOut(
  match: Match,
  bot: string,
  mind: Mind = mindOf(match.game, CLUELESS),
): Generator<{ seat: number; move: unknown }> {
  const { title, game } = match
  const rng = rngOf(`${match.seed}/${bot}`)
  while (!isOver(match.state)) {
    const by = deciders(game, match.state)
    const seat = at(by, below(rng, by.length))
    const choice = (bots[bot] as (typeof bots)['random']).choose(mind, view(game, match.state, seat), seat, rng)
    const move = title.canon.write(match.state, seat, choice, game.box)
    const refusal = playIn(match, seat, choice)
    if (refusal !== null) throw new Error(`${bot} was refused: ${refusal.clause}`)
    yield { seat, move }
  }
}

export function recordMatch({ title, insight }: Plan, table: Table, seed: string, bot: string): Recorded {
  const match = open(title, table, seed)
  const moves: [number, unknown][] = []
  for (const { seat, move } of playOut(match, bot, mindOf(match.game, insight))) moves.push([seat, move])
  return { table, seed, moves, scores: match.game.scores(match.state, match.game.box), end: endSum(match.state) }
}

/** Replays a recorded match: what it ends in, or the move that no longer fits. */
export function replayMatch(title: Title, recorded: Recorded): { scores: number[]; end: string } | { stuck: string } {
  const match = open(title, recorded.table, recorded.seed)
  for (const [i, [seat, move]] of recorded.moves.entries()) {
    const choice = title.canon.read(match.state, seat, move, match.game.box)
    const refusal = choice === null ? { clause: 'unreadable' } : playIn(match, seat, choice)
    if (refusal !== null) return { stuck: `move ${i + 1}, ${JSON.stringify(move)}: ${refusal.clause}` }
  }
  return { scores: match.game.scores(match.state, match.game.box), end: endSum(match.state) }
}

/** How many ways the match can go in so many choices. */
export function perft(game: Game, s: State, depth: number): number {
  let nodes = 0
  for (const seat of deciders(game, s))
    for (const choice of closedOptions(game, s, seat)) {
      if (depth === 1) {
        nodes++
        continue
      }
      const after = clone(s)
      commit(game, after, seat, choice)
      nodes += isOver(after) ? 1 : perft(game, after, depth - 1)
    }
  return nodes
}

export interface PerftRow {
  readonly table: Table
  readonly seed: string
  /** Decisions played at random before counting. */
  readonly after: number
  /** Nodes at depth 1, 2, 3 … */
  readonly nodes: readonly number[]
}

/** The position a perft row counts from. */
export function perftStart(title: Title, row: Omit<PerftRow, 'nodes'>): { game: Game; state: State } {
  const match = open(title, row.table, row.seed)
  let left = row.after
  for (const _ of playOut(match, 'random')) if (--left <= 0) break
  if (row.after === 0) return { game: match.game, state: open(title, row.table, row.seed).state }
  return { game: match.game, state: match.state }
}

/** A match in words: every choice and what it brought about. */
export async function playthrough(
  { title, words }: Pick<Plan, 'title' | 'words'>,
  table: Table,
  seed: string,
  lang: Lang,
): Promise<string> {
  const match = open(title, table, seed)
  const speaker = await speakerOf(words, match, lang)
  const lines = [`${speaker.texts.title} · ${tableName(table)} · ${seed}`]
  const told = (i: number) => (match.story[i]?.events ?? []).map((event) => `  ${speaker.event(event)}`)
  lines.push(...told(0))
  const rng = rngOf(`${seed}/random`)
  while (!isOver(match.state)) {
    const by = deciders(match.game, match.state)
    const seat = at(by, below(rng, by.length))
    const choice = anyChoice(match.game, view(match.game, match.state, seat), seat, rng)
    lines.push(
      `${speaker.voice.seat(seat)} | ${speaker.ask(match.state, seat)} | ${speaker.choice(match.state, seat, choice)}`,
    )
    playIn(match, seat, choice)
    lines.push(...told(match.story.length - 1))
  }
  lines.push(match.game.scores(match.state, match.game.box).join(' '))
  return `${lines.join('\n')}\n`
}
