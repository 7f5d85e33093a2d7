// The players' panels at an online table with clocks: whose turn it is and who leads change them, and still every name is whole and
// nothing lies over a clock.
import { expect, type Page, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { overflows } from './overflow.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, LYING, lay, PHONE, playOn, sitAt, somebodyAt, WIDE } from './round.ts'

const server = ownServer()

const SHAPES = [WIDE, PHONE, LYING, { width: 820, height: 1180 }, { width: 2560, height: 1440 }]

/** What lies over a clock, at its middle and near its ends. */
const overClocks = (page: Page): Promise<string[]> =>
  page.locator('.rail [role=timer]').evaluateAll((clocks) =>
    clocks.flatMap((clock) => {
      const { left, top, width, height } = clock.getBoundingClientRect()
      return [0.1, 0.5, 0.9].flatMap((part) => {
        const met = document.elementFromPoint(left + width * part, top + height / 2)
        return met !== null && (clock.contains(met) || met.contains(clock))
          ? []
          : [`${clock.textContent} lies under ${met?.getAttribute('class') ?? met?.tagName ?? 'nothing'}`]
      })
    }),
  )

/** What is wrong with names and clocks in each shape of window. */
async function inShapes(page: Page, when: string): Promise<string[]> {
  const wrong: string[] = []
  for (const shape of SHAPES) {
    await page.setViewportSize(shape)
    await page.mouse.move(1, 1)
    await page.waitForTimeout(500)
    await expect(page.locator('.rail [role=timer]').first()).toBeAttached()
    const names = (await overflows(page)).filter((text) => /Wilhelm|Maximil/.test(text))
    const found = [...(await overClocks(page)), ...names]
    wrong.push(...found.map((text) => `${when}, ${shape.width}×${shape.height}: ${text}`))
  }
  await page.setViewportSize(WIDE)
  return wrong
}

for (const game of gameIds())
  test(`${game}: names are whole and clocks are free, whoever is to play`, async ({ browser }) => {
    const ada = await somebodyAt(server.address, browser, 'Wilhelmina-Konstanze')
    const ben = await somebodyAt(server.address, browser, 'Maximilian-Alexander')
    const room = await lay(ada, game, ['friend', 'apprentice', 'apprentice'], { minutes: 10 })
    await sitAt(ben, room)
    await expect(ada.locator('.seats')).toContainText('Maximilian')
    await begin(ada)
    await atBoard(ben)
    const wrong = await inShapes(ben, 'at the start')
    // After some turns of everybody pieces lie in the panels, and somebody leads. A whole match of Castle may be no more than 21
    // presses of each, and an ended match has no clocks.
    for (const [i, page] of [ada, ben].entries()) await playOn(page, i + 3)
    const played = () => ben.evaluate(() => (window as unknown as { presses: number }).presses)
    await expect.poll(played, { timeout: 120_000 }).toBeGreaterThan(11)
    for (const page of [ada, ben]) await page.reload()
    await atBoard(ada, ben)
    wrong.push(...(await inShapes(ben, 'after some turns')))
    expect(wrong).toEqual([])
    await closeAll(ada, ben)
  })
