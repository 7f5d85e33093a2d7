// The paces that are offered, and how a clock is said in a few words.
import type { Clock } from '../../../wire/clock.ts'
import { o } from './words.svelte.ts'

export const PACES: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 10, increment: 10 },
  { kind: 'live', minutes: 20, increment: 15 },
  { kind: 'live', minutes: 30, increment: 15 },
  { kind: 'live', minutes: 60, increment: 30 },
  { kind: 'days', days: 1, budget: 3 },
  { kind: 'days', days: 2, budget: 5 },
  { kind: 'days', days: 7, budget: 14 },
]

/** "20 min each, 15 s back a turn". */
export const clockWord = (clock: Clock): string =>
  clock.kind === 'none'
    ? o('friends.clock-none')
    : clock.kind === 'live'
      ? o('clock.live', { minutes: clock.minutes, increment: clock.increment })
      : o(clock.days === 1 ? 'clock.day' : 'clock.days', { days: clock.days, budget: clock.budget })
