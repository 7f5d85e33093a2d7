// What the check says of a lesson's answers and words.
import { expect, it } from 'vitest'
import { findLook, findTitle, findWords, lessonFiles } from '../games/shelf.ts'
import { lessonProblems, wordProblems } from './check.ts'
import type { Lesson, LessonStep } from './lesson.ts'
import { openRun } from './open.ts'
import { readLesson, readWords } from './read.ts'
import { answerTo, play, skip, stepOf } from './run.ts'

const files = lessonFiles('spyrium')
const { found: lesson } = readLesson('spyrium', files?.lesson ?? '')
const { found: words } = readWords(files?.words.en ?? '')

const changed = (id: string, change: (step: LessonStep) => LessonStep): Lesson => ({
  ...lesson,
  chapters: lesson.chapters.map((c) => ({ ...c, steps: c.steps.map((s) => (s.id === id ? change(s) : s)) })),
})

it('has the event answered by the table where a place was asked for', async () => {
  const title = await findTitle('spyrium')
  const opened = title && openRun(lesson, 'idea', title, 2)
  if (opened === null || 'problem' in opened) throw new Error('spyrium')
  const { run } = opened
  const own = words.idea?.steps[stepOf(run)?.id ?? '']
  if (own === undefined) throw new Error('mine')
  expect(play(run, { act: 'event' })).toBe('other')
  expect(run.astray && answerTo(run.astray, own)).toBe(null)
  skip(run)
  expect(play(run, { act: 'place' })).toBe('expected')
  expect(play(run, { act: 'place-at', on: ['gap.0'] })).toBe('other')
  const next = words.idea?.steps[stepOf(run)?.id ?? '']
  expect(run.astray && next && answerTo(run.astray, next)).toBe(next?.other)
})

it('says when an answer is given to several acts, or to none', async () => {
  const [title, spoken, look] = await Promise.all([findTitle('spyrium'), findWords('spyrium'), findLook('spyrium')])
  if (title === null || spoken === null || look === null) throw new Error('spyrium')
  const problems = await lessonProblems(
    changed('exploit', (step) => ({
      ...step,
      answers: [
        { to: {}, says: 'any' },
        { to: { D3: 'no' }, says: 'none' },
      ],
    })),
    { title, words: spoken, look },
  )
  expect(problems.map(({ at, why }) => [at, why])).toEqual([
    ['district.exploit.answers.0', 'acts'],
    ['district.exploit.answers.1', 'acts'],
  ])
})

it('says when what to do repeats what is said', () => {
  const play = { says: ['Play the round to its end.'], do: 'Play the round to its end.', other: '', answers: {} }
  const { round } = words
  if (round === undefined) throw new Error('round')
  const echoing = { ...words, round: { ...round, steps: { ...round.steps, play } } }
  expect(wordProblems(lesson, echoing, 'en').map(({ at, why }) => [at, why])).toEqual([['round.play.do', 'echo']])
})
