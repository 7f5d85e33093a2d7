// What the page's title says to somebody who looks elsewhere: that they are awaited, or what happened at their table meanwhile.

/** What is worth a look at the tab, beside one's turn. */
const CALLS = ['begin', 'chat', 'low'] as const
export type Call = (typeof CALLS)[number]

export const isCall = (cue: string): cue is Call => CALLS.some((call) => call === cue)

/** Time that runs out is said before anything else, what was said last. */
const WEIGHT: Readonly<Record<Call, number>> = { low: 3, begin: 2, chat: 1 }

/** The one of two that is said. */
export const louder = (one: Call | null, other: Call | null): Call | null => {
  if (one === null || other === null) return one ?? other
  return WEIGHT[other] > WEIGHT[one] ? other : one
}

export interface Calling {
  /** The game of the table that is open; empty elsewhere. */
  readonly place: string
  /** That table waits for the reader. */
  readonly mine: boolean
  /** Tables elsewhere that wait for the reader. */
  readonly elsewhere: number
  /** What happened at the open table while nobody looked. */
  readonly call: Call | null
}

const waitingOf = ({ elsewhere, mine }: Calling): number => elsewhere + (mine ? 1 : 0)

/** How many things call: the figure of the app's badge. */
export const callsOf = (calling: Calling): number => Math.max(waitingOf(calling), calling.call === null ? 0 : 1)

/** "● Your turn · Castle", "● The match begins · Castle", "Castle · Chantier". */
export function titleOf(calling: Calling, house: string, word: (what: Call | 'turn') => string): string {
  const { place, mine, elsewhere, call } = calling
  const waits = waitingOf(calling) > 0
  if (call === 'low' || (call !== null && !waits)) return `● ${word(call)} · ${place || house}`
  if (!waits) return place === '' ? house : `${place} · ${house}`
  return `● ${word('turn')} · ${mine ? place : elsewhere === 1 ? house : `${elsewhere} · ${house}`}`
}
