// npm run bench:web: how long a choice takes to be on screen, and how long the page was ever busy while opponents think.
import { chromium } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { layTable, prefer, QUICK } from './match.ts'

/** A choice is on screen within this, nineteen times of twenty; and no task of the page is longer. */
const CHOICE_MS = 50
const TASK_MS = 50
/** Somebody looks at a table before the first choice, and a moment before each further one. */
const LOOK_MS = 4000
const PAUSE_MS = 300
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
  await page.waitForTimeout(LOOK_MS)
  await page.evaluate(() => {
    const w = window as unknown as { long: number }
    w.long = 0
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) w.long = Math.max(w.long, e.duration)
    }).observe({ type: 'longtask', buffered: false })
  })
  // What the page itself worked for a choice, with what it put off until after the frame, whatever else the machine did.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find((m) => m.name === 'TaskDuration')?.value ?? 0)
  }
  const times: number[] = []
  const work: number[] = []
  for (let k = 0; k < 40; k++) {
    await page.waitForSelector('.piece.can, .decision .buttons button:not(.list), .numbers, .end', { timeout: 60_000 })
    await page.waitForTimeout(PAUSE_MS)
    const before = await worked()
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
    if (ms >= 0) {
      times.push(ms)
      work.push((await worked()) - before)
    }
    if ((await page.locator('.end').count()) > 0) break
  }
  times.sort((a, b) => a - b)
  work.sort((a, b) => a - b)
  const of = (list: readonly number[], q: number) =>
    Math.round((list[Math.floor(q * (list.length - 1))] ?? 0) * 10) / 10
  const at = (q: number) => of(times, q)
  const long = await page.evaluate(() => (window as unknown as { long: number }).long)
  if (at(0.95) > CHOICE_MS || long > TASK_MS) slow++
  process.stdout.write(
    `${JSON.stringify({ game, choices: times.length, p50: at(0.5), p95: at(0.95), worst: at(1), longestTask: Math.round(long), work50: of(work, 0.5), work95: of(work, 0.95) })}\n`,
  )
  await page.close()
}
await browser.close()
process.exit(slow === 0 ? 0 : 1)
