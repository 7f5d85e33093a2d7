// How long a lesson takes: its words at the speed of quiet reading, and a moment for every deed.
import type { Chapter, ChapterWords, Lesson, LessonWords } from './lesson.ts'

const WORDS_A_MINUTE = 200
/** Minutes for a deed, and for a part that is played freely. */
const DEED = 3 / 60
const FREE = 2

const count = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The words that somebody reads who does what a chapter asks. */
export function wordsIn({ steps, title, learned }: ChapterWords): number {
  const said = Object.values(steps).flatMap((step) => [...step.says, step.do])
  return [title, ...said, ...learned].reduce((sum, text) => sum + count(text), 0)
}

/** Minutes of a chapter. */
export function minutesOf(chapter: Chapter, words: ChapterWords): number {
  const deeds = chapter.steps.reduce((sum, { until }) => sum + (until === null ? DEED : FREE), 0)
  return wordsIn(words) / WORDS_A_MINUTE + deeds
}

/** Minutes of the whole course of a game, variants apart. */
export const courseMinutes = ({ chapters }: Lesson, words: LessonWords): number =>
  courseOf(chapters).reduce((sum, chapter) => {
    const said = words[chapter.id]
    return said === undefined ? sum : sum + minutesOf(chapter, said)
  }, 0)

/** The chapters of the course, and those beside it. */
export const courseOf = (chapters: readonly Chapter[]): readonly Chapter[] => chapters.filter((c) => !c.variant)
export const variantsOf = (chapters: readonly Chapter[]): readonly Chapter[] => chapters.filter((c) => c.variant)
