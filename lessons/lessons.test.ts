// Every lesson of every game, played as it asks on the real rules and board, and said in every language.
import { describe, expect, it } from 'vitest'
import { tongueOf, typeset, WHOLE } from '#tongues'
import { findLook, findTitle, findWords, gameIds, lessonFiles } from '../games/shelf.ts'
import { voiceOf } from '../papers/texts.ts'
import { lessonProblems, wordProblems } from './check.ts'
import type { LessonProblem } from './lesson.ts'
import { readLesson, readWords } from './read.ts'
import { courseMinutes } from './time.ts'

const say = ({ at, why, with: blanks }: LessonProblem) =>
  `${at}: ${typeset('en', tongueOf('en').lesson[why](blanks, voiceOf('en', {}, String, String)))}`

describe.each(gameIds().filter((id) => lessonFiles(id) !== null))('the lesson of %s', (game) => {
  const files = lessonFiles(game)
  const { found: lesson, problems } = readLesson(game, files?.lesson ?? '')
  it('can be read', () => expect(problems.map(say)).toEqual([]))
  it('is played as it asks, with everything it speaks of on the board', async () => {
    const [title, words, look] = await Promise.all([findTitle(game), findWords(game), findLook(game)])
    if (title === null || words === null || look === null) throw new Error(game)
    expect((await lessonProblems(lesson, { title, words, look })).map(say)).toEqual([])
  })
  it.each(WHOLE)('says every step in %s, shortly, within ten minutes', (lang) => {
    const { found, problems: unread } = readWords(files?.words[lang] ?? '')
    expect(unread.map(say)).toEqual([])
    expect(wordProblems(lesson, found, lang).map(say)).toEqual([])
    expect(courseMinutes(lesson, found)).toBeGreaterThan(3)
  })
})
