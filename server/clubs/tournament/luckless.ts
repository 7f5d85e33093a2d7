// What a result is worth without the luck of the draw, where the house has analysed the match: the share of the win, less an even share,
// less what the cards brought.
import type { Luckless, RoundScore, StandingRow } from '../../../wire/tournament.ts'
import type { JudgedMatch, Pod, Round, TournamentDoc } from './document.ts'

/** A result that was written by hand is of no match that could be looked at. */
export function judgedIn({ result, judged }: Pod): JudgedMatch | null {
  return result === null || result.byHand || judged === undefined || 'failed' in judged ? null : judged
}

/** Seats of a table add up to 0. */
export function lucklessAt(pod: Pod, seat: number): Luckless | null {
  const judged = judgedIn(pod)
  if (judged === null || pod.result === null) return null
  const { winners } = pod.result
  const share = winners.includes(seat) ? 1 / winners.length : 0
  const points = 100 * (share - 1 / pod.people.length - (judged.draw[seat] ?? 0))
  return { points: tenth(points), doubt: tenth(100 * (judged.doubt[seat] ?? 0)) }
}

const tenth = (x: number): number => Math.round(x * 10) / 10

/** Over all matches that were analysed: doubts of different matches have nothing to do with each other. */
export function lucklessSum(rounds: readonly RoundScore[]): StandingRow['luckless'] {
  const list = rounds.flatMap((round) => round.luckless ?? [])
  if (list.length === 0) return null
  return {
    points: tenth(list.reduce((sum, { points }) => sum + points, 0)),
    doubt: tenth(Math.hypot(...list.map(({ doubt }) => doubt))),
    of: list.length,
  }
}

/** Tables whose cards may be looked at: of rounds that are over, and in duplicate unsealed. */
const isOpen = (t: TournamentDoc, round: Round): boolean => round.status === 'over' && (!t.duplicate || round.unsealed)

/** Tables that the house has still to analyse. */
export const unjudged = (t: TournamentDoc): readonly Pod[] =>
  t.list
    .filter((round) => isOpen(t, round))
    .flatMap((round) => round.pods.filter(({ result, judged }) => result?.byHand === false && judged === undefined))

/** How many were analysed of those that could be. */
export function analysedIn(t: TournamentDoc): { readonly done: number; readonly of: number } {
  const pods = t.list.filter((round) => isOpen(t, round)).flatMap((round) => round.pods)
  const able = pods.filter(({ result, judged }) => result?.byHand === false && !(judged && 'failed' in judged))
  return { done: able.filter((pod) => judgedIn(pod) !== null).length, of: able.length }
}
