// Every match by hand alone: pieces dragged by mouse, or everything tapped by a finger on every shape of screen.
import { expect, type Page, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import { layTable, listen, prefer, QUICK, sameAsEngine, WAYS } from './match.ts'

const PRESSES =
  '.decision .buttons button:not([aria-disabled]):not(.list), .numbers button:not([disabled]), .pass button, .verbs [role=menuitem]:not([aria-disabled])'
const ENDS = '.decision .quiet:not([aria-disabled])'

interface Point {
  readonly x: number
  readonly y: number
}

/** A point at which one of these elements is really met, the `pick`-th of those that have one; null where none has. */
const pointOn = (page: Page, selector: string, pick: number, scroll = false): Promise<Point | null> =>
  page.evaluate(
    ({ selector, pick, scroll }) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      for (let k = 0; k < all.length; k++) {
        const el = all[(pick + k) % all.length]
        if (el === undefined) continue
        if (scroll) el.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = el.getBoundingClientRect()
        // A column is met at its head, where cards cover the rest.
        for (const dy of [0.5, 0.2, 0.8, 0.04, 0.96])
          for (const dx of [0.5, 0.12, 0.88]) {
            const [px, py] = [x + width * dx, y + height * dy]
            const met = document.elementFromPoint(px, py)
            if (met !== null && (met === el || el.contains(met))) return { x: px, y: py }
          }
      }
      return null
    },
    { selector, pick, scroll },
  )

const isOver = async (page: Page) => (await page.locator('.end').count()) > 0

async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction((ways) => document.querySelector(`${ways}, .end`) !== null, WAYS, { timeout: 60_000 })
}

/** Takes up a piece that can be moved, and puts it down on a place that lights up, or where nothing lies. */
async function dragAny(page: Page, rng: Rng): Promise<boolean> {
  const from = await pointOn(page, '.piece.can[data-ref]:not([data-ref^="act."])', below(rng, 1000))
  if (from === null) return false
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y - 14, { steps: 2 })
  const to = await pointOn(page, '.piece.can[data-ref]:not(.on):not([data-ref^="act."])', below(rng, 1000))
  const end = to ?? { x: from.x, y: Math.max(60, from.y - 60) }
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
  return true
}

/** Screens that are touched; only a phone held upright may have to scroll to what is chosen. */
const TOUCHED = [
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a phone lying', width: 844, height: 390 },
  { what: 'a tablet', width: 820, height: 1180 },
  { what: 'a tablet lying', width: 1180, height: 820 },
  { what: 'a laptop', width: 1280, height: 800 },
  { what: 'a large screen', width: 2560, height: 1440 },
] as const

/** Whole matches, gesture by gesture. */
const LONG = 900_000

for (const game of gameIds()) {
  const seats = game === 'pillars' ? 3 : 2

  test(`${game}: a whole match by dragging`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(LONG)
    const heard = listen(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await prefer(page, QUICK)
    await layTable(page, { game, seats })
    const rng = rngOf(`${game} drag`)
    let drags = 0
    for (let k = 0; k < 4000; k++) {
      await waitForTurn(page)
      if (await isOver(page)) break
      if (below(rng, 2) > 0 && (await dragAny(page, rng))) drags++
      // What names no thing, or was left open by a drag, is a button.
      else {
        // Whoever hires and dismisses at random hardly ever passes: what ends something comes first, half of the time.
        const ends = below(rng, 2) > 0 ? await pointOn(page, ENDS, below(rng, 1000)) : null
        const at = ends ?? (await pointOn(page, PRESSES, below(rng, 1000)))
        if (at !== null) await page.mouse.click(at.x, at.y)
        else await page.keyboard.press('Escape')
      }
    }
    expect(await isOver(page)).toBe(true)
    expect(drags).toBeGreaterThan(10)
    await sameAsEngine(page)
    expect(heard).toEqual([])
  })

  for (const { what, width, height } of TOUCHED)
    test.describe(() => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height } })
      test(`${game}: a whole match by finger on ${what}`, { tag: '@long' }, async ({ page }) => {
        test.setTimeout(LONG)
        const heard = listen(page)
        await prefer(page, QUICK)
        await layTable(page, { game, seats })
        const rng = rngOf(`${game} tap`)
        const scrolls = width < height && width < 700
        let taps = 0
        for (let k = 0; k < 6000; k++) {
          await waitForTurn(page)
          if (await isOver(page)) break
          const wanted = below(rng, 3) > 0 ? PRESSES : '.piece.can, .piece.on'
          const at =
            (await pointOn(page, wanted, below(rng, 1000), scrolls)) ??
            (await pointOn(page, WAYS, below(rng, 1000), scrolls))
          // On a starved machine a tap can last as long as a press, which opens a card: it is closed again.
          if (at === null) await page.keyboard.press('Escape')
          else {
            await page.touchscreen.tap(at.x, at.y)
            taps++
          }
        }
        expect(await isOver(page)).toBe(true)
        expect(taps).toBeGreaterThan(10)
        expect(heard).toEqual([])
      })
    })
}

test.describe('from the supply', () => {
  for (const game of ['nehemiah', 'spyrium'])
    test(`a worker is dragged to a place that lights up: ${game}`, { tag: '@quick' }, async ({ page }) => {
      const heard = listen(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await prefer(page, { ...QUICK, hold: 'ask', pace: 350 })
      await layTable(page, { game, seats: 3 })
      const supply = '.piece.can[data-ref="from.place"], .piece.can[data-ref="act.place"]'
      await page.waitForSelector(supply)
      const from = await pointOn(page, supply, 0)
      if (from === null) throw new Error('no supply')
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, from.y - 16, { steps: 3 })
      const places = '.piece.can[data-ref^="column."], .piece.can[data-ref^="gap."]'
      const to = await pointOn(page, places, 0)
      if (to === null) throw new Error('no place lights up')
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
      await expect(page.locator('.decision.held')).toBeVisible()
      expect(heard).toEqual([])
    })

  test.describe(() => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 1180 } })
    test('a finger drags as well', async ({ page }) => {
      await prefer(page, { ...QUICK, hold: 'ask', pace: 350 })
      await layTable(page, { game: 'nehemiah', seats: 3 })
      const supply = '.piece.can[data-ref="from.place"]'
      await page.waitForSelector(supply)
      const from = await pointOn(page, supply, 0, true)
      const to = await pointOn(page, '.piece.can[data-ref^="column."]', 0)
      if (from === null || to === null) throw new Error('nothing to drag')
      const cdp = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x: at.x, y: at.y }] })
      await touch('touchStart', from)
      for (let k = 1; k <= 8; k++)
        await touch('touchMove', { x: from.x + ((to.x - from.x) * k) / 8, y: from.y + ((to.y - from.y) * k) / 8 })
      await touch('touchEnd', null)
      await expect(page.locator('.decision.held')).toBeVisible()
    })
  })
})
