// Going through a chapter as a learner does: what the lesson asks for is found by playing it beside the page, and done there
// by pointing, in the list, or by keys.
import { expect, type Page } from '@playwright/test'
import { findTitle, findWords, lessonFiles } from '../../games/shelf.ts'
import { closedOptions, explain } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Choice } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { fits, moveOf } from '../../lessons/fits.ts'
import type { Chapter, Lesson, LessonWords } from '../../lessons/lesson.ts'
import { openRun } from '../../lessons/open.ts'
import { readLesson, readWords } from '../../lessons/read.ts'
import { answerTo, expectedOf, goOn, play, type Run, stepOf, takeBack } from '../../lessons/run.ts'
import type { Lang } from '../../papers/texts.ts'
import { type Speaker, speakerOf } from '../../title/say.ts'

export type Hand = 'pointer' | 'keys'

export interface Pupil {
  readonly page: Page
  readonly run: Run
  readonly speaker: Speaker
  readonly words: LessonWords
  readonly hand: Hand
  /** How often the list was needed, because nothing on the board names the choice. */
  listed: number
  /** The learner has chosen freely: from here on only the page knows how the match stands. */
  free: boolean
}

export const lessonIn = (game: string): Lesson => readLesson(game, lessonFiles(game)?.lesson ?? '').found

export async function pupilOf(page: Page, game: string, chapter: string, lang: Lang, hand: Hand): Promise<Pupil> {
  const [title, words] = await Promise.all([findTitle(game), findWords(game)])
  const opened = title && openRun(lessonIn(game), chapter, title)
  if (!title || !words || !opened || !('run' in opened)) throw new Error(`${game} ${chapter}`)
  const { run } = opened
  const speaker = await speakerOf(words, run.match, lang)
  const said = readWords(lessonFiles(game)?.words[lang] ?? '').found
  await page.goto(`./#/lesson/${game}/${chapter}`)
  await page.waitForSelector('.table')
  return { page, run, speaker, words: said, hand, listed: 0, free: false }
}

/** The step the page shows, as it is kept on the device; as many as there are once the chapter is done. */
const stepOn = (page: Page, game: string, { id, steps }: Chapter): Promise<number> =>
  page.evaluate(
    ([game, id, all]) => {
      const begun = JSON.parse(localStorage.getItem('chantier.learning') ?? '{}').games?.[game]?.[id]
      return begun?.done ? all : (begun?.step ?? 0)
    },
    [game, id, steps.length] as const,
  )

const wordsOf = ({ run, speaker }: Pupil, choice: Choice): string =>
  speaker.choice(view(run.match.game, run.match.state, run.learner), run.learner, choice)

/** Sets the numbers of an open choice and confirms them. */
async function number({ page, hand }: Pupil, numbers: readonly number[]): Promise<void> {
  const form = page.locator('.numbers').last()
  await form.waitFor()
  for (const [i, n] of numbers.entries()) {
    const field = form.locator('.number').nth(i)
    if (!(await field.isVisible())) continue
    await field.getByRole('spinbutton').fill(String(n))
    await field.getByRole('spinbutton').blur()
  }
  const submit = form.locator('button[type=submit]')
  await expect(submit).toBeEnabled()
  if (hand === 'keys') {
    await submit.focus()
    await page.keyboard.press('Enter')
  } else await submit.click()
}

/** Whether the decision asks for numbers; its form comes with it, a frame or two after the choice before. */
const asksNumbers = (page: Page): Promise<boolean> =>
  page
    .locator('.numbers')
    .first()
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    )

