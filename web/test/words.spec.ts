// One language at a time: what a visit fetches of the page's words, and that it changes with the reader, with and without a network.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { LANGS } from '#tongues'
import { gameIds } from '../../games/shelf.ts'
import { texts as de } from '../src/texts/de/index.ts'
import { texts as en } from '../src/texts/en/index.ts'
import { texts as fr } from '../src/texts/fr/index.ts'
import { listen } from './match.ts'

/** The scripts a page has fetched so far, by what they say. */
async function scriptsOf(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  return Promise.all(paths.map(async (path) => (await page.request.get(`.${path}`)).text()))
}

/** The languages in which these scripts say what stands on every cover. */
function spokenIn(scripts: readonly string[]): string[] {
  return LANGS.filter((lang) =>
    gameIds().some((game) => {
      const cover = readFileSync(
        join(import.meta.dirname, '..', '..', 'games', game, 'words', lang, 'cover.ts'),
        'utf8',
      )
      const blurb = /blurb: '([^']*)'/.exec(cover)?.[1] ?? 'no blurb'
      return scripts.some((text) => text.includes(blurb))
    }),
  )
}

const heading = (page: Page, words: string) => expect(page.locator('header nav a').first()).toContainText(words)

test.describe('a reader of French', () => {
  test.use({ locale: 'fr-FR', serviceWorkers: 'block' })

  test('fetches French beside the page, and no other language', { tag: '@quick' }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('./')
    await page.waitForSelector('main h1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await heading(page, fr['lobby.play'])
    expect(spokenIn(await scriptsOf(page))).toEqual(['fr'])
    // Nothing that the page itself asks for later is waited for: the words are among the first files.
    expect(asked.findIndex((path) => /\/words-fr-.*\.js$/.test(path))).toBeGreaterThan(0)
  })

  test('who changes to German fetches it then, and it stays', { tag: '@quick' }, async ({ page }) => {
    const wrong = listen(page)
    await page.goto('./')
    await page.waitForSelector('main h1')
    await page.locator('header .lang select').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await heading(page, de['lobby.play'])
    await page.goto('./#/learn')
    await page.waitForSelector('main h1')
    await page.locator('header .tools button').last().waitFor()
    await page.reload()
    await page.waitForSelector('main h1')
    await heading(page, de['lobby.play'])
    expect(spokenIn(await scriptsOf(page))).toEqual(['de'])
    expect(wrong).toEqual([])
  })

  test('who cannot fetch a language hears so, and goes on in the one that is there', async ({ page, context }) => {
    await page.goto('./')
    await page.waitForSelector('main h1')
    // With a network the page would take it for an update, and load itself anew.
    await context.setOffline(true)
    await page.locator('header .lang select').selectOption('de')
    await expect(page.locator('.failed[role=alert]')).toContainText(fr['error.part'].slice(0, 30))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('header .lang select')).toHaveValue('fr')
    await heading(page, fr['lobby.play'])
  })
})

test('without a network every language is there', { tag: '@quick' }, async ({ page, context }) => {
  await page.goto('./')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('main h1')
  for (const [lang, words] of Object.entries({ de, fr, en })) {
    await page.getByRole('button', { name: /^(Settings|Réglages|Einstellungen)$/ }).click()
    await page.locator(`dialog[open] button[lang=${lang}]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await heading(page, words['lobby.play'])
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  // Also in rooms that were never entered while there was one.
  await page.goto('./#/learn')
  await expect(page.locator('main h1')).not.toBeEmpty()
})
