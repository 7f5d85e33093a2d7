// Two ways to share the thoughts at the root of a search, and to tell which choice was the best: by promise and by rank.
import { at } from '../../kernel/lists.ts'
import { decided } from './decided.ts'
import { nextByRank, ranked, settledByRank } from './ranks.ts'
import type { Arm } from './tree.ts'

/** An arm with what its seat may expect of it, from 0 to 1. */
export interface Valued {
  readonly arm: Arm
  readonly value: number
}

export interface Rule {
  /** The arm to visit next; null where the root is walked like any other point of the tree. */
  next(arms: readonly Arm[]): Arm | null
  /** The best first. */
  sorted(arms: readonly Arm[]): Valued[]
  /** Whether so many more visits would hardly change which choice is taken, or what it is worth. */
  settled(arms: readonly Arm[], left: number): boolean
}

/** The most visited choice is the best: visits go to what looked good and brings much. */
const byPromise: Rule = {
  next: () => null,
  sorted: (arms) =>
    arms
      .map((arm) => ({ arm, value: arm.visits > 0 ? arm.won / arm.visits : 0 }))
      .sort((a, b) => b.arm.visits - a.arm.visits || b.value - a.value || b.arm.worth - a.arm.worth),
  settled: decided,
}

const byRank: Rule = { next: nextByRank, sorted: ranked, settled: settledByRank }

export const RULES = { promise: byPromise, rank: byRank } as const

/** What every seat got on average by each choice at the root, in one search. */
export function newGains() {
  const gains = new Map<Arm, { readonly sums: number[]; count: number }>()
  return {
    add(arm: Arm, values: readonly number[]): void {
      let gain = gains.get(arm)
      if (gain === undefined) {
        gain = { sums: new Array<number>(values.length).fill(0), count: 0 }
        gains.set(arm, gain)
      }
      for (let who = 0; who < values.length; who++) gain.sums[who] = at(gain.sums, who) + at(values, who)
      gain.count++
    },
    /** By the first of these choices that was visited; null if none was. */
    first(arms: readonly Valued[]): number[] | null {
      for (const { arm } of arms) {
        const gain = gains.get(arm)
        if (gain !== undefined) return gain.sums.map((sum) => sum / gain.count)
      }
      return null
    },
  }
}
