// Whatever is given to the page that is of no use: a clear sentence, a way out, and the rest goes on.
import { expect, type Page, test } from '@playwright/test'
import { findTitle } from '../../games/shelf.ts'
import { sumOf } from '../../match/file.ts'
import { importFile, layTable, listen, matchFile, playToEnd, prefer, QUICK } from './match.ts'

const problem = (page: Page) => page.locator('.import [role=alert]')
const lobbyGoesOn = async (page: Page) => {
  await page.goto('./#/')
  await expect(page.locator('.shelf')).toBeVisible()
}

/** A match file whose head or entries somebody changed, with sums that fit again. */
function resealed(text: string, change: (head: Record<string, unknown>) => void): string {
  const { log, result, checksum: _, ...head } = JSON.parse(text) as Record<string, unknown> & { log: { sum: string }[] }
  change(head)
  const chain = (before: string, body: unknown) => sumOf(before + JSON.stringify(body)).slice(0, 12)
  let sum = chain('', head)
  const lines = log.map(({ sum: __, ...body }) => {
    sum = chain(sum, body)
    return { ...body, sum }
  })
  return JSON.stringify({ ...head, log: lines, result, checksum: chain(sum, result) })
}

test('files that are no match say what is wrong, where', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  const good = await matchFile('pillars', 3, 12)
  const cases: [string, RegExp][] = [
    ['', /damaged or cut/],
    ['not a match', /damaged or cut.*line/],
    [good.slice(0, good.length / 2), /can be read up to line \d+/],
    ['{"hello": 1}', /not a Chantier match/],
    [good.replace('"seed": "a file"', '"seed": "another"'), /changed after it was saved/],
    [good.replace('"chantier": 1', '"chantier": 99'), /newer Chantier/],
    [resealed(good, (head) => Object.assign(head, { game: 'chess' })), /does not have: “chess”/],
    [resealed(good, (head) => Object.assign(head, { rules: 999 })), /rules version 999/],
    [resealed(good, (head) => Object.assign(head, { seats: 9 })), /3 to 4 players, not for 9/],
    [resealed(good, (head) => Object.assign(head, { options: { moon: 'full' } })), /no option “moon”/],
    [resealed(good, (head) => Object.assign(head, { seed: 'other cards' })), /not a legal move|wrong/],
  ]
  for (const [text, said] of cases) {
    await importFile(page, text)
    await expect(problem(page)).toHaveText(said)
  }
  await lobbyGoesOn(page)
})

test('a match of earlier rules, and a record of an earlier version, open', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  const old = resealed(await matchFile('spyrium', 2, 30), (head) => Object.assign(head, { rules: 0 }))
  await importFile(page, old)
  await page.locator('.pass button').click()
  await expect(page.locator('.piece.can, .decision .buttons button').first()).toBeVisible()
  // A record as the first version wrote it: no word about where the match stands, or an empty one.
  for (const stands of [undefined, '']) {
    await page.goto('./#/')
    await page.evaluate(
      ({ text, stands }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('chantier', 1)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const writing = opening.result.transaction('matches', 'readwrite')
            const sitting = [
              { kind: 'person', name: '' },
              { kind: 'bot', name: '', bot: 'greedy' },
            ]
            const record = { id: 'old', game: 'spyrium', sitting, text, updated: Date.now(), over: false }
            writing.objectStore('matches').put(stands === undefined ? record : { ...record, stands })
            writing.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      { text: old, stands },
    )
    await page.goto('./#/tables')
    await page.reload()
    const row = page.locator('article', { has: page.locator('a[href="#/table/old"]') })
    await expect(row).toContainText('Round')
    await row.locator('a').click()
    await expect(page.locator('.table')).toBeVisible()
  }
})

test('a kept match that can no longer be read says so at its table', async ({ page }) => {
  await prefer(page, QUICK)
  await layTable(page, { game: 'pillars', seats: 3 })
  await page.waitForSelector('.piece.can')
  await page.locator('.piece.can').first().click()
  await page.waitForTimeout(500)
  const id = page.url().split('/').at(-1) ?? ''
  await page.goto('./#/')
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('chantier', 1)
        opening.onsuccess = () => {
          const store = opening.result.transaction('matches', 'readwrite').objectStore('matches')
          const reading = store.get(id)
          reading.onsuccess = () => {
            store.put({ ...reading.result, text: '{"broken' }).onsuccess = () => resolve()
          }
        }
      }),
    id,
  )
  await page.goto(`./#/table/${id}`)
  await expect(page.locator('main')).toContainText('damaged or cut')
  await page.locator('main a[href="#/"]').click()
  await expect(page.locator('.shelf')).toBeVisible()
})

