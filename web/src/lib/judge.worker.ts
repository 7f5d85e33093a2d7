// Where matches are judged: beside the page, moment by moment, so that whoever waits can look at what is there.
import { effortOf, momentsOf } from '../../../analysis/analyse.ts'
import { type Compared, compare } from '../../../analysis/compare.ts'
import { type Finest, finestOf } from '../../../analysis/finest.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { type Judge, judgeOf } from '../../../analysis/report.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import { readMatch } from '../../../match/file.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { findMind } from './minds.ts'
import { findTitle } from './titles.ts'

/** Choices of one moment to be compared. */
export interface Comparison {
  readonly game: string
  readonly sheet: Sheet | null
  /** What the seat sees, and nothing else. */
  readonly view: State
  readonly seat: Seat
  /** Choices that must be among those compared. */
  readonly must: readonly Choice[]
  readonly thoughts: number
  readonly seed: string
}

export type Posted =
  | {
      /** A match file, and what is known of it from earlier. */
      readonly text: string
      readonly known: readonly Moment[]
      readonly thoughts: number
    }
  | { readonly compare: Comparison }

export type Reply =
  | { readonly judge: Judge }
  | { readonly moment: Moment }
  | { readonly finest: readonly Finest[] }
  | { readonly compared: readonly Compared[] }
  | { readonly failed: string }

const say = (reply: Reply) => postMessage(reply)

async function judgeMatch(text: string, known: readonly Moment[], thoughts: number): Promise<void> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return say({ failed: read.problem.why })
  const { match } = read
  const mind = await findMind(match.game.id, match.sheet)
  if (mind === null) return say({ failed: 'no game' })
  say({ judge: judgeOf(mind, thoughts) })
  const effort = effortOf(thoughts)
  const moments: Moment[] = []
  for (const moment of momentsOf(mind, match, match.story, effort, known)) {
    moments.push(moment)
    if (moments.length > known.length) say({ moment })
  }
  say({ finest: [...finestOf(mind, match, moments, effort)] })
}

async function compareChoices(asked: Comparison): Promise<void> {
  const mind = await findMind(asked.game, asked.sheet)
  if (mind === null) return say({ failed: 'no game' })
  const { view, seat, must, thoughts, seed } = asked
  say({ compared: compare(mind, view, seat, must, effortOf(thoughts), seed) })
}

addEventListener('message', ({ data }: MessageEvent<Posted>) => {
  const done = 'compare' in data ? compareChoices(data.compare) : judgeMatch(data.text, data.known, data.thoughts)
  done.catch((error: unknown) => say({ failed: String(error) }))
})
