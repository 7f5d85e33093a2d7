// The page in every language: those of the house, and one that is only files, the made-up one, laid into a copy of the
// house and built from there.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { WHOLE } from '#tongues'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { serveWeb } from '../../scripts/serve-web.mjs'
import { layHouse } from '../../test/tongue/lay.ts'
import { MADE_UP } from '../../test/tongue/madeUp.ts'
import { importFile, matchFile, prefer, QUICK } from './match.ts'
import { overflows } from './overflow.ts'

/** A laptop and a phone, then every other shape a table is made for. */
const PHONE = { width: 390, height: 844 }
const QUICK_SHAPES = [{ width: 1280, height: 800 }, PHONE]
const MORE_SHAPES = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]
const SHAPES = [...QUICK_SHAPES, ...MORE_SHAPES]
const [GAME = ''] = gameIds()
const PAGES = ['#/', '#/tables', '#/learn', '#/rules', `#/rules/${GAME}`, `#/rules/${GAME}/card-sheet`]
/** Moves before a table is looked at: far enough for something to lie everywhere. */
const MOVES = 60

let house = ''
let server: Server | null = null
let address = ''
test.beforeAll(async () => {
  house = layHouse()
  execFileSync(
    process.execPath,
    [join(house, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: join(house, 'web'),
      stdio: 'pipe',
    },
  )
  const served = await serveWeb(join(house, 'dist', 'web'), 0)
  server = served.server
  address = served.address
})
test.afterAll(() => {
  server?.close()
  rmSync(house, { recursive: true, force: true })
})

/** A page of the copy that prefers a language. */
async function strangerIn(browser: Browser, lang: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage()
  await prefer(page, { ...QUICK, lang })
  return page
}

/** What overflows in each shape of window, with where. */
async function inShapes(page: Page, shapes: typeof SHAPES, where: string): Promise<string[]> {
  const found: string[] = []
  for (const size of shapes) {
    // Nothing lies under the pointer, so nothing is shown because of it.
    await page.mouse.move(1, 1)
    await page.waitForTimeout(200)
    await page.setViewportSize(size)
    await page.waitForTimeout(250)
    // Letters that come late make lines wider; those are set narrower in the frame after.
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    found.push(...(await overflows(page)).map((wrong) => `${where} ${size.width}×${size.height}: ${wrong}`))
  }
  return found
}

/** A table in the middle of a match, for as many as it can seat. */
async function layMiddle(page: Page, game: string): Promise<void> {
  const seats = (await findTitle(game))?.game.players[1] ?? 4
  await importFile(page, await matchFile(game, seats, MOVES))
  await page.locator('.pass button').click()
  await page.waitForSelector('.table .piece')
}

const RUNS = [
  { lang: MADE_UP, tag: '@quick', shapes: QUICK_SHAPES, where: 'a laptop and a phone' },
  { lang: MADE_UP, tag: '@slow', shapes: MORE_SHAPES, where: 'every other shape' },
  ...WHOLE.map((lang) => ({ lang, tag: '@slow', shapes: SHAPES, where: 'every shape' })),
]

for (const { lang, tag, shapes, where } of RUNS) {
  test(`lobby and rules have room for ${lang} on ${where}`, { tag }, async ({ browser }) => {
    const page = await strangerIn(browser, lang)
    const found: string[] = []
    for (const hash of PAGES) {
      await page.goto(`./${hash}`)
      await page.waitForSelector('main h1, main h2')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      found.push(...(await inShapes(page, shapes, hash)))
    }
    expect(found).toEqual([])
  })

  for (const game of gameIds())
    test(`the table of ${game} has room for ${lang} on ${where}`, { tag }, async ({ browser }) => {
      const page = await strangerIn(browser, lang)
      await layMiddle(page, game)
      expect(await inShapes(page, shapes, game)).toEqual([])
    })

  test(`the settings at a table have room for ${lang} on ${where}`, { tag }, async ({ browser }) => {
    const page = await strangerIn(browser, lang)
    await layMiddle(page, 'pillars')
    await page.setViewportSize(PHONE)
    await page.locator('header .fold').click()
    await page.locator('header .tools button').last().click()
    await page.waitForSelector('dialog[open]')
    expect(await inShapes(page, shapes, 'settings')).toEqual([])
  })
}
