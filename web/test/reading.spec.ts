// What is written on the table can be read: names, titles, clocks, and the same words wherever a thing is named.
import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '#tongues'
import { gameIds } from '../../games/shelf.ts'
import { deciders, explain } from '../../kernel/ask.ts'
import type { Match } from '../../match/match.ts'
import { fileWhere, importFile, layTable, prefer, QUICK } from './match.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function open(page: Page, game: string, seats: number, isSo: (match: Match) => boolean): Promise<void> {
  await importFile(page, await fileWhere(game, seats, isSo))
  await page.locator('.pass button').click()
  await page.waitForSelector('.piece')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Titles of cards that the card beside them, or their own frame, cuts. */
const cutTitles = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.piece.look-card')]
    return cards.flatMap((card, k) => {
      const words = card.querySelector('.title .fit')
      if (words === null) return []
      const { left, right, top, bottom } = words.getBoundingClientRect()
      const frame = card.getBoundingClientRect()
      const over = cards.slice(k + 1).find((other) => {
        const its = other.getBoundingClientRect()
        return its.left > frame.left && its.left < right - 1 && its.top < bottom && its.bottom > top
      })
      const cut = over !== undefined || left < frame.left - 1 || right > frame.right + 1
      return cut ? [words.textContent] : []
    })
  })

test.describe('a full hand of Pillars', () => {
  for (const [lang, seats] of [
    ['en', 4],
    ['fr', 3],
    ['de', 4],
  ] as const)
    test(`shows every title, side by side: ${lang}, ${seats} players`, { tag: '@quick' }, async ({ page }) => {
      await page.setViewportSize(WIDE)
      await prefer(page, { ...QUICK, lang, confirm: 'always' })
      await layTable(page, { game: 'pillars', seats })
      await page.waitForSelector('.piece.can[data-ref^="hand."]')
      await expect.poll(() => page.locator('.piece.tucked').count()).toBeGreaterThan(4)
      await expect.poll(() => cutTitles(page)).toEqual([])
      await page.locator('.piece.can[data-ref^="hand."]').nth(3).dispatchEvent('click')
      await expect(page.locator('.piece.on')).toHaveCount(1)
      await expect.poll(() => cutTitles(page)).toEqual([])
    })

  test('a card that cannot be played is dark, not see-through', async ({ page }) => {
    await page.setViewportSize(WIDE)
    await prefer(page, QUICK)
    const refuses = ({ game, state }: Match) => {
      const [seat = 0] = deciders(game, state)
      return state.agenda.at(-1)?.do === 'play-card' && explain(game, state, seat).some((e) => e.refusal !== null)
    }
    await open(page, 'pillars', 4, refuses)
    const refused = page.locator('.piece.no[data-ref^="hand."] .card').first()
    const seen = await refused.evaluate((card) => {
      const chain: Element[] = []
      for (let el: Element | null = card; el !== null && !el.matches('.board'); el = el.parentElement) chain.push(el)
      return chain.map((el) => Number(getComputedStyle(el).opacity))
    })
    expect(Math.min(...seen)).toBe(1)
    await expect.poll(() => cutTitles(page)).toEqual([])
  })

  const LITTLE = { width: 360, height: 640 }
  for (const size of [PHONE, LITTLE])
    test(`the chosen card covers no card of the trick: ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size)
      await prefer(page, { ...QUICK, confirm: 'always' })
      await open(
        page,
        'pillars',
        4,
        ({ state, log }) => log.length % 4 === 3 && state.agenda.at(-1)?.do === 'play-card',
      )
      await page.locator('.piece.can[data-ref^="hand."]').first().dispatchEvent('click')
      // It comes to rest before it is looked at.
      await page.locator('.piece.on').evaluate((el) => Promise.all(el.getAnimations().map((a) => a.finished)))
      const on = await page.locator('.piece.on').boundingBox()
      if (on === null) throw new Error('nothing is chosen')
      const covered = await page.locator('.piece.look-card:not([data-ref^="hand."])').evaluateAll(
        (cards, on) =>
          cards.filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect()
            const wide = Math.min(right, on.x + on.width) - Math.max(left, on.x)
            const high = Math.min(bottom, on.y + on.height) - Math.max(top, on.y)
            return wide > 1 && high > 1
          }).length,
        on,
      )
      expect(covered).toBe(0)
    })
})

/** As long as names are in a group of friends, in one word or in two. */
const FRIENDS = ['Alexandrine', 'Maximilian', 'Jean-Baptiste', 'Marie Antoinette', 'Bartholomew']

for (const game of gameIds())
  test(`names at the rail are whole: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const lang of WHOLE) {
      await prefer(page, { ...QUICK, lang })
      const seats = game === 'spyrium' ? 5 : 4
      await importFile(page, await fileWhere(game, seats, ({ log }) => log.length >= 25, FRIENDS.slice(0, seats)))
      await page.locator('.pass button').click()
      await page.waitForSelector('.rail article.turn')
      const rail = page.locator('.rail .name')
      for (const [k, name] of FRIENDS.slice(0, seats).entries()) await expect(rail.nth(k)).toContainText(name)
      expect(
        await rail.evaluateAll((names) =>
          names.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
        ),
      ).toEqual([])
    }
  })

test('a building of several sizes has one name on its card, in the log and in the list', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 2 })
  const names = await page.locator('.piece[data-ref^="market."]').allTextContents()
  const sized = names.find((name) => /\bI{1,3}\b/.test(name))
  expect(sized).toBeDefined()
  await page.locator('.decision .buttons button', { hasText: 'Place' }).click()
  await page.keyboard.press('l')
  const rows = page.locator('dialog[open] li button')
  await expect(rows.first()).toBeVisible()
  const said = (await rows.allTextContents()).join(' ')
  expect(said).toMatch(/\b(Mine|Workshop|Laboratory|University|estate) I{1,3}\b/)
  expect(said).not.toMatch(/\((small|medium|large)\)/)
})
