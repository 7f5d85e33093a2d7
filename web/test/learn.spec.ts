// Every lesson finished by doing what it asks, by pointer on wide and narrow screens and by keys, in every language; and
// whoever does something else is answered with a fitting sentence. LESSON_OTHERS=99 tries every other choice of every step.
import { expect, test } from '@playwright/test'
import { LANGS } from '#tongues'
import { gameIds } from '../../games/shelf.ts'
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
for (const game of gameIds())
  for (const [name, hand, viewport] of ways)
    for (const lang of LANGS)
      for (const { id } of lessonIn(game).chapters)
        test(`${game} ${id} ${name}, ${lang}`, async ({ page }) => {
          const heard = listen(page)
          await page.setViewportSize(viewport)
          await prefer(page, { ...QUICK, lang })
          const pupil = await pupilOf(page, game, id, lang, hand)
          const answered = await through(pupil, game, viewport === WIDE && hand === 'pointer' ? OTHERS : 0)
          const { steps } = pupil.run.chapter
          const description = `${steps.length} steps, ${pupil.listed} choices from the list, ${answered} others answered`
          test.info().annotations.push({ type: 'lesson', description })
          expect(heard).toEqual([])
        })
