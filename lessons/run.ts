// A chapter as it is played: where it stands, what the learner does, what the others answer. It knows nothing of a page.
import { check, closedOptions, deciders } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import type { Choice, Refusal, Seat } from '../kernel/words.ts'
import { backIn, type Match, playIn } from '../match/match.ts'
import { choiceOf, fits, meant, moveOf } from './fits.ts'
import type { Chapter, LessonProblem, LessonStep, SeatMove, StepWords } from './lesson.ts'

/** A legal choice that the step did not have in mind; it is played, and the lesson answers. */
export interface Astray {
  readonly choice: Choice
  /** The key of the sentence that answers; null where the step has none for this choice alone. */
  readonly says: string | null
  /** It is of the same act as what the step had in mind, so the step's usual sentence speaks of it. */
  readonly alike: boolean
  /** The lesson can go on from here. */
  readonly stays: boolean
}

export interface Run {
  readonly chapter: Chapter
  readonly learner: Seat
  readonly match: Match
  /** The step that is shown; as many as there are once the chapter is done. */
  step: number
  /** For each step so far, how many entries the log had when it began. */
  marks: number[]
  astray: Astray | null
  /** What the lesson's file wants and the rules do not allow; nothing goes on then. */
  fault: LessonProblem | null
}

export const newRun = (chapter: Chapter, learner: Seat, match: Match): Run => ({
  ...{ chapter, learner, match, step: 0, marks: [], astray: null, fault: null },
})

export const stepOf = ({ chapter, step }: Run): LessonStep | null => chapter.steps[step] ?? null
export const isDone = (run: Run): boolean => run.step >= run.chapter.steps.length

const isAsked = ({ match, learner }: Run): boolean => deciders(match.game, match.state).includes(learner)

/** What the lesson has in mind now; null where that is nothing, or anything. */
export function expectedOf(run: Run): Choice | null {
  const { expect = 'on', via = [] } = stepOf(run) ?? {}
  return run.astray !== null || typeof expect === 'string' || !isAsked(run)
    ? null
    : meant(run.match, run.learner, [...expect, ...via])
}

/** Whether the learner may choose now. */
export const mayChoose = (run: Run): boolean =>
  run.astray === null && run.fault === null && (stepOf(run)?.expect ?? 'on') !== 'on' && isAsked(run)

/** The seat that is to be played by the chapter's opponent now; null where nobody is. */
export function waitingFor({ match, chapter, learner, astray, fault, step }: Run): Seat | null {
  const { expect = 'on', until = null } = chapter.steps[step] ?? {}
  if (chapter.others === null || astray !== null || fault !== null || expect === 'on') return null
  const awaited = deciders(match.game, match.state)
  if (awaited.includes(learner) && until === null) return null
  return awaited.find((seat) => seat !== learner) ?? null
}

/** More moves of others than this in a row are a fault of the lesson. */
const MANY = 400

/** The present step begins: where the learner is to choose, the others first play up to that. */
export function beginStep(run: Run): void {
  const { match, chapter } = run
  const step = stepOf(run)
  if (step !== null && step.expect !== 'on' && chapter.others === null)
    for (let i = 0; i < MANY && !isOver(match.state) && !isAsked(run); i++) playFirst(match)
  run.marks = [...run.marks.slice(0, run.step), match.log.length]
}

/** Whoever is awaited makes the first choice there is. */
function playFirst(match: Match): void {
  const [seat] = deciders(match.game, match.state)
  if (seat === undefined) return
  const [choice] = closedOptions(match.game, match.state, seat)
  if (choice !== undefined) playIn(match, seat, choice)
}

/** The learner chooses: a refusal of the rules, or what the lesson makes of it. */
export function play(run: Run, choice: Choice): Refusal | 'expected' | 'other' {
  const { match, learner } = run
  const step = stepOf(run)
  const refusal = check(match.game, match.state, learner, choice)
  if (refusal !== null) return refusal
  if (step === null || !mayChoose(run)) return { clause: 'table.no-such-choice' }
  const { good, onTheWay, says, alike } = takenAs(run, step, choice)
  playIn(match, learner, choice)
  if (good) advance(run)
  else if (onTheWay) return 'expected'
  else run.astray = { choice, says, alike, stays: canStay(run) }
  return good ? 'expected' : 'other'
}

/** What a step makes of a legal choice: it is the expected one, or on the way to it, or is answered. */
export function takenAs(run: Run, { expect, via, answers }: LessonStep, choice: Choice) {
  const move = moveOf(run.match, run.learner, choice)
  const good = typeof expect === 'string' || expect.some((pattern) => fits(pattern, move))
  const onTheWay = !good && via.some((pattern) => fits(pattern, move))
  const says = answers.find(({ to }) => fits(to, move))?.says ?? null
  return { good, onTheWay, says, alike: isAlike(run, choice) }
}

