// How far somebody is in the course of a game: what is done, what comes next, how long it all takes.
import type { Chapter, LessonWords } from '../../../lessons/lesson.ts'
import { courseMinutes, courseOf } from '../../../lessons/time.ts'
import { type Begun, begunOf } from '../lib/learning.svelte.ts'
import type { Told } from '../lib/lessons.ts'

export interface Standing {
  readonly chapters: readonly { readonly chapter: Chapter; readonly begun: Begun | null }[]
  readonly done: number
  /** The chapter to go on with, and its number; null once all are done. */
  readonly next: { readonly chapter: Chapter; readonly n: number; readonly step: number } | null
  /** Minutes of the whole course. */
  readonly minutes: number
  readonly words: LessonWords
}

/** Where somebody stands in a course; a chapter that was begun comes before the first that was not. */
export function standingIn(game: string, { lesson, words }: Told): Standing {
  const chapters = courseOf(lesson.chapters).map((chapter) => ({ chapter, begun: begunOf(game, chapter.id) }))
  const open = chapters.findIndex(({ begun }) => begun !== null && begun.step > 0)
  const first = chapters.findIndex(({ begun }) => begun?.done !== true)
  const at = open >= 0 ? open : first
  const found = chapters[at]
  return {
    chapters,
    done: chapters.filter(({ begun }) => begun?.done === true).length,
    next: found === undefined ? null : { chapter: found.chapter, n: at + 1, step: found.begun?.step ?? 0 },
    minutes: Math.round(courseMinutes(lesson, words)),
    words,
  }
}
