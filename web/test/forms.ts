// npm run forms [-- game …]: every game at its largest table in windows of every form, as a table of what is wrong there: a
// decision that must be scrolled to, words that are cut, targets too small for a finger.
import { chromium, type Page } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { rngOf } from '../../kernel/random.ts'
import { layTable, prefer, pressAny, QUICK } from './match.ts'
import { overflows } from './overflow.ts'

const WINDOWS = [
  [390, 844],
  [390, 664],
  [844, 390],
  [844, 340],
  [667, 375],
  [820, 1180],
  [768, 900],
  [1180, 820],
  [1024, 600],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const
/** Into the match, so that the board has something on it. */
const PRESSES = 8
/** A finger needs this much, in CSS pixels; half a pixel is rounding. */
const FINGER = 39.5

/** Parts of the decision that are out of sight, and targets that are too small. */
const faults = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = []
    const targets = document.querySelectorAll<HTMLElement>(
      '.decision .sentence, .decision button, .numbers button, .verbs [role=menuitem]',
    )
    for (const el of targets) {
      const { left, right, top, bottom, height } = el.getBoundingClientRect()
      if (height === 0) continue
      const name = (el.textContent ?? '').trim().slice(0, 24)
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`“${name}” is out of sight`)
      if (el.matches('button:not(.clause)') && height < least) found.push(`“${name}” is ${Math.round(height)} px high`)
    }
    for (const el of document.querySelectorAll<HTMLElement>('.piece.can')) {
      const { width, height } = el.getBoundingClientRect()
      if (Math.min(width, height) < least)
        found.push(`${el.dataset.ref} is ${Math.round(width)} × ${Math.round(height)}`)
    }
    return found
  }, least)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const wanted = process.argv.slice(2)
const games = gameIds().filter((id) => wanted.length === 0 || wanted.includes(id))
let wrong = 0
for (const game of games) {
  const title = await findTitle(game)
  const context = await browser.newContext({ baseURL: process.env.CHANTIER_ADDRESS ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  await prefer(page, QUICK)
  await layTable(page, { game, seats: title?.game.players[1] ?? 4 })
  const rng = rngOf('forms')
  for (let n = 0; n < PRESSES; n++) await pressAny(page, rng)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(400)
    const form = await page.evaluate(() =>
      ['upright', 'lying', 'tablet', 'wide'].find((f) => document.querySelector(`.table.${f}`)),
    )
    const found = [...(await faults(page, form === 'wide' ? 0 : FINGER)), ...(await overflows(page))]
    wrong += found.length
    process.stdout.write(
      `${game.padEnd(16)}${`${width}×${height}`.padEnd(11)}${(form ?? '?').padEnd(9)}${found.length}\n`,
    )
    for (const line of found.slice(0, 6)) process.stdout.write(`    ${line}\n`)
  }
  await context.close()
}
await browser.close()
process.exit(wrong === 0 ? 0 : 1)
