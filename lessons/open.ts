// Opens a chapter: its table is laid, and played as the lesson asks up to the step that somebody takes up.
import { closedOptions, deciders } from '../kernel/ask.ts'
import { type Match, openMatch } from '../match/match.ts'
import type { Title } from '../title/title.ts'
import { moveOf } from './fits.ts'
import type { Chapter, Lesson, LessonProblem } from './lesson.ts'
import { beginStep, expectedOf, newRun, perform, type Run, skip, stepOf } from './run.ts'

type Stuck = { readonly problem: LessonProblem }
export type Opened = { readonly run: Run } | Stuck

/** Chapters that stand on each other are no more than this. */
const DEEPEST = 12
/** So many choices are named to whoever asks for one that there is not. */
const NAMED = 6

const stuck = (at: string, why: LessonProblem['why'], blanks: LessonProblem['with'] = {}): Stuck => ({
  problem: { at, why, with: blanks },
})

/** A chapter at one of its steps, or what stands in the way. */
export function openRun(lesson: Lesson, id: string, title: Title, step = 0, depth = 0): Opened {
  const chapter = lesson.chapters.find((c) => c.id === id)
  if (chapter === undefined || depth > DEEPEST) return stuck('chapters', 'no-chapter', { id })
  const laid = lay(lesson, chapter, title, depth)
  if ('problem' in laid) return laid
  const run = newRun(chapter, laid.learner, laid.match)
  beginStep(run)
  while (run.step < Math.min(step, chapter.steps.length)) {
    const problem = whyStuck(run)
    if (problem !== null) return { problem }
    skip(run)
    if (run.fault !== null) return { problem: run.fault }
  }
  return { run }
}

/** Why the present step cannot be done as it asks, or null. */
export function whyStuck(run: Run): LessonProblem | null {
  const step = stepOf(run)
  if (step === null || step.expect === 'on' || step.until !== null) return null
  const { match, learner, chapter } = run
  const { game, state } = match
  const at = `${chapter.id}.steps.${run.step}.expect`
  if (!deciders(game, state).includes(learner)) {
    const bot = chapter.others !== null
    return bot ? null : stuck(at, 'not-asked', { step: state.agenda.at(-1)?.do ?? '–' }).problem
  }
  if (step.expect === 'anything' || expectedOf(run) !== null) return null
  const could = closedOptions(game, state, learner).slice(0, NAMED)
  return stuck(at, 'no-choice', { could: could.map((c) => JSON.stringify(moveOf(match, learner, c))).join(' ') })
    .problem
}

function lay(
  lesson: Lesson,
  { id, table }: Chapter,
  title: Title,
  depth: number,
): { readonly match: Match; readonly learner: number } | Stuck {
  if ('after' in table) {
    const opened = openRun(lesson, table.after, title, Number.POSITIVE_INFINITY, depth + 1)
    return 'problem' in opened ? opened : { match: opened.run.match, learner: opened.run.learner }
  }
  const { seats, seed, options, learner, begin } = table
  const opened = openMatch(title, { seats, seed, options })
  if (!('match' in opened))
    return stuck(`${id}.table`, 'table', { clause: 'refusal' in opened ? opened.refusal.clause : '' })
  if (learner >= seats) return stuck(`${id}.table.learner`, 'expected', { what: `0…${seats - 1}` })
  for (const [i, move] of begin.entries()) {
    const wrong = perform(opened.match, move)
    if (wrong !== null) return stuck(`${id}.table.begin.${i}`, 'illegal', wrong)
  }
  return { match: opened.match, learner }
}
