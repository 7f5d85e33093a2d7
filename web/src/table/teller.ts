// Tells a table's deeds: as lines of the log, each worded once, and as sounds.
import type { Seat } from '../../../kernel/words.ts'
import type { Deed } from '../../../match/story.ts'
import type { Speaker } from '../../../title/say.ts'
import { type Told, toldTo } from '../../../wire/told.ts'
import type { Cue } from '../lib/sound.ts'

/** Tells deeds to whoever looks; what was told to the same eyes stays the same object, so that it is drawn once. */
export function tellerOf(): (deeds: readonly Deed[], eyes: Seat | null) => readonly Told[] {
  let known = new WeakMap<Deed, Told>()
  let last: Seat | null = null
  return (deeds, eyes) => {
    if (eyes !== last) known = new WeakMap()
    last = eyes
    return deeds.map((deed) => {
      const told = known.get(deed) ?? toldTo(deed, eyes)
      known.set(deed, told)
      return told
    })
  }
}

/** One line of the log. */
export interface Line {
  /** The place in the story of what it tells, and which of its events. */
  readonly at: number
  readonly k: number
  readonly seat: Seat | null
  readonly text: string
}

/** Words what is told, each line once for its speaker. */
export function worderOf(speaker: Speaker): (told: Told, at: number) => readonly Line[] {
  const said = new WeakMap<Told, readonly Line[]>()
  return (told, at) => {
    const known = said.get(told)
    if (known !== undefined && (known[0]?.at ?? at) === at) return known
    const lines = told.events.map((event, k) => ({ at, k, seat: event.seat ?? told.seat, text: speaker.event(event) }))
    said.set(told, lines)
    return lines
  }
}

/** The last lines of a story, no more than `most`. */
export function lastLines(
  story: readonly Told[],
  word: (told: Told, at: number) => readonly Line[],
  most: number,
): readonly Line[] {
  const lines: (readonly Line[])[] = []
  let count = 0
  for (const [at, told] of [...story.entries()].reverse()) {
    if (count >= most) break
    const more = word(told, at)
    lines.push(more)
    count += more.length
  }
  return lines.reverse().flat().slice(-most)
}

export interface Heard {
  readonly over: boolean
  /** It is the reader's turn now. */
  readonly mine: boolean
  /** The line is the reader's own deed, and brought points to somebody. */
  readonly own: boolean
  readonly scored: boolean
}

/** What is heard when another line of the story is shown. */
export function cueOf({ over, mine, own, scored }: Heard): Cue {
  if (over) return 'end'
  if (own) return scored ? 'points' : 'own'
  return mine ? 'turn' : 'move'
}