/** Opens the list and takes a choice from it, by its words. */
async function fromList(pupil: Pupil, choice: Choice): Promise<void> {
  const { page, hand, run } = pupil
  const open =
    choice.n === undefined
      ? choice
      : (explain(run.match.game, run.match.state, run.learner).find(
          ({ choice: c }) =>
            c.act === choice.act && c.span && keyOf({ ...c, span: [] }) === keyOf({ ...choice, n: [], span: [] }),
        )?.choice ?? choice)
  const name = wordsOf(pupil, open)
  if (choice.n !== undefined && (await asksNumbers(page))) return number(pupil, choice.n)
  pupil.listed++
  await page.locator('body').press('l')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  const row = dialog.locator('ol button:not(.clause)').filter({ hasText: name }).first()
  await row.waitFor()
  if (hand === 'keys') {
    for (let i = 0; i < 200; i++) {
      const here = await row.evaluate((el) => el === document.activeElement)
      if (here) break
      await page.keyboard.press('Tab')
    }
    expect(await row.evaluate((el) => el === document.activeElement), `Tab reaches “${name}”`).toBe(true)
    await page.keyboard.press('Enter')
  } else await row.click()
  if (choice.n !== undefined && open !== choice) await number(pupil, choice.n)
}

const piece = (page: Page, ref: string) =>
  page.locator(`.board .piece.can[data-ref="${ref}"], .board .piece.on[data-ref="${ref}"]`)

/** The middle of a thing, where nothing else lies over it: neither a card of the board nor the words of the lesson. */
async function freeSpot(page: Page, ref: string): Promise<readonly [x: number, y: number] | null> {
  for (const thing of await piece(page, ref).all()) {
    await thing.scrollIntoViewIfNeeded()
    const box = await thing.boundingBox()
    if (box === null) continue
    const spot = [box.x + box.width / 2, box.y + box.height / 2] as const
    // What was told of the thing pointed at before goes with the pointer.
    await page.mouse.move(...spot)
    if (await thing.evaluate((el, [x, y]) => el.contains(document.elementFromPoint(x, y)), spot)) return spot
  }
  return null
}

/** Presses on a thing as soon as the page has made room for it. */
async function pressAt(page: Page, ref: string): Promise<void> {
  await expect.poll(() => freeSpot(page, ref), { message: `nothing covers ${ref}` }).not.toBeNull()
  const spot = await freeSpot(page, ref)
  if (spot !== null) await page.mouse.click(...spot)
}

/** Makes a choice: points at its things where they lie on the board, else takes it from the list. */
export async function choose(pupil: Pupil, choice: Choice): Promise<void> {
  const { page, hand } = pupil
  const refs = choice.on ?? []
  if (hand === 'keys' || refs.length === 0 || choice.n !== undefined) return fromList(pupil, choice)
  for (const ref of refs) {
    if ((await piece(page, ref).count()) === 0) return fromList(pupil, choice)
    await pressAt(page, ref)
    // Nothing is picked any more: what was pointed at left one choice, and that was made.
    if ((await page.locator('.board .piece.on').count()) === 0) return
  }
  // Several things can be done with what is pointed at: the one that is meant is pressed, or found in the list.
  const verb = page.locator('.verbs [role=menuitem]:not([aria-disabled])').filter({ hasText: wordsOf(pupil, choice) })
  if ((await verb.count()) > 0) await verb.first().click()
  else await fromList(pupil, choice)
}

/** Presses the button that leads on. */
async function press(pupil: Pupil, button: string): Promise<void> {
  const { page, hand } = pupil
  const main = page.locator(button)
  await main.first().waitFor()
  if (hand === 'keys') {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Enter')
  } else await main.first().click()
}

const GUIDED = '.decision .guided button.main'

/** What the table says of a choice that the rules allow and the lesson does not speak of. */
const allowed = async ({ speaker }: Pupil): Promise<string> => {
  const { texts } = await import(`../src/learn/texts/${speaker.voice.lang}/index.ts`)
  return texts.another
}

