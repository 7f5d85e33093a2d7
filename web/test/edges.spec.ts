// The edges of a screen: notches and round corners, and the hand that holds it.
import { expect, type Page, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { layTable, prefer, QUICK } from './match.ts'

interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Makes the browser believe in a screen whose edges are taken. */
async function cut(page: Page, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** What can be read or pressed and reaches into the taken edges. */
const reaching = (page: Page, { top, right, bottom, left }: Insets): Promise<string[]> =>
  page.evaluate(
    ([top = 0, right = 0, bottom = 0, left = 0]) =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], .piece, h1, .sentence')].flatMap((el) => {
        const r = el.getBoundingClientRect()
        if (r.width === 0 || !el.checkVisibility() || el.closest('.visually-hidden, .room.scrolls') !== null) return []
        const out = Math.max(left - r.left, r.right - innerWidth + right, top - r.top, r.bottom - innerHeight + bottom)
        // The buttons of a low bar are a little higher than the bar itself.
        return out > 4 ? [`${el.dataset.piece ?? el.className} reaches ${Math.round(out)} px into the edge`] : []
      }),
    [top, right, bottom, left],
  )

const SCREENS = [
  { what: 'a phone lying', width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { what: 'a phone', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { what: 'a tablet', width: 820, height: 1180, insets: { top: 24, right: 0, bottom: 20, left: 0 } },
  { what: 'a tablet lying', width: 1180, height: 820, insets: { top: 24, right: 0, bottom: 20, left: 0 } },
]

for (const game of gameIds())
  test(`nothing of ${game} lies under a notch`, async ({ page }) => {
    await prefer(page, QUICK)
    const found: string[] = []
    await layTable(page, { game, seats: 3 })
    await page.waitForSelector('.piece.can, .decision .buttons button')
    for (const { what, width, height, insets } of SCREENS) {
      await page.setViewportSize({ width, height })
      await cut(page, insets)
      await page.waitForTimeout(300)
      found.push(...(await reaching(page, insets)).map((fault) => `${what}: ${fault}`))
    }
    expect(found).toEqual([])
  })

test('a window that gets lower keeps the whole decision in sight', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await prefer(page, QUICK)
  await layTable(page, { game: 'spyrium', seats: 5 })
  await page.waitForSelector('.decision .buttons button')
  await page.setViewportSize({ width: 844, height: 340 })
  const below = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('.decision button')].map((el) => el.getBoundingClientRect().bottom)),
    )
  await expect.poll(below).toBeLessThan(341)
})

test('for the left hand, a phone lying and a tablet have the decision at the left', { tag: '@quick' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await prefer(page, { ...QUICK, hand: 'left' })
  await layTable(page, { game: 'pillars', seats: 3 })
  await page.waitForSelector('.piece.can')
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((el) => {
        const { left, right } = el.getBoundingClientRect()
        return (left + right) / 2 / innerWidth
      })
  expect(await middle('.decision')).toBeLessThan(0.4)
  expect(await middle('.piece.can')).toBeLessThan(0.52)
  expect(await middle('.others')).toBeLessThan(0.4)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(() => middle('.decision')).toBeLessThan(0.4)
  expect(await middle('.telling-log')).toBeGreaterThan(0.6)
})
