// npm run bench:web: how long a choice takes to be on screen, and how long the page was ever busy while opponents think.
import { chromium } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { layTable, prefer, QUICK } from './match.ts'

/** A choice is on screen within this, nineteen times of twenty; and no task of the page is longer. */
const CHOICE_MS = 50
const TASK_MS = 50
let slow = 0

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const game of gameIds()) {
  const page = await browser.newPage({
    baseURL: process.env.CHANTIER_ADDRESS ?? '',
    viewport: { width: 1440, height: 900 },
  })
  await prefer(page, { ...QUICK, motion: true })
  const title = await findTitle(game)
  await layTable(page, { game, seats: title?.game.players[1] ?? 4, bot: 'journeyman' })
  await page.evaluate(() => {
    const w = window as unknown as { long: number }
    w.long = 0
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) w.long = Math.max(w.long, e.duration)
    }).observe({ type: 'longtask', buffered: false })
  })
  const times: number[] = []
  for (let k = 0; k < 40; k++) {
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list), .numbers, .end', { timeout: 60_000 })
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const all = [
            ...document.querySelectorAll<HTMLElement>(
              '.piece.can, .piece.on, .decision .buttons button:not(.list):not([aria-disabled]), .numbers [type=submit]',
            ),
          ]
          const el = all[Math.floor(all.length / 2)]
          if (el === undefined) return resolve(-1)
          const began = performance.now()
          el.click()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }),
    )
    if (ms >= 0) times.push(ms)
    if ((await page.locator('.end').count()) > 0) break
  }
  times.sort((a, b) => a - b)
  const at = (q: number) => Math.round((times[Math.floor(q * (times.length - 1))] ?? 0) * 10) / 10
  const long = await page.evaluate(() => (window as unknown as { long: number }).long)
  if (at(0.95) > CHOICE_MS || long > TASK_MS) slow++
  process.stdout.write(
    `${JSON.stringify({ game, choices: times.length, p50: at(0.5), p95: at(0.95), worst: at(1), longestTask: Math.round(long) })}\n`,
  )
  await page.close()
}
await browser.close()
process.exit(slow === 0 ? 0 : 1)
