// What is wrong with a lesson: every chapter is played as it asks, every sentence measured, every thing looked for on the board.
import { options } from '../kernel/ask.ts'
import { view } from '../kernel/zones.ts'
import { drawnWith } from '../look/drawn.ts'
import type { GameLook, Shape } from '../look/scene.ts'
import type { Lang } from '../papers/texts.ts'
import { type Speaker, speakerOf } from '../title/say.ts'
import type { Title } from '../title/title.ts'
import type { Words } from '../title/words.ts'
import { boxesOf } from './board.ts'
import { actsFor, choicesIn } from './choices.ts'
import {
  type Chapter,
  type ChapterWords,
  type Lesson,
  type LessonProblem,
  type LessonStep,
  type LessonWords,
  LONGEST,
  MOST_MINUTES,
  MOST_SENTENCES,
  QUESTIONS,
  STEPS,
  type StepWords,
} from './lesson.ts'
import { openRun, whyStuck } from './open.ts'
import { isDone, mayChoose, type Run, skip, stepOf } from './run.ts'
import { courseMinutes, courseOf } from './time.ts'

/** A game as a check needs it. */
export interface Taught {
  readonly title: Title
  readonly words: Words
  readonly look: GameLook
}

/** The screens on which everything that a step speaks of must lie. */
const SHAPES: readonly Shape[] = [
  { w: 1144, h: 770, form: 'wide' },
  { w: 390, h: 620, form: 'upright' },
]

/** What is wrong with a lesson on the rules and on the board. */
export async function lessonProblems(lesson: Lesson, taught: Taught): Promise<LessonProblem[]> {
  const problems: LessonProblem[] = []
  for (const chapter of lesson.chapters) problems.push(...(await chapterProblems(lesson, chapter, taught)))
  const course = courseOf(lesson.chapters)
  const asked = course.reduce((sum, c) => sum + c.asks.length, 0)
  if (asked !== QUESTIONS) problems.push(at('chapters', 'questions', { asked, wanted: QUESTIONS }))
  return problems
}

const at = (place: string, why: LessonProblem['why'], blanks: LessonProblem['with'] = {}): LessonProblem => ({
  ...{ at: place, why, with: blanks },
})

async function chapterProblems(lesson: Lesson, chapter: Chapter, taught: Taught): Promise<LessonProblem[]> {
  const [least, most] = STEPS
  const { length } = chapter.steps
  const problems = length < least || length > most ? [at(chapter.id, 'steps', { length, least, most })] : []
  const opened = openRun(lesson, chapter.id, taught.title)
  if ('problem' in opened) return [...problems, opened.problem]
  const { run } = opened
  const { match } = run
  const speaker = await speakerOf(taught.words, match, 'en')
  while (!isDone(run)) {
    problems.push(...lightProblems(run, taught.look, speaker), ...answerProblems(run))
    const stuck = whyStuck(run) ?? run.fault
    if (stuck !== null) return [...problems, stuck]
    skip(run)
  }
  return problems
}

/** Answers that speak of several acts, or of none: a sentence about one is rarely true of another. */
function answerProblems(run: Run): LessonProblem[] {
  const { id, answers = [] } = stepOf(run) ?? {}
  const now = choicesIn(run)
  return answers.flatMap(({ to, says }, i) => {
    const acts = actsFor(now, to)
    const where = `${run.chapter.id}.${id}.answers.${i}`
    return acts.length === 1 ? [] : [at(where, 'acts', { says, acts: acts.join(', ') || '–' })]
  })
}