/** Does another legal thing: it is answered with its own sentence, and taken back. */
export async function stray(pupil: Pupil, choice: Choice): Promise<boolean> {
  const { page, run, words } = pupil
  const step = stepOf(run)
  if (step === null) return false
  const called = wordsOf(pupil, choice)
  expect(play(run, choice), called).toBe('other')
  const { astray } = run
  const told = words[run.chapter.id]?.steps[step.id]
  if (astray === null || told === undefined) throw new Error(`${run.chapter.id}.${step.id}: no answer to ${called}`)
  // What the lesson has no sentence for is allowed, says the table.
  const answer = answerTo(astray, told) ?? (await allowed(pupil))
  takeBack(run)
  await fromList(pupil, choice)
  expect(answer.length).toBeGreaterThan(10)
  await expect(page.locator('.speech')).toContainText(answer.replaceAll('**', '').slice(0, 24))
  await press(pupil, GUIDED)
  await expect(page.locator('.speech .answers')).toHaveCount(0)
  return true
}

/** Others that are legal, and neither what is expected nor on the way to it. */
export function othersIn({ run }: Pupil): readonly Choice[] {
  const step = stepOf(run)
  if (step === null || typeof step.expect === 'string') return []
  const wanted = [...step.expect, ...step.via]
  const isWanted = (choice: Choice) => {
    const move = moveOf(run.match, run.learner, choice)
    return wanted.some((pattern) => fits(pattern, move))
  }
  return closedOptions(run.match.game, run.match.state, run.learner).filter((c) => c.n === undefined && !isWanted(c))
}

const FREE =
  '.board .piece.can, .board .piece.on, .decision .buttons:not(.guided) button:not([aria-disabled]):not(.list), .numbers button:not([disabled]), dialog[open] ol button:not(.clause), .verbs [role=menuitem]:not([aria-disabled]), .decision .guided button.plain:nth-of-type(1):not(.skip):not([disabled])'

/** As many presses as fit into a test: on a slow machine most of them meet a page that still shows the last one. */
const MOST_PRESSES = 4000

/** Plays a free part by any presses until its step is done. */
async function playFreely({ page, run }: Pupil, game: string): Promise<void> {
  const from = run.step
  const rng = rngOf('a free part')
  for (let presses = 0; presses < MOST_PRESSES; ) {
    if ((await stepOn(page, game, run.chapter)) > from) return
    const pressed = await page.evaluate(
      ({ ways, pick }) => {
        const all = [...document.querySelectorAll<HTMLElement>(ways)].filter(
          (el) => el.closest('.guided') === null || document.querySelector('.speech.coach') !== null,
        )
        const main = all.filter((el) => el.matches('.main, .verbs [role=menuitem]'))
        const list = main.length > 0 && pick % 4 !== 0 ? main : all
        list[Math.floor(pick / 4) % Math.max(1, list.length)]?.click()
        return list.length > 0
      },
      { ways: FREE, pick: below(rng, 1_000_000) },
    )
    // While the others think there is nothing to press.
    if (pressed) presses++
    await page.waitForTimeout(40)
  }
  throw new Error(`${run.chapter.id}: a free part does not end`)
}

/** Does what the step asks; the page and the lesson beside it stand at the next one. */
export async function doStep(pupil: Pupil, game: string): Promise<void> {
  const { page, run } = pupil
  const step = stepOf(run)
  const from = run.step
  if (step === null) return
  if (step.expect === 'on') {
    await press(pupil, GUIDED)
    if (pupil.free) run.step++
    else goOn(run)
  } else if (pupil.free || step.expect === 'anything' || step.until !== null) {
    pupil.free = true
    await playFreely(pupil, game)
    run.step++
  } else
    for (let part = 0; run.step === from && part < 9; part++) {
      const choice = expectedOf(run)
      if (choice === null) throw new Error(`${run.chapter.id}.${step.id}: nothing to choose`)
      await choose(pupil, choice)
      play(run, choice)
      if (run.step === from) await page.waitForTimeout(200)
    }
  const at = () => stepOn(page, game, run.chapter)
  await expect.poll(at, { message: `${run.chapter.id}.${step.id}` }).toBe(run.step)
}
