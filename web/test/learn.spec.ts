// Every lesson finished by doing what it asks, by pointer on wide and narrow screens and by keys, in every language; and
// whoever does something else is answered with a fitting sentence. LESSON_OTHERS=99 tries every other choice of every step.
import { expect, test } from '@playwright/test'
import { LANGS } from '#tongues'
import { gameIds } from '../../games/shelf.ts'
import { stepOf } from '../../lessons/run.ts'
import { minutesOf, wordsIn } from '../../lessons/time.ts'
import { doStep, type Hand, lessonIn, othersIn, type Pupil, pupilOf, stray } from './lesson.ts'
import { listen, prefer, QUICK } from './match.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const OTHERS = Number(process.env.LESSON_OTHERS ?? 1)

/** Goes through a chapter; before each step it does so many other things. */
async function through(pupil: Pupil, game: string, others: number): Promise<number> {
  const { run, page } = pupil
  let answered = 0
  while (run.step < run.chapter.steps.length) {
    for (const choice of pupil.free ? [] : othersIn(pupil).slice(0, others)) if (await stray(pupil, choice)) answered++
    await doStep(pupil, game)
  }
  await expect(page.locator('.decision .guided button.main')).toBeVisible()
  return answered
}

const ways: readonly (readonly [string, Hand, typeof WIDE])[] = [
  ['by pointer on a wide screen', 'pointer', WIDE],
  ['by pointer on a phone', 'pointer', PHONE],
  ['by keys', 'keys', WIDE],
]
/** The one that is played in every run of the house's tests. */
const SHORT = 'pillars idea by pointer on a phone, en'

for (const game of gameIds())
  for (const [name, hand, viewport] of ways)
    for (const lang of LANGS)
      for (const chapter of lessonIn(game).chapters) {
        const called = `${game} ${chapter.id} ${name}, ${lang}`
        test(called, called === SHORT ? { tag: '@quick' } : {}, async ({ page }) => {
          const heard = listen(page)
          await page.setViewportSize(viewport)
          await prefer(page, { ...QUICK, lang })
          const pupil = await pupilOf(page, game, chapter.id, lang, hand)
          const answered = await through(pupil, game, viewport === WIDE && hand === 'pointer' ? OTHERS : 0)
          const words = pupil.words[chapter.id]
          if (words === undefined) throw new Error(`${called}: no words`)
          const minutes = minutesOf(chapter, words).toFixed(1)
          const said = `${chapter.steps.length} steps, ${wordsIn(words)} words, ${minutes} minutes to read and do`
          // biome-ignore lint/suspicious/noConsole: the figures are to be read in every run
          console.info(`${called}: ${said}; ${pupil.listed} choices from the list, ${answered} others answered`)
          expect(heard).toEqual([])
        })
      }

test('what the rules forbid is refused by its own sentence, at the piece, and the step stays', async ({ page }) => {
  await prefer(page, QUICK)
  const pupil = await pupilOf(page, 'nehemiah', 'idea', 'en', 'pointer')
  const { run } = pupil
  const refused = () => page.locator('.board .piece[aria-disabled="true"][data-ref]')
  while (run.step < run.chapter.steps.length && (stepOf(run)?.expect === 'on' || (await refused().count()) === 0))
    await doStep(pupil, 'nehemiah')
  const before = run.step
  await refused().first().click({ force: true })
  await expect(page.locator('.bubble').first()).toContainText(/NEH-/)
  await expect(page.locator('.speech')).toBeVisible()
  expect(run.step).toBe(before)
  await doStep(pupil, 'nehemiah')
})
