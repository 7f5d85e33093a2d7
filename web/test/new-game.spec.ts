// A game just laid by `chantier new-game`, in a house that has no other: the page finds it and plays it to its end.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyHouse } from '../../cli/test/house.ts'
import { serveWeb } from '../../scripts/serve-web.mjs'
import { layTable, listen, playToEnd, prefer, QUICK } from './match.ts'

let house = ''
let served: Awaited<ReturnType<typeof serveWeb>> | null = null

function inHouse(folder: string, program: string, ...args: readonly string[]): string {
  const done = spawnSync(join(house, 'node_modules', '.bin', program), [...args], {
    cwd: join(house, folder),
    env: { ...process.env, CHANTIER_DATA: join(house, 'data') },
    encoding: 'utf8',
  })
  expect(done.status, done.stdout + done.stderr).toBe(0)
  return done.stdout
}

test.beforeAll(async () => {
  house = copyHouse()
  inHouse('.', 'node', 'cli/main.ts', 'new-game', 'toll-bridge', '--players', '2-4')
  inHouse('web', 'vite', 'build', '--logLevel', 'error')
  served = await serveWeb(join(house, 'dist', 'web'), 0)
})
test.afterAll(() => {
  served?.server.close()
  if (house !== '') rmSync(house, { recursive: true, force: true })
})

/** What the engine of that house says of the match that the page exports. */
async function replayed(page: Page): Promise<string> {
  const button = page.locator('.end').getByRole('button', { name: 'Export the match' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const path = join(house, 'match.chantier.json')
  await download.saveAs(path)
  expect(readFileSync(path, 'utf8')).toContain('"game": "toll-bridge"')
  return inHouse('.', 'node', 'cli/main.ts', 'replay', path, '--lang', 'en')
}

test('a game just laid is found on the shelf and in the rules, and is played to its end', { tag: '@quick' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: served?.address ?? '' })
  const page = await context.newPage()
  const heard = listen(page)
  await prefer(page, QUICK)
  await page.goto('./')
  await expect(page.locator('[data-box="toll-bridge"]')).toBeVisible()
  await page.goto('./#/rules/toll-bridge')
  await expect(page.locator('[id="TOL-4.1"]')).toBeVisible()
  await layTable(page, { game: 'toll-bridge', seats: 3 })
  expect(await playToEnd(page, 'new game')).toBeGreaterThan(7)
  expect(await replayed(page)).toContain('The file is whole')
  expect(heard).toEqual([])
  await context.close()
})
