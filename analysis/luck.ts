// What the cards brought each seat of a match, and nothing else of an analysis: no choice is weighed, so that it takes a small part of
// the time. The draws are those that a whole analysis compares with.
import { begin } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Values } from '../kernel/variants.ts'
import type { Rng, State } from '../kernel/words.ts'
import { unseenIn } from '../kernel/zones.ts'
import type { Agreement } from '../match/agreement.ts'
import { standingOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'
import type { Mind } from '../title/mind.ts'
import { judgeLuck } from './analyse.ts'
import { type Shares, sharesIn } from './judge.ts'
import { choicesOf, type Made } from './made.ts'
import { tried } from './moment.ts'
import { minus, none, plus, spreadOf } from './parts.ts'

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
  const { mean, squares } = spreadOf(draws, came.length, other)
  return { draw: minus(came, mean), squares }
}

/** What a deal brought, beside so many others. */
export function dealLuck(mind: Mind, dealt: State, options: Values, draws: number, rng: Rng): Luck {
  const { seats } = dealt
  return against(sharesIn(mind, dealt), draws, () => sharesIn(mind, begin(mind.game, options, seats, split(rng))))
}

/** What came out with a choice, beside the same choice with other luck; nothing where nothing came out. */
export function choiceLuck(mind: Mind, made: Made, draws: number, rng: Rng): Luck {
  const { game } = mind
  const { before, after } = made
  // Many a choice is for good though nothing unseen has come out: a card from a hand. Other luck would leave it as it is.
  if (after.secretsOut === before.secretsOut || unseenIn(game, before) === unseenIn(game, after))
    return noLuck(before.seats)
  return against(sharesIn(mind, after), draws, () => sharesIn(mind, tried(mind, made, rng)))
}

/** The luck of the deal and of every choice one after another, from a line of the story on; 0 is the deal. */
export function* luckOf(
  mind: Mind,
  agreement: Agreement,
  story: readonly Deed[],
  draws: number,
  from = 0,
): Generator<Luck> {
  const { options, seats } = agreement
  const dealt = standingOf(agreement).state
  if (from === 0)
    yield agreement.from === null ? dealLuck(mind, dealt, options, draws, judgeLuck(agreement, 0)) : noLuck(seats)
  for (const made of choicesOf(agreement, story))
    if (made.line >= from) yield choiceLuck(mind, made, draws, judgeLuck(agreement, made.line))
}
