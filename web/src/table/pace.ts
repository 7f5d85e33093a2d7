// How long each move of others is shown: short moves shortly, what concerns the reader longer.
import type { Seat } from '../../../kernel/words.ts'
import type { Told } from '../../../wire/told.ts'

/** Parts of the pace that the reader has chosen; found by watching whole matches of all games. */
const WEIGHTS = {
  /** Something of the reader's own changed, or was taken from under their eyes. */
  yours: 1.25,
  usual: 0.7,
  /** The same seat goes on. */
  further: 0.45,
  /** Nothing can be seen of it. */
  silent: 0.2,
} as const
/** After so many moves since the reader's own last one, the rest goes by faster; and then faster still. */
const HURRIES = [
  { after: 8, by: 0.35 },
  { after: 4, by: 0.6 },
] as const

const concerns = ({ seat, events }: Told, eyes: Seat | null): boolean =>
  eyes !== null && seat !== eyes && events.some((event) => event.seat === eyes)

/** The part of the pace for which this line of a story is shown to these eyes. */
export function weightOf(story: readonly Told[], line: number, eyes: Seat | null): number {
  const told = story[line]
  if (told === undefined || told.events.length === 0) return WEIGHTS.silent
  if (concerns(told, eyes)) return WEIGHTS.yours
  const own = story.slice(0, line).findLastIndex(({ seat }) => seat === eyes)
  const part = story[line - 1]?.seat === told.seat ? WEIGHTS.further : WEIGHTS.usual
  return part * (HURRIES.find(({ after }) => line - own > after)?.by ?? 1)
}
