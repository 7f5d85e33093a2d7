// npm run bench:web: how long a choice takes to be on screen, from the first one after a table is laid, without a pause before
// any; and how long the page was ever busy while opponents think. Once as the machine is, once four times slower.
//   npm run bench:web -- [game …] [--choices 40] [--slow 4] [--beside FOLDER]
// FOLDER holds an earlier page that was built; it is measured at the same tables, by turns. On a busy machine the work of the page's
// own thread (work50, work95) can be compared, and the times cannot.
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { serveWeb } from '../../scripts/serve-web.mjs'
import { LAUNCH } from './chromium.ts'
import { layTable, prefer, QUICK } from './match.ts'

/** A choice is on screen within this, nineteen times of twenty; and no task of the page is longer. By how much slower. */
const CHOICE_MS: Readonly<Record<number, number>> = { 1: 50, 4: 120 }
const TASK_MS: Readonly<Record<number, number>> = { 1: 50, 4: 200 }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    choices: { type: 'string', default: '40' },
    slow: { type: 'string', multiple: true, default: ['1', '4'] },
    beside: { type: 'string' },
  },
})

const at = (list: readonly number[], q: number) =>
  Math.round(([...list].sort((a, b) => a - b)[Math.floor(q * (list.length - 1))] ?? 0) * 10) / 10

/**
 * Presses something that can be pressed; how long until it was painted, or −1 where there was nothing. What the page put off until
 * after that frame is not part of it: it waits behind the task that looks at the clock.
 */
const press = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const all = [
          ...document.querySelectorAll<HTMLElement>(
            '.piece.can, .piece.on, .decision .buttons button:not(.list):not([aria-disabled]), .numbers [type=submit], .verbs [role=menuitem]:not([aria-disabled])',
          ),
        ]
        const el = all[Math.floor(all.length / 2)]
        if (el === undefined) return resolve(-1)
        const began = performance.now()
        el.click()
        requestAnimationFrame(
          () => void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' }),
        )
      }),
  )

/** A page that is measured. */
interface Measured {
  readonly name: 'now' | 'beside'
  readonly address: string
}

/** A table of a game at its largest, for so many choices; true where all of it was quick enough. */
async function measure(browser: Browser, { name, address }: Measured, game: string, slow: number): Promise<boolean> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  })
  await prefer(page, { ...QUICK, motion: true })
  const title = await findTitle(game)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow })
  // What the page itself worked for a choice, with what it put off until after the frame, whatever else the machine did.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find((m) => m.name === 'TaskDuration')?.value ?? 0)
  }
  await layTable(page, { game, seats: title?.game.players[1] ?? 4, bot: 'journeyman' })
  const ready = '.piece.can, .decision .buttons button:not(.list), .numbers, .end'
  await page.waitForSelector(ready, { timeout: 60_000 })
  await page.evaluate(() => {
    const w = window as unknown as { long: number }
    w.long = 0
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) w.long = Math.max(w.long, e.duration)
    }).observe({ type: 'longtask', buffered: false })
  })
  const times: number[] = []
  const work: number[] = []
  for (let k = 0; k < Number(values.choices); k++) {
    await page.waitForSelector(ready, { timeout: 60_000 })
    const before = await worked()
    const ms = await press(page)
    if (ms >= 0) {
      times.push(ms)
      work.push((await worked()) - before)
    }
    if ((await page.locator('.end').count()) > 0) break
  }
  const long = await page.evaluate(() => (window as unknown as { long: number }).long)
  const figures = {
    page: name,
    game,
    slow,
    choices: times.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    worst: at(times, 1),
  }
  const first = times.slice(0, 5).map((ms) => Math.round(ms))
  const cpu = { longestTask: Math.round(long), work50: at(work, 0.5), work95: at(work, 0.95) }
  process.stdout.write(`${JSON.stringify({ ...figures, first, ...cpu })}\n`)
  await page.close()
  return figures.p95 <= (CHOICE_MS[slow] ?? 50) && long <= (TASK_MS[slow] ?? 50)
}

const browser = await chromium.launch(LAUNCH)
const earlier = values.beside === undefined ? null : await serveWeb(values.beside, 0)
const pages: readonly Measured[] = [
  ...(earlier === null ? [] : [{ name: 'beside', address: earlier.address } as const]),
  { name: 'now', address: process.env.CHANTIER_ADDRESS ?? '' },
]
let slower = 0
for (const game of positionals.length > 0 ? positionals : gameIds())
  for (const slow of values.slow)
    for (const page of pages) if (!(await measure(browser, page, game, Number(slow))) && page.name === 'now') slower++
await browser.close()
earlier?.server.close()
process.exit(slower === 0 ? 0 : 1)
