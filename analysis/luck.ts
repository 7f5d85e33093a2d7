// What the cards brought each seat of a match, and nothing else of an analysis: no choice is weighed, so that it takes a small part of
// the time. The draws are those that a whole analysis compares with.
import { at } from '../kernel/lists.ts'
import { begin } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import type { Agreement } from '../match/agreement.ts'
import { statesOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'
import type { Mind } from '../title/mind.ts'
import { judgeLuck } from './analyse.ts'
import { type Shares, sharesIn } from './judge.ts'
import { tried } from './moment.ts'
import { minus, none, plus } from './parts.ts'

export interface Luck {
  /** What the cards brought, in shares of the win: 0 over the seats. */
  readonly draw: Shares
  /** The square of one standard error of it, by seat. */
  readonly squares: Shares
}

export const noLuck = (seats: number): Luck => ({ draw: none(seats), squares: none(seats) })

export const addLuck = (a: Luck, b: Luck): Luck => ({
  draw: plus(a.draw, b.draw),
  squares: plus(a.squares, b.squares),
})

/** What came, against the mean of so many others that could have come. */
function against(came: Shares, draws: number, other: () => Shares): Luck {
  const all = Array.from({ length: draws }, other)
  const mean = all.reduce(plus).map((sum) => sum / draws)
  const squares = mean.map((m, seat) => {
    const spread = all.reduce((sum, one) => sum + (at(one, seat) - m) ** 2, 0)
    return spread / Math.max(1, draws - 1) / draws
  })
  return { draw: minus(came, mean), squares }
}

/** The luck of the deal and of every choice one after another, from a line of the story on; 0 is the deal. */
export function* luckOf(
  mind: Mind,
  agreement: Agreement,
  story: readonly Deed[],
  draws: number,
  from = 0,
): Generator<Luck> {
  const states = statesOf(agreement, story)
  const deeds = story.filter((deed) => deed.seat !== null && deed.choice !== null)
  let before = states.next().value
  if (before === undefined) return
  const { game } = mind
  const rngAt = (line: number): Rng => judgeLuck(agreement, line)
  if (from === 0) {
    const rng = rngAt(0)
    const { options, seats } = agreement
    const deal = () => sharesIn(mind, begin(game, options, seats, split(rng)))
    yield agreement.from === null ? against(sharesIn(mind, before), draws, deal) : noLuck(seats)
  }
  let line = 1
  for (const after of states) {
    const { seat, choice } = at(deeds, line - 1)
    if (seat === null || choice === null) continue
    if (line >= from) {
      const rng = rngAt(line)
      const here = before
      const isLucky = after.secretsOut !== here.secretsOut
      yield isLucky
        ? against(sharesIn(mind, after), draws, () => sharesIn(mind, tried(mind, here, seat, choice, rng)))
        : noLuck(here.seats)
    }
    before = after
    line++
  }
}
