// One's own clock: beside the decision on a phone, with a warning before it is too late; and it stands still while the house is down.
import { expect, type Page, test } from '@playwright/test'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, LYING, lay, PHONE, sitAt, somebodyAt, turnOf } from './round.ts'

test.setTimeout(300_000)
test.describe.configure({ mode: 'default' })

const server = ownServer()

/** What a clock says while the house cannot be reached. */
const STOPPED = 'offline: it is stopped'
const clockOf = (page: Page) => page.locator('.own-clock')
/** What a clock shows, in seconds. */
async function left(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await clockOf(page).locator('b').textContent()) ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}
/** All of it is seen: within the screen, with nothing over it. */
const inSight = (page: Page) =>
  clockOf(page).evaluate((el) => {
    const { left: x, top: y, right, bottom, width, height } = el.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight && (el.contains(top) || top?.contains(el))
  })

test('runs low on a phone, upright and lying: seen all the time, told once, and then the computer plays', async ({
  browser,
}) => {
  const ada = await somebodyAt(server.address, browser, 'Ada', {}, PHONE)
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, LYING)
  const both = [ada, ben]
  for (const page of both)
    await page.addInitScript(() => {
      const shakes: unknown[] = []
      Object.assign(window, { shakes })
      navigator.vibrate = (pattern) => {
        shakes.push(pattern)
        return true
      }
    })
  const room = await lay(ada, 'castle', ['friend'], { minutes: 1 })
  await sitAt(ben, room)
  await begin(ada)
  await atBoard(ben)
  for (const page of both) {
    await turnOf(page)
    await expect(clockOf(page)).toContainText('left')
    await expect(clockOf(page)).not.toHaveClass(/low/)
    expect(await inSight(page)).toBe(true)
  }
  for (const page of both) {
    await expect(clockOf(page)).toHaveClass(/low/, { timeout: 90_000 })
    expect(await inSight(page)).toBe(true)
    // Not by colour alone: tenths, a sand glass, a fuse.
    await expect(clockOf(page).locator('b')).toHaveText(/^\d\.\d$/)
    await expect(clockOf(page).locator('svg')).toBeVisible()
    await expect(clockOf(page).locator('.fuse')).toHaveCount(1)
    const shakes = await page.evaluate(() => (window as unknown as { shakes: number[][] }).shakes)
    expect(shakes.filter((pattern) => pattern.length === 1)).toHaveLength(1)
  }
  for (const page of both) {
    await expect(page.getByText('The computer plays for you.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'I am back' }).click()
    await expect(page.getByText('The computer plays for you.')).toHaveCount(0)
  }
  await closeAll(...both)
})

test('stands still while the house is down for a minute', async ({ browser }) => {
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const both = [ada, ben]
  const room = await lay(ada, 'castle', ['friend'], { minutes: 10 })
  await sitAt(ben, room)
  await begin(ada)
  await atBoard(ben)
  for (const page of both) await turnOf(page)
  const before = await Promise.all(both.map(left))
  const from = Date.now()
  await server.kill()
  const down = Date.now()
  for (const page of both) await expect(clockOf(page)).toContainText(STOPPED)
  await ada.waitForTimeout(60_000)
  await server.start()
  const up = Date.now()
  for (const page of both) await expect(clockOf(page)).not.toContainText(STOPPED, { timeout: 60_000 })
  const after = await Promise.all(both.map(left))
  const now = Date.now()
  /** The house was up for so long between the two looks, and says that it runs every four seconds. */
  const ran = (down - from + now - up) / 1000
  for (const [i, had] of before.entries()) {
    const gone = had - (after[i] ?? 0)
    expect(gone).toBeGreaterThanOrEqual(-1)
    expect(gone).toBeLessThan(ran + 6)
  }
  // And the match goes on.
  await turnOf(ada)
  await closeAll(...both)
})
