// How somebody's rating in a game went over the last months, asked once it is to be drawn.
import { ask } from './api.ts'

interface Point {
  readonly game: string
  readonly at: number
  readonly points: number
  readonly band: number
}

const MONTHS_MS = 92 * 24 * 3_600_000
let histories = $state.raw<ReadonlyMap<string, readonly Point[]>>(new Map())
const asked = new Set<string>()

/** The last three months; nothing before it is known. */
export function seasonOf(person: string, game: string): readonly Point[] {
  if (!asked.has(person)) {
    asked.add(person)
    // Later: what is drawn now may not change while it is drawn.
    void Promise.resolve()
      .then(() => ask<{ history: readonly Point[] }>('GET', `people/${encodeURIComponent(person)}/profile`))
      .then((answer) => {
        if ('value' in answer) histories = new Map([...histories, [person, answer.value.history]])
      })
  }
  const from = Date.now() - MONTHS_MS
  return (histories.get(person) ?? []).filter((point) => point.game === game && point.at >= from)
}
