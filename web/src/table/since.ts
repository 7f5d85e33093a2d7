// What the others did since the reader's last turn: deeds of one seat in a row together.
import type { Seat } from '../../../kernel/words.ts'
import type { Told } from '../../../wire/told.ts'

export interface News {
  readonly story: readonly Told[]
  readonly since: number
}

/** Deeds of the others after a line, those of one seat in a row together. */
export function groupsSince(story: readonly Told[], since: number, eyes: Seat | null) {
  const groups: { seat: Seat; from: number; to: number }[] = []
  for (const [line, { seat, events }] of story.entries()) {
    if (line <= since || seat === null || seat === eyes || events.length === 0) continue
    const last = groups.at(-1)
    if (last?.seat === seat) last.to = line
    else groups.push({ seat, from: line, to: line })
  }
  return groups
}

/** The story up to where the reader's turn began, and the line of it after which everything is news to them. */
export function newsOf(story: readonly Told[], eyes: Seat | null): News {
  const end = story.findLastIndex(({ seat }) => seat !== eyes)
  const before = story.slice(0, end + 1)
  return { story: before, since: before.findLastIndex(({ seat }) => seat === eyes) }
}