/** Things that a step lights or points at and that do not lie on the board. */
function lightProblems(run: Run, look: GameLook, { voice }: Speaker): LessonProblem[] {
  const step = stepOf(run)
  if (step === null) return []
  const { game, state } = run.match
  const seen = view(game, state, run.learner)
  const drawn = drawnWith(look, { box: game.box, voice })
  // A board that asks for a choice may name its things otherwise than one that is only looked at.
  const choosing = mayChoose(run) ? { options: options(game, seen, run.learner), picked: [] } : null
  return SHAPES.flatMap((shape) => {
    const scene = drawn.scene(seen, run.learner, shape, choosing)
    const missing = refsOf(step).filter((ref) => boxesOf(scene, ref).length === 0)
    const screen = shape.form === 'upright' ? 'tall' : 'wide'
    return missing.map((ref) => at(`${run.chapter.id}.${step.id}.light`, 'no-thing', { ref, screen }))
  })
}

const refsOf = ({ light, arrow }: LessonStep): readonly string[] => [...light, ...(arrow ?? [])]

/** What is wrong with the words of a lesson in a language. */
export function wordProblems({ chapters }: Lesson, words: LessonWords, lang: Lang): LessonProblem[] {
  const problems = chapters.flatMap((chapter) => {
    const said = words[chapter.id]
    return said === undefined ? [at(chapter.id, 'no-words', { lang })] : chapterWordProblems(chapter, said, lang)
  })
  for (const id of Object.keys(words))
    if (!chapters.some((c) => c.id === id)) problems.push(at(id, 'no-chapter', { id, lang }))
  const minutes = courseMinutes({ game: '', chapters }, words)
  if (minutes > MOST_MINUTES) problems.push(at('', 'time', { minutes: Math.ceil(minutes), most: MOST_MINUTES, lang }))
  return problems
}

function chapterWordProblems(chapter: Chapter, said: ChapterWords, lang: Lang): LessonProblem[] {
  const problems = chapter.steps.flatMap((step) => {
    const words = said.steps[step.id]
    const place = `${chapter.id}.${step.id}`
    return words === undefined ? [at(place, 'no-words', { lang })] : stepWordProblems(place, step, words, lang)
  })
  for (const id of Object.keys(said.steps))
    if (!chapter.steps.some((s) => s.id === id)) problems.push(at(`${chapter.id}.${id}`, 'no-step', { id, step: id }))
  for (const { id } of chapter.asks)
    if (said.questions[id] === undefined) problems.push(at(`${chapter.id}.questions.${id}`, 'no-words', { lang }))
  for (const text of said.learned) problems.push(...measured(`${chapter.id}.learned`, text, lang))
  return problems
}

function stepWordProblems(place: string, step: LessonStep, words: StepWords, lang: Lang): LessonProblem[] {
  const problems: LessonProblem[] = []
  const count = sentencesIn(words.says.join(' '))
  if (words.says.length === 0 || count > MOST_SENTENCES)
    problems.push(at(place, 'sentences', { count, most: MOST_SENTENCES, lang }))
  if (repeats(words.do, words.says)) problems.push(at(`${place}.do`, 'echo', { lang, text: words.do }))
  if (step.expect !== 'on' && words.do === '') problems.push(at(`${place}.do`, 'no-words', { lang }))
  for (const { says } of step.answers)
    if (words.answers[says] === undefined) problems.push(at(`${place}.answers.${says}`, 'no-words', { lang }))
  for (const text of [...words.says, words.do, words.other, ...Object.values(words.answers)])
    problems.push(...measured(place, text, lang))
  return problems
}

/** What somebody is to do says something new: a sentence that holds all its words has said it already. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
function repeats(todo: string, says: readonly string[]): boolean {
  const wanted = wordsOf(todo)
  return wanted.length > 0 && says.some((text) => new Set(wordsOf(text)).isSupersetOf(new Set(wanted)))
}

function measured(place: string, text: string, lang: Lang): LessonProblem[] {
  const { length } = text.replaceAll('**', '')
  return length > LONGEST ? [at(place, 'long', { length, most: LONGEST, lang, text })] : []
}

const sentencesIn = (text: string): number => text.split(/[.!?…]["”»]?\s+(?=[\p{Lu}«“"*])/u).filter(Boolean).length
