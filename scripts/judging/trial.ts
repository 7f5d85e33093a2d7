// What a trial of the analysis is given and gives, and the moments of matches to try it on.
import { levels } from '../../bots/levels.ts'
import { thinkable } from '../../bots/thinkable.ts'
import { deciders } from '../../kernel/ask.ts'
import { clone } from '../../kernel/clone.ts'
import { commit, isOver } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { openMatch } from '../../match/match.ts'
import type { Mind } from '../../title/mind.ts'
import type { Title } from '../../title/title.ts'

export interface Setting {
  readonly title: Title
  readonly mind: Mind
}

/** A trial on cases whose truth is known; a case is plain data, so that it can be kept in a file. */
export interface Trial<Case> {
  /** The cases of one match, which is the same whenever it is asked for. */
  casesOf(setting: Setting, match: number): readonly Case[]
  tell(cases: readonly Case[]): string
}

/** A decision in a match of masters. */
export interface Decision {
  readonly before: State
  readonly seat: Seat
  readonly seen: State
  /** What the master chose. */
  readonly choice: Choice
}

/** The tables of a game in turn, from the smallest to the largest. */
export function seatsAt({ title }: Setting, match: number): number {
  const [min, max] = title.game.players
  return min + (match % (max - min + 1))
}

/** Thoughts of the masters who play. */
const THOUGHTS = 12
/** One decision in so many is taken. */
const EVERY = 8

/** Decisions with something to decide from all of a match of masters, drawn by lot. */
export function* decisionsIn(setting: Setting, match: number): Generator<Decision> {
  const { title, mind } = setting
  const { game } = title
  const seed = `trial/${game.id}/${match}`
  const opened = openMatch(title, { seats: seatsAt(setting, match), seed })
  if (!('match' in opened)) throw new Error('no table')
  const rng = rngOf(`${seed}/players`)
  const s = clone(opened.match.state)
  s.events = null
  while (!isOver(s)) {
    const [seat = 0] = deciders(game, s)
    const seen = { ...view(game, s, seat), events: null }
    const choice = levels.master.choose(mind, seen, seat, rng, { iterations: THOUGHTS })
    if (below(rng, EVERY) === 0 && thinkable(mind, seen, seat).length > 2)
      yield { before: clone(s), seat, seen, choice }
    commit(game, s, seat, choice)
  }
}
