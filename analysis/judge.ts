// The judge: what share of the win each seat may expect of a position. A fixed function of what the seats hold and know,
// whatever luck is still to come, so that luck can be told apart from play.

import { chanceOf } from '../bots/search/judge.ts'
import { thinkable } from '../bots/thinkable.ts'
import { settle, sightOf } from '../bots/turn.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { otherLuck } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Edition } from '../title/title.ts'

/** One number a seat; of the win they add up to 1, of a change to 0. */
export type Shares = readonly number[]

/** The luck by which the judge looks on: always the same, so that it is nobody's. */
const LUCK = rngOf('the judge')

/** The shares of the win at the end of a match: all of it to one, or split among those who tie. */
export function sharesAtEnd({ game }: { readonly game: Edition }, s: State): Shares {
  const winners = game.winners(s, game.box)
  return Array.from({ length: s.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** What each seat may expect. */
export function sharesIn(mind: Mind, s: State): Shares {
  if (isOver(s)) return sharesAtEnd(mind, s)
  const table = otherLuck(mind.game, s, { ...LUCK })
  table.events = null
  open(mind, table, picksAt(mind, table))
  return sharesSettled(mind, table)
}

/** The same for a table of the judge's own making, which is used up: nothing is sealed, and its luck is the judge's. */
function sharesSettled(mind: Mind, table: State): Shares {
  const [seat, ...others] = deciders(mind.game, table)
  const calm = seat === undefined || others.length > 0 ? table : settle(mind, table, seat)
  if (isOver(calm)) return sharesAtEnd(mind, calm)
  const chances = mind.leads(mind.concluded?.(calm) ?? calm).map((lead) => chanceOf(lead, calm.seats, mind.leadScale))
  const sum = chances.reduce((a, b) => a + b, 0)
  return chances.map((chance) => chance / sum)
}

/** What a seat has sealed or would seal. */
export interface Pick {
  readonly seat: Seat
  readonly choice: Choice
}

/** What looks best to each seat that has still to seal a choice; nobody knows what the others have sealed, nor does it matter who was first. */
export function picksAt(mind: Mind, s: State): readonly Pick[] {
  if (s.sealed === null) return []
  const fresh = { ...s, sealed: s.sealed.map(() => null) }
  return deciders(mind.game, s).map((seat) => ({ seat, choice: bestAtSight(mind, fresh, seat, LUCK) }))
}

function bestAtSight(mind: Mind, s: State, seat: Seat, luck: Rng): Choice {
  const choices = thinkable(mind, s, seat)
  let best = at(choices, 0)
  let high = Number.NEGATIVE_INFINITY
  if (choices.length > 1)
    for (const choice of choices) {
      const value = sightOf(mind, s, seat, choice, { ...luck })
      if (value > high) {
        high = value
        best = choice
      }
    }
  return best
}

/** Seals these choices; with the last one they come to light. */
export function open(mind: Mind, s: State, picks: readonly Pick[]): void {
  for (const { seat, choice } of picks)
    if (s.sealed !== null && s.sealed[seat] === null) commit(mind.game, s, seat, choice)
}
