// Where matches are judged: beside the page, moment by moment, so that whoever waits can look at what is there.
import { compareAgain, type Slip } from '../../../analysis/again.ts'
import { effortOf, momentsOf } from '../../../analysis/analyse.ts'
import { type Compared, compare } from '../../../analysis/compare.ts'
import { type LookedBack, lookBack } from '../../../analysis/lookBack.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { type Judge, judgeOf, momentsBy, type Report } from '../../../analysis/report.ts'
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
  /** What an analysis says of a mistake, where one is looked at again: the rows do not contradict it. */
  readonly slip?: Slip
}

/** A match to be judged. */
export interface MatchWork {
  /** Its file, and what is known of it from earlier. */
  readonly text: string
  readonly known: Pick<Report, 'judge' | 'moments'> | null
  readonly thoughts: number
}

export type Posted = MatchWork | { readonly compare: Comparison }

export type Reply =
  /** Who judges, and how many moments from earlier still count. */
  | { readonly judge: Judge; readonly earlier: number }
  | { readonly moment: Moment }
  | { readonly lookedBack: LookedBack }
  | { readonly compared: readonly Compared[] }
  | { readonly failed: string }

const say = (reply: Reply) => postMessage(reply)

async function judgeMatch({ text, known, thoughts }: MatchWork): Promise<void> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return say({ failed: read.problem.why })
  const { match } = read
  const mind = await findMind(match.game.id, match.sheet)
  if (mind === null) return say({ failed: 'no game' })
  const judge = judgeOf(mind, thoughts)
  const earlier = momentsBy(judge, known)
  say({ judge, earlier: earlier.length })
  const effort = effortOf(thoughts)
  const moments: Moment[] = []
  for (const moment of momentsOf(mind, match, match.story, effort, earlier)) {
    moments.push(moment)
    if (moments.length > earlier.length) say({ moment })
  }
  say({ lookedBack: lookBack(mind, match, moments, effort) })
}

async function compareChoices(asked: Comparison): Promise<void> {
  const mind = await findMind(asked.game, asked.sheet)
  if (mind === null) return say({ failed: 'no game' })
  const { view, seat, must, thoughts, seed, slip } = asked
  const effort = effortOf(thoughts)
  const compared =
    slip === undefined
      ? compare(mind, view, seat, must, effort, seed)
      : compareAgain(mind, view, seat, slip, must, effort, seed)
  say({ compared })
}

addEventListener('message', ({ data }: MessageEvent<Posted>) => {
  const done = 'compare' in data ? compareChoices(data.compare) : judgeMatch(data)
  done.catch((error: unknown) => say({ failed: String(error) }))
})
