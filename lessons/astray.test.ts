// Somebody who does something else at every step: each other legal choice is answered and taken back without a trace, each
// illegal one is refused by its rule, and the lesson goes on from either.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { findTitle, findWords, gameIds, lessonFiles } from '../games/shelf.ts'
import { closedOptions, explain } from '../kernel/ask.ts'
import type { Choice } from '../kernel/words.ts'
import { speakerOf } from '../title/say.ts'
import { choicesIn } from './choices.ts'
import type { LessonWords } from './lesson.ts'
import { openRun } from './open.ts'
import { readLesson, readWords } from './read.ts'
import { answerTo, back, goOn, isDone, mayChoose, play, type Run, skip, stay, stepOf, takeBack } from './run.ts'

/** Of many choices so many stand for all, spread over them. */
const MOST = 10
const some = (choices: readonly Choice[]): readonly Choice[] => {
  const every = Math.max(1, Math.ceil(choices.length / MOST))
  return choices.filter((_, i) => i % every === 0)
}

const picture = ({ match, step }: Run) => JSON.stringify([step, match.state, match.story.length])

/** Does everything else that is legal; gives the number of answers. */
function strays(run: Run, said: readonly LessonWords[]): number {
  const { match, learner, chapter } = run
  const step = stepOf(run)
  if (step === null || typeof step.expect === 'string') return 0
  let answers = 0
  for (const choice of some(closedOptions(match.game, match.state, learner))) {
    const before = picture(run)
    if (play(run, choice) === 'expected') back(run)
    else {
      answers++
      for (const words of said) {
        const own = words[chapter.id]?.steps[step.id]
        if (run.astray === null || own === undefined) throw new Error(`${chapter.id}.${step.id}`)
        // Without a sentence of its own the table says that this, too, is allowed.
        if (run.astray.says !== null || run.astray.alike)
          expect(answerTo(run.astray, own), `${chapter.id}.${step.id}`).toBeTruthy()
        else expect(answerTo(run.astray, own)).toBe(null)
      }
      expect(mayChoose(run)).toBe(false)
      expect(play(run, choice)).toMatchObject({ clause: expect.any(String) })
      takeBack(run)
    }
    expect(picture(run), `${chapter.id}.${step.id}`).toBe(before)
  }
  return answers
}

const taught = gameIds().filter((id) => lessonFiles(id) !== null)

describe.each(taught)('whoever leaves the way in the lesson of %s', (game) => {
  const files = lessonFiles(game)
  const { found: lesson } = readLesson(game, files?.lesson ?? '')
  const said = WHOLE.map((lang) => readWords(files?.words[lang] ?? '').found)

  it.each(lesson.chapters.map((c) => c.id))('is answered and led back in chapter %s', async (id) => {
    const [title, words] = await Promise.all([findTitle(game), findWords(game)])
    if (title === null || words === null) throw new Error(game)
    const opened = openRun(lesson, id, title)
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem))
    const { run } = opened
    const speaker = await speakerOf(words, run.match, 'en')
    let answers = 0
    while (!isDone(run)) {
      const before = run.step
      for (const { choice, refusal } of explain(run.match.game, run.match.state, run.learner)) {
        if (refusal === null || choice.span !== undefined) continue
        expect(play(run, choice)).toEqual(refusal)
        expect(speaker.refusal(refusal).length).toBeGreaterThan(5)
      }
      answers += strays(run, said)
      if (stepOf(run)?.expect === 'on') goOn(run)
      else skip(run)
      expect(run.fault).toBe(null)
      expect(run.step).toBe(before + 1)
    }
    expect(answers, 'other ways').toBeGreaterThan(stepsNamed(run) > 0 ? 0 : -1)
    while (run.step > 0) back(run)
    expect(run.step).toBe(0)
  })
})

const stepsNamed = ({ chapter }: Run): number => chapter.steps.filter((s) => typeof s.expect !== 'string').length

describe.each(taught)('the answers in the lesson of %s', (game) => {
  const files = lessonFiles(game)
  const { found: lesson } = readLesson(game, files?.lesson ?? '')
  const said = WHOLE.map((lang) => readWords(files?.words[lang] ?? '').found)

  it.each(lesson.chapters.map((c) => c.id))('are written for the act they answer in chapter %s', async (id) => {
    const title = await findTitle(game)
    if (title === null) throw new Error(game)
    const opened = openRun(lesson, id, title)
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem))
    const { run } = opened
    for (; !isDone(run); skip(run)) {
      const step = stepOf(run)
      if (step === null || typeof step.expect === 'string') continue
      const before = picture(run)
      const strays = choicesIn(run).filter(({ taken }) => !taken.good && !taken.onTheWay)
      expect(picture(run), `${id}.${step.id}`).toBe(before)
      const usual = strays.filter(({ taken }) => taken.says === null && taken.alike)
      for (const { choice, meant } of usual) expect(choice.act, `${id}.${step.id}`).toBe(meant)
      for (const words of said) {
        const own = words[id]?.steps[step.id]
        // A sentence that nobody can hear was written for another act.
        expect(own?.other !== '', `${id}.${step.id}.other`).toBe(usual.length > 0)
        const keys = new Set(strays.flatMap(({ taken }) => taken.says ?? []))
        expect(Object.keys(own?.answers ?? {}).sort(), `${id}.${step.id}.answers`).toEqual([...keys].sort())
      }
    }
  })
})

describe('a choice that was not expected', () => {
  it('may stay where nothing later depends on it', async () => {
    const files = lessonFiles('nehemiah')
    const { found: lesson } = readLesson('nehemiah', files?.lesson ?? '')
    const title = await findTitle('nehemiah')
    if (title === null) throw new Error('nehemiah')
    const opened = openRun(lesson, 'scoring', title, 5)
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem))
    const { run } = opened
    play(run, { act: 'stop' })
    expect(run.astray).toMatchObject({ stays: true })
    stay(run)
    expect(run.step).toBe(6)
  })
})
