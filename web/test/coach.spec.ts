// The coach speaks before a choice that surely loses much: with its reason, at the piece, and the reader decides.
import { expect, type Page, test } from '@playwright/test'
import { isWarning } from '../../bots/caution.ts'
import { survey, weigh } from '../../bots/coach.ts'
import { greedy } from '../../bots/greedy.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { deciders, options } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { writeMatch } from '../../match/file.ts'
import { openMatch, playIn } from '../../match/match.ts'
import type { Mind } from '../../title/mind.ts'
import { importFile, layTable, listen, playToEnd, prefer, QUICK } from './match.ts'

/** A match of two at the walls up to a choice that the coach surely warns of, and the card that must not be activated. */
interface Danger {
  readonly file: string
  readonly blunder: string
}

/** What the coach would warn of among the cards that the seat may activate; null where all are well enough. */
function blunderAt(mind: Mind, seen: State, seat: Seat): string | null {
  const { best, losses } = survey(mind, seen, seat, { iterations: 60 }, rngOf('look'))
  for (const choice of options(mind.game, seen, seat)) {
    const [ref] = choice.on ?? []
    if (choice.act !== 'activate' || ref === undefined || (losses[keyOf(choice)] ?? 0) < 0.4) continue
    const way = { view: seen, best, before: seen, last: choice }
    if (isWarning(weigh(mind, way, seat, { iterations: 400 }, rngOf('weigh')))) return ref
  }
  return null
}

/** Found by playing, so that it stays a blunder however the opponents learn. */
async function findDanger(): Promise<Danger> {
  const [title, mind] = await Promise.all([findTitle('nehemiah'), findMind('nehemiah')])
  const sitting = [{ kind: 'person' }, { kind: 'person' }] as const
  if (!title || !mind) throw new Error('nehemiah')
  for (let n = 0; n < 20; n++) {
    const opened = openMatch(title, { seats: 2, seed: `blunder ${n}`, sitting })
    if (!('match' in opened)) throw new Error('not opened')
    const { match } = opened
    for (let i = 0; !isOver(match.state); i++) {
      const [seat = 0] = deciders(match.game, match.state)
      const seen = view(match.game, match.state, seat)
      const late = i > 120 && match.state.agenda.at(-1)?.do === 'main-action'
      const blunder = late ? blunderAt(mind, seen, seat) : null
      if (blunder !== null) return { file: writeMatch(match), blunder }
      playIn(match, seat, greedy.choose(mind, seen, seat, rngOf(`${n} ${i}`)))
    }
  }
  throw new Error('nobody was ever in danger')
}
let danger: Danger = { file: '', blunder: '' }

async function open(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, coach: true, ...settings })
  if (danger.file === '') danger = await findDanger()
  await importFile(page, danger.file)
  await page.locator('.pass button').click()
  await page.waitForSelector(`.piece.can[data-ref="${danger.blunder}"]`)
}
const card = (page: Page) => page.locator('.speech.coach')
/** It has thought about the choice, and speaks. */
const speaks = (page: Page) => card(page).waitFor({ timeout: 60_000 })
/** Activates the wrong card, and carries it out at once. */
async function blunder(page: Page): Promise<void> {
  await page.locator(`.board .piece[data-ref="${danger.blunder}"]`).first().click()
  await page.locator('.verbs [role=menuitem]').first().click()
}
const canUndo = (page: Page) => page.locator('header .undo').first().getAttribute('aria-disabled')

test('a blunder is asked about once, with its reason; it is taken back, or made all the same', async ({ page }) => {
  const heard = listen(page)
  await open(page)
  const undo = await canUndo(page)
  await blunder(page)
  await speaks(page)
  await expect(card(page)).toContainText('gives away about')
  await expect(card(page).locator('li').first()).toContainText(/\p{L}{3}/u)
  await expect(card(page)).toContainText('Better here:')
  await expect(card(page)).toContainText('1 of three')
  // A hurried Enter confirms nothing.
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  expect(await canUndo(page)).toBe(undo)
  await blunder(page)
  await speaks(page)
  await expect(card(page)).toContainText('2 of three')
  await page.locator('.decision.coach .main').click()
  await expect(card(page)).toHaveCount(0)
  await blunder(page)
  await speaks(page)
  await expect(card(page)).toContainText('3 of three')
  await page.locator('.decision.coach .plain').first().click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator(`.board .piece.can[data-ref="${danger.blunder}"]`)).toHaveCount(0)
  expect(heard).toEqual([])
})

test('the coach says it in every language, whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, { lang: 'fr' })
  await blunder(page)
  await speaks(page)
  await expect(card(page).locator('li').first()).toBeVisible()
  const box = await card(page).boundingBox()
  const bar = await page.locator('.decision.coach').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  for (const button of await page.locator('.decision.coach button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('whoever sends the coach away on a phone finds it again', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer(page, { ...QUICK, coach: true })
  await layTable(page, { game: 'pillars', seats: 3 })
  const menu = page.locator('header .fold')
  const tool = (name: string) => page.locator('header .tools').getByRole('button', { name })
  await menu.click()
  await tool('Switch the coach off').click()
  await menu.click()
  await expect(tool('Switch the coach off')).toHaveCount(0)
  await tool('Switch the coach on').click()
  await menu.click()
  await expect(tool('Switch the coach off')).toBeVisible()
})

test('after the match the coach shows what mattered most', async ({ page }) => {
  await open(page)
  await blunder(page)
  await speaks(page)
  await page.locator('.decision.coach .plain').first().click()
  await expect(card(page)).toHaveCount(0)
  await playToEnd(page, 'coached')
  const end = page.locator('.end')
  await expect(end).toContainText('The coach: what mattered most')
  await expect(end).toContainText(/gave away about \d+ in 100 chances/)
})
