// What a trial of the analysis is given, and a moment of a match to try it on.
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

export interface Trial {
  readonly title: Title
  readonly mind: Mind
  readonly cases: number
  /** The number of the first case: others than before are tried with another one. */
  readonly from: number
  /** Whether it is time to stop. */
  late(): boolean
}

/** A decision in a match of masters. */
export interface Decision {
  readonly before: State
  readonly seat: Seat
  readonly seen: State
  /** What the master chose. */
  readonly choice: Choice
}

/** Thoughts of the masters who play up to it. */
const THOUGHTS = 12
/** One decision in so many is taken. */
const EVERY = 12

/** A decision with something to decide, somewhere in a match of masters at a table of any size; null where the match ended before. */
export function decisionIn({ title, mind }: Trial, n: number): Decision | null {
  const [min, max] = title.game.players
  const opened = openMatch(title, { seats: min + (n % (max - min + 1)), seed: `trial/${title.game.id}/${n}` })
  if (!('match' in opened)) throw new Error('no table')
  const rng = rngOf(`trial/${title.game.id}/${n}/players`)
  const { game } = title
  const s = clone(opened.match.state)
  s.events = null
  while (!isOver(s)) {
    const [seat = 0] = deciders(game, s)
    const seen = { ...view(game, s, seat), events: null }
    const choice = levels.master.choose(mind, seen, seat, rng, { iterations: THOUGHTS })
    if (below(rng, EVERY) === 0 && thinkable(mind, seen, seat).length > 2)
      return { before: clone(s), seat, seen, choice }
    commit(game, s, seat, choice)
  }
  return null
}