test('a card sheet that does not validate names the places to correct', { tag: '@quick' }, async ({ page }) => {
  test.setTimeout(120_000)
  await prefer(page, QUICK)
  const title = await findTitle('pillars')
  const bring = async (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 's.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const change = (field: string, value: unknown) => {
    const sheet = structuredClone(title?.sheet) as unknown as { tables: { trades: Record<string, unknown>[] } }
    ;(sheet.tables.trades[0] as Record<string, unknown>)[field] = value
    return JSON.stringify(sheet)
  }
  await page.goto('./#/rules/pillars/card-sheet')
  const alert = page.locator('section [role=alert]')
  await bring('{"game":')
  await expect(alert).toContainText('valid JSON on line 1')
  await bring(change('points', 'many'))
  await expect(alert).toContainText('trades.toolmaker.points')
  await bring(change('moons', 2))
  await expect(alert).toContainText('no such field')
  // A good one is kept, said on the cards, and new matches are played with it.
  await bring(change('points', 2))
  // First two hundred quick matches are played with it.
  await expect(page.getByRole('status').filter({ hasText: 'The sheet is good' })).toBeVisible({ timeout: 90_000 })
  await page
    .locator('details', { has: page.locator('.own') })
    .first()
    .locator('summary')
    .click()
  await expect(page.locator('.own').first()).toBeVisible()
  await page.locator('.faces button').first().click()
  await expect(page.locator('dialog[open]')).toContainText('scores 2 VP')
})

test('storage that is full or forbidden is said, and the visit goes on', { tag: '@quick' }, async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    Storage.prototype.getItem = full
    IDBObjectStore.prototype.put = full
  })
  const heard = listen(page)
  await page.goto('./#/')
  await expect(page.locator('.shelf')).toBeVisible()
  await page
    .getByRole('button', { name: /Play now|Jouer/ })
    .first()
    .click()
  await page.waitForSelector('.table')
  await page.waitForSelector('.piece.can')
  await page.locator('.piece.can').first().dispatchEvent('click')
  await page
    .locator('.decision .main')
    .dispatchEvent('click', {}, { timeout: 2000 })
    .catch(() => {})
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(heard).toEqual([])
})

test('a link to nothing says what is missing, with a way out', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  const cases: [string, RegExp][] = [
    ['#/table/nothing', /not on this device/],
    ['#/new/chess/seats=2', /not on the shelf/],
    ['#/new/pillars/seats=9', /3 to 4 players|not on the shelf/],
    ['#/new/pillars/option.moon%3Dfull', /no option “moon”|not on the shelf/],
    ['#/rules/chess', /not on the shelf|Rules/],
    ['#/rules/pillars/PIL-99', /no “PIL-99”/],
    ['#/%E0%A4%A', /Five building sites/],
    ['#/what', /Five building sites/],
  ]
  for (const [nowhere, said] of cases) {
    await page.goto(`./${nowhere}`)
    await page.reload()
    await expect(page.locator('body')).toContainText(said)
    await expect(page.locator('a[href="#/"]').first()).toBeAttached()
  }
})

test.describe('an update', () => {
  // What the page keeps for offline play would answer in the place of the server.
  test.use({ serviceWorkers: 'block' })

  test('a part of the page that an update took away is fetched anew, in the middle of a turn', async ({ page }) => {
    await prefer(page, QUICK)
    await layTable(page, { game: 'pillars', seats: 3 })
    await page.waitForSelector('.piece.can')
    await page.locator('.piece.can').first().click()
    await page.waitForSelector('.piece.can')
    const story = await page.locator('.journal li').count()
    let gone = true
    await page.route(/SettingsSheet.*\.js$/, (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    const [renewed] = await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Settings' }).click(),
    ])
    expect(renewed).toBeDefined()
    gone = false
    await page.waitForSelector('.piece.can')
    await expect.poll(() => page.locator('.journal li').count()).toBeGreaterThanOrEqual(story)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await playToEnd(page, 'after an update')
  })
})
