// chantier lesson <game>: plays the lesson of a game as it asks, or checks it, and says how long it takes.
import { LANGS, tongueOf, typeset } from '#tongues'
import { findLook, findWords, lessonFiles } from '../../games/shelf.ts'
import { at } from '../../kernel/lists.ts'
import { lessonProblems, wordProblems } from '../../lessons/check.ts'
import type { Lesson, LessonProblem, LessonWords } from '../../lessons/lesson.ts'
import { openRun } from '../../lessons/open.ts'
import { readLesson, readWords } from '../../lessons/read.ts'
import { expectedOf, isDone, skip, stepOf } from '../../lessons/run.ts'
import { courseMinutes, courseOf, minutesOf } from '../../lessons/time.ts'
import type { Deed } from '../../match/story.ts'
import { voiceOf } from '../../papers/texts.ts'
import { type Speaker, speakerOf } from '../../title/say.ts'
import type { Title } from '../../title/title.ts'
import { titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { fold } from '../page.ts'
import { failed } from '../stop.ts'

export const lesson = commandOf({
  name: 'lesson',
  flags: ['check'],
  words: [1, 1],
  async go(given, desk) {
    const id = at(given.words, 0)
    const title = await titleOf(id, desk)
    const files = lessonFiles(id)
    const [words, look] = await Promise.all([findWords(id), findLook(id)])
    if (files === null || words === null || look === null) return failed(desk.t.lesson.none(id))
    const { found, problems: unread } = readLesson(id, files.lesson)
    const problems = [...unread, ...(await lessonProblems(found, { title, words, look }))]
    for (const lang of LANGS) {
      const said = readWords(files.words[lang] ?? '{}')
      problems.push(...said.problems, ...wordProblems(found, said.found, lang))
      const minutes = courseMinutes(found, said.found)
      desk.say(desk.t.lesson.minutes(lang, minutes, desk.number(minutes, 1)))
    }
    if (!given.has('check')) {
      const said = readWords(files.words[desk.lang] ?? '{}').found
      const { chapters } = found
      for (const chapter of chapters) await playChapter({ lesson: found, title, words: said }, chapter.id, desk, words)
    }
    for (const problem of problems) desk.say(`${problem.at}: ${sentenceOf(problem, desk)}`)
    desk.say(problems.length === 0 ? desk.t.lesson.good(courseOf(found.chapters).length) : '')
    return problems.length === 0 ? 0 : 1
  },
})

const sentenceOf = ({ why, with: blanks }: LessonProblem, { lang }: Desk): string =>
  typeset(lang, tongueOf(lang).lesson[why](blanks, voiceOf(lang, {}, String, String)))

interface Told {
  readonly lesson: Lesson
  readonly title: Title
  readonly words: LessonWords
}

/** Plays a chapter as it asks: what is said, what is done, what follows. */
async function playChapter(
  { lesson, title, words }: Told,
  id: string,
  desk: Desk,
  game: Parameters<typeof speakerOf>[0],
): Promise<void> {
  const opened = openRun(lesson, id, title)
  const said = words[id]
  if ('problem' in opened || said === undefined) return
  const { run } = opened
  const speaker = await speakerOf(game, run.match, desk.lang)
  const set = (text: string) => typeset(desk.lang, text.replaceAll('**', ''))
  desk.say()
  desk.say(desk.paint('heading', `${set(said.title)} · ${desk.number(minutesOf(run.chapter, said), 1)} min`))
  while (!isDone(run) && run.fault === null) {
    const step = stepOf(run)
    const { says = [], do: todo = '' } = said.steps[step?.id ?? ''] ?? {}
    desk.lines(fold(`${run.step + 1}. ${[...says, todo].map(set).join(' ')}`, desk.width()))
    const before = run.match.story.length
    if (expectedOf(run) === null && step?.expect !== 'on') desk.say('   …')
    skip(run)
    tell(run.match.story.slice(before), speaker, desk)
  }
}

function tell(deeds: readonly Deed[], speaker: Speaker, desk: Desk): void {
  for (const { events } of deeds)
    for (const event of events) desk.lines(fold(speaker.event(event), desk.width(), '   → ', '     '))
}
