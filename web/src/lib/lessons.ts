// The lessons of the games, as the build finds them: text files that are read with care, so that a broken one breaks nothing.
import { tongueOf, typeset } from '#tongues'
import type { Lesson, LessonProblem, LessonWords } from '../../../lessons/lesson.ts'
import { readLesson, readWords } from '../../../lessons/read.ts'
import { type Lang, USUAL, voiceOf } from '../../../papers/texts.ts'
import { hasLesson, lessonText } from './taught.ts'

/** What lessons say, a file a game and language. */
const said = import.meta.glob<string>(['../../../games/*/lessons/*.json', '!**/lesson.json'], {
  query: '?raw',
  import: 'default',
})
const saidIn = (game: string, lang: Lang) => said[`../../../games/${game}/lessons/${lang}.json`]

/** A lesson with its words in the reader's language. */
export interface Told {
  readonly lesson: Lesson
  readonly words: LessonWords
  readonly problems: readonly LessonProblem[]
}

/** The lesson of a game; null where it has none. A chapter without words in the language is told in English. */
export async function lessonOf(game: string, lang: Lang): Promise<Told | null> {
  if (!hasLesson(game)) return null
  const spoken = [...new Set([USUAL, lang])].flatMap((l) => saidIn(game, l) ?? [])
  const [lesson, ...texts] = await Promise.all([lessonText(game), ...spoken.map((load) => load())])
  const read = readLesson(game, lesson)
  const words = texts.map(readWords)
  return {
    lesson: read.found,
    words: Object.assign({}, ...words.map((w) => w.found)),
    problems: [...read.problems, ...words.flatMap((w) => w.problems)],
  }
}

/** What is wrong with a lesson, in a sentence that says where. */
export function sayLessonProblem({ at, why, with: blanks }: LessonProblem, lang: Lang): string {
  const sentence = tongueOf(lang).lesson[why](blanks, voiceOf(lang, {}, String, String))
  return typeset(lang, `${at}: ${sentence}`)
}
