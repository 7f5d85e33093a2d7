// Every page and every table in mid-game: no violation of accessibility, nothing too small, nothing out of reach.
import { expect, type Page, test } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { faults, misnamed } from './faults.ts'
import { importFile, layTable, matchFile, prefer, QUICK } from './match.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Plays a few moves, so that there is something on the table. */
async function midGame(page: Page): Promise<void> {
  for (let k = 0; k < 12; k++) {
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list)')
    await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          '.piece.can, .piece.on, .decision .buttons button:not(.list):not([aria-disabled])',
        ),
      ]
      all[Math.floor(all.length / 2)]?.click()
    })
  }
}

const smallTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#app *')].flatMap((el) => {
      const text = [...el.childNodes].some((n) => n.nodeType === 3 && (n.textContent ?? '').trim() !== '')
      const shown = el.getClientRects().length > 0 && !el.closest('svg, .visually-hidden')
      const size = Number.parseFloat(getComputedStyle(el).fontSize)
      return text && shown && size < 12 ? [`${el.className}: ${size}px ${el.textContent?.slice(0, 20)}`] : []
    }),
  )

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input')].flatMap((el) => {
      const { width, height } = el.getBoundingClientRect()
      const inText = el.closest('p, li, .bubble') !== null && el.tagName === 'A'
      return width > 0 && !inText && Math.max(width, height) > 0 && (height < 39.5 || width < 31.5)
        ? [`${el.className || el.tagName} ${Math.round(width)}×${Math.round(height)}`]
        : []
    }),
  )

const PAGES = [
  '#/',
  '#/tables',
  '#/learn',
  '#/rules',
  ...gameIds().flatMap((game) => [`#/rules/${game}`, `#/rules/${game}/card-sheet`]),
]

for (const theme of ['light', 'dark'])
  for (const hash of PAGES)
    test(`${hash}, ${theme}: axe`, { tag: hash === '#/' ? '@quick' : '@long' }, async ({ page }) => {
      await prefer(page, { ...QUICK, theme })
      await page.goto(`./${hash}`)
      await page.waitForSelector('main h1, main h2')
      await page.waitForLoadState('networkidle')
      expect(await faults(page)).toEqual([])
      await page.setViewportSize(PHONE)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await smallTexts(page)).toEqual([])
    })

for (const game of gameIds()) {
  for (const theme of ['light', 'dark'])
    test(`${game} in mid-game, ${theme}: axe`, {
      tag: game === 'pillars' && theme === 'dark' ? '@quick' : '@long',
    }, async ({ page }) => {
      await prefer(page, { ...QUICK, theme })
      await page.setViewportSize(WIDE)
      const title = await findTitle(game)
      await layTable(page, { game, seats: title?.game.players[1] ?? 4 })
      await midGame(page)
      expect(await faults(page)).toEqual([])
      expect(await misnamed(page)).toEqual([])
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.waitForSelector('dialog[open]')
      expect(await faults(page)).toEqual([])
      await importFile(page, await matchFile(game, title?.game.players[1] ?? 4))
      await page.waitForSelector('.end')
      expect(await faults(page)).toEqual([])
    })

  test(`${game}: fits 1280×800 and 390×844`, async ({ page }) => {
    await prefer(page, QUICK)
    await page.setViewportSize(WIDE)
    const title = await findTitle(game)
    await layTable(page, { game, seats: title?.game.players[1] ?? 4 })
    await midGame(page)
    const wide = await page.evaluate(() => {
      const room = document.querySelector('.room') as HTMLElement
      return { x: document.documentElement.scrollWidth - innerWidth, y: room.scrollHeight - room.clientHeight }
    })
    expect(wide).toEqual({ x: 0, y: 0 })
    expect(await smallTexts(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await smallTexts(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })
}
