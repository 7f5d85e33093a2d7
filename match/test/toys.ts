// The toys of the contract as matches, for the tests of this room.
import { bidsPlan } from '../../contract/toys/bids.ts'
import type { State } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import { type Match, openMatch, playIn } from '../match.ts'

export function opened(plan: { readonly title: Title }, seats: number): Match {
  const result = openMatch(plan.title, { seats, seed: 'match' })
  if (!('match' in result)) throw new Error('not opened')
  return result.match
}

export const bare = (s: State): string => JSON.stringify({ ...s, events: null })

/** The bids toy after the first auction: every seat arranges its coins in the open. */
export function arranging(seats = 3): Match {
  const match = opened(bidsPlan, seats)
  for (let seat = 0; seat < seats; seat++) playIn(match, seat, { act: 'bid', n: [seat] })
  return match
}

export const laid = (match: Match): number[] => (match.state as State & { laid: number[] }).laid
