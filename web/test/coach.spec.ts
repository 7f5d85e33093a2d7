// The coach speaks before a choice that surely loses much: with its reason, at the piece, and the reader decides.
import { expect, type Page, test } from '@playwright/test'
import { survey } from '../../bots/coach.ts'
import { greedy } from '../../bots/greedy.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { rngOf } from '../../kernel/random.ts'
import { view } from '../../kernel/zones.ts'
import { writeMatch } from '../../match/file.ts'
import { openMatch, playIn } from '../../match/match.ts'
import { importFile, layTable, listen, playToEnd, prefer, QUICK } from './match.ts'

/** So many choices of a match of two at the walls: the next one wins a gate for four points, or throws it away. */
const BEFORE = 168
const BLUNDER = 'column.1.0'

async function nearTheEnd(): Promise<string> {
  const [title, mind] = await Promise.all([findTitle('nehemiah'), findMind('nehemiah')])
  const sitting = [{ kind: 'person' }, { kind: 'person' }] as const
  const opened = title && openMatch(title, { seats: 2, seed: 'blunder 0', sitting })
  if (!mind || !opened || !('match' in opened)) throw new Error('nehemiah')
  const { match } = opened
  for (let i = 0; i < BEFORE; i++) {
    const [seat = 0] = deciders(match.game, match.state)
    playIn(match, seat, greedy.choose(mind, view(match.game, match.state, seat), seat, rngOf(`0 ${i}`)))
  }
  const [seat = 0] = deciders(match.game, match.state)
  const { losses } = survey(mind, view(match.game, match.state, seat), seat, { iterations: 60 }, rngOf('a'))
  expect(losses[keyOf({ act: 'activate', on: [BLUNDER] })], 'it is a blunder still').toBeGreaterThan(0.3)
  return writeMatch(match)
}

async function open(page: Page, settings: object = {}): Promise<void> {
  await prefer(page, { ...QUICK, coach: true, ...settings })
  await importFile(page, await nearTheEnd())
  await page.locator('.pass button').click()
  await page.waitForSelector(`.piece.can[data-ref="${BLUNDER}"]`)
}
const card = (page: Page) => page.locator('.speech.coach')
/** It has thought about the choice, and speaks. */
const speaks = (page: Page) => card(page).waitFor({ timeout: 60_000 })
/** Activates the wrong card, and carries it out at once. */
async function blunder(page: Page): Promise<void> {
  await page.locator(`.board .piece[data-ref="${BLUNDER}"]`).first().click()
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
  await expect(card(page).locator('li').first()).toContainText(/gate/i)
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
  await expect(page.locator(`.board .piece.can[data-ref="${BLUNDER}"]`)).toHaveCount(0)
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
