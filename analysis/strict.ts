// What somebody wrote of a match, read strictly: a file may come from anybody, and what it says of a match is shown as found out.

import { check } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { isRecord } from '../kernel/record.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import { statesOf } from '../match/standing.ts'
import type { Shares } from './judge.ts'

/** What is rounded when it is written may be off by so much, over all seats. */
const ROUNDED = 1e-4

const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x)

export const isWhole = (x: unknown, least: number, most: number): x is number =>
  isNumber(x) && Number.isInteger(x) && x >= least && x <= most

/** A part of a chance, or how far it may be off. */
export const isPart = (x: unknown): x is number => isNumber(x) && x >= 0 && x <= 1

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDED

const sumOf = (list: Shares): number => list.reduce((sum, x) => sum + x, 0)

/** A list of numbers, one a seat, none further from 0 than this; zeros where nothing is written. */
function listIn(x: unknown, seats: number, most: number): Shares | null {
  if (x === undefined) return new Array<number>(seats).fill(0)
  return Array.isArray(x) && x.length === seats && x.every(isNumber) && x.every((n) => Math.abs(n) <= most) ? x : null
}

/** What every seat may expect: parts of one win. */
export function sharesIn(x: unknown, seats: number): Shares | null {
  const shares = x === undefined ? null : listIn(x, seats, 1)
  return shares?.every((one) => one >= 0) && isNear(sumOf(shares), 1) ? shares : null
}

/** A change of what the seats may expect, or the difference of two such: what one has more, the others have less. */
export function changeIn(x: unknown, seats: number): Shares | null {
  const change = listIn(x, seats, 2)
  return change !== null && isNear(sumOf(change), 0) ? change : null
}

/** How far a list of figures may be off. */
export function doubtsIn(x: unknown, seats: number): Shares | null {
  const doubts = listIn(x, seats, 1)
  return doubts?.every((one) => one >= 0) ? doubts : null
}

/** A choice that a seat could have made before a line of the story, and did not; null for anything else. */
export type Otherwise = (x: unknown, line: number, seat: Seat) => Choice | null

/** The match is played through once, when the first choice is asked for. */
export function otherwiseIn(match: Match): Otherwise {
  let states: readonly State[] | null = null
  return (x, line, seat) => {
    const choice = choiceIn(x)
    const made = match.story[line]?.choice
    if (choice === null || made === null || made === undefined || keyOf(made) === keyOf(choice)) return null
    states ??= [...statesOf(match, match.story)]
    const before = states[line - 1]
    return before !== undefined && check(match.game, before, seat, choice) === null ? choice : null
  }
}

function choiceIn(x: unknown): Choice | null {
  if (!isRecord(x) || typeof x.act !== 'string') return null
  const { act, on, n } = x
  const refs = Array.isArray(on) && on.every((ref) => typeof ref === 'string') ? on : null
  const numbers = Array.isArray(n) && n.every(isNumber) ? n : null
  if ((on !== undefined && refs === null) || (n !== undefined && numbers === null)) return null
  return { act, ...(refs !== null && { on: refs }), ...(numbers !== null && { n: numbers }) }
}
