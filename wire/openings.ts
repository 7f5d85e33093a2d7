// How finished matches of a house began, as it tells everybody who asks: sums only, of nobody in particular.
import type { Branch } from '../match/openings/tree.ts'

/** Who made the choices: people, strong computers, other ones. */
export const HOUSE_PLAYERS = ['people', 'masters', 'others'] as const
export type HousePlayers = (typeof HOUSE_PLAYERS)[number]

/** So many matches, and so many different people at them, must stand behind every figure that is told. */
export const SEVERAL = { matches: 5, people: 3 } as const

/** The beginnings of one kind of table and of one kind of player. */
export interface HouseChapter {
  readonly seats: number
  /** The value of the option by which tables are told apart; empty for a game without one. */
  readonly variant: string
  readonly who: HousePlayers
  readonly matches: number
  /** What too few chose stands together under `REST`. */
  readonly tree: Branch
}

/** GET /api/openings/:game. */
export interface HouseOpenings {
  /** The version of the rules that all of these matches were played by. */
  readonly rules: number
  readonly chapters: readonly HouseChapter[]
}