/** Whether a choice is of an act that the step has in mind now: another place to send to, not another kind of turn. */
function isAlike(run: Run, choice: Choice): boolean {
  const { expect = 'on', via = [] } = stepOf(run) ?? {}
  if (typeof expect === 'string') return false
  return [...expect, ...via].some((pattern) => meant(run.match, run.learner, [pattern])?.act === choice.act)
}

/**
 * What a step says to a choice that it did not have in mind: the sentence for that very choice, the usual one where the act is the
 * same, or nothing, so that a sentence written for one act never answers another.
 */
export function answerTo({ says, alike }: Pick<Astray, 'says' | 'alike'>, words: StepWords): string | null {
  const answer = (says === null ? undefined : words.answers[says]) ?? (alike ? words.other : '')
  return answer === '' ? null : answer
}

/** Whether what follows can do with any choice here: nothing later in the chapter names a move. */
function canStay({ chapter, step }: Run): boolean {
  const rest = chapter.steps.slice(step)
  return rest.every((s, i) => s.replies.length === 0 && (i === 0 || typeof s.expect === 'string'))
}

/** An opponent of the chapter has chosen. */
export function enterOther(run: Run, seat: Seat, choice: Choice): Refusal | null {
  const refusal = playIn(run.match, seat, choice)
  if (refusal === null && stepOf(run)?.until !== null) advance(run)
  return refusal
}

/** Whether what the step lasts for has happened. */
function hasHappened({ match, marks, step }: Run, until: string): boolean {
  const from = marks[step] ?? 0
  return isOver(match.state) || match.story.some((deed) => deed.at >= from && deed.events.some((e) => e.ev === until))
}

/** The step is done, unless it lasts longer: the others play what the lesson names, and the next one begins. */
function advance(run: Run): void {
  const step = stepOf(run)
  if (step === null) return
  if (step.until !== null && !hasHappened(run, step.until)) {
    if (run.chapter.others === null && !isAsked(run)) {
      playFirst(run.match)
      advance(run)
    }
    return
  }
  close(run, step)
}

/** The step is over, whatever it lasts for. */
function close(run: Run, step: LessonStep): void {
  for (const [i, move] of step.replies.entries()) {
    const wrong = perform(run.match, move)
    if (wrong === null) continue
    run.fault = { at: `${run.chapter.id}.steps.${run.step}.replies.${i}`, why: 'illegal', with: wrong }
    return
  }
  run.step++
  beginStep(run)
}

/** Plays a move that the lesson names: null, or which it was and who is asked instead. */
export function perform(match: Match, [seat, move]: SeatMove): LessonProblem['with'] | null {
  const choice = choiceOf(match, seat, move)
  if (choice !== null && playIn(match, seat, choice) === null) return null
  const asked = deciders(match.game, match.state).join(', ')
  return { seat, move: JSON.stringify(move), step: match.state.agenda.at(-1)?.do ?? '–', asked: asked || '–' }
}

/** The learner has read, and goes on. */
export function goOn(run: Run): void {
  const step = stepOf(run)
  if (step?.expect === 'on' && run.fault === null) close(run, step)
}

/** The lesson does the step itself, as it has it in mind. */
export function skip(run: Run): void {
  takeBack(run)
  const step = stepOf(run)
  if (step === null || run.fault !== null) return
  const from = run.step
  if (expectedOf(run) === null) close(run, step)
  for (let i = 0; i <= step.via.length && run.step === from; i++) {
    const choice = expectedOf(run)
    if (choice !== null) play(run, choice)
  }
}

function backTo(run: Run, mark: number): void {
  if (run.match.log.length > mark) backIn(run.match, run.learner, mark)
}

/** The other choice is taken back, and the step stands as before. */
export function takeBack(run: Run): void {
  if (run.astray === null) return
  run.astray = null
  backTo(run, run.marks[run.step] ?? 0)
}

/** The other choice stays, where the lesson can go on from it. */
export function stay(run: Run): void {
  if (run.astray?.stays !== true) return
  run.astray = null
  run.step++
  beginStep(run)
}

/** Whether there is a step to go back to, or a choice to take back. */
export const canBack = (run: Run): boolean => run.astray !== null || hasPlayed(run) || run.step > 0

/** Whether the learner has played something in the present step already. */
export const hasPlayed = ({ match, marks, step, learner }: Run): boolean =>
  match.story.some((deed) => deed.seat === learner && deed.at >= (marks[step] ?? 0))

/** Back to the beginning of the step, or to the one before, with all that was played since. */
export function back(run: Run): void {
  if (run.astray !== null) takeBack(run)
  else if (hasPlayed(run)) backTo(run, run.marks[run.step] ?? 0)
  else if (run.step > 0) {
    run.step--
    run.fault = null
    backTo(run, run.marks[run.step] ?? 0)
  }
}
