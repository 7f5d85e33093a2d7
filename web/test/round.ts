// People round an online table, each with a browser of their own.
import { type Browser, expect, type Page } from '@playwright/test'
import { prefer, QUICK } from './match.ts'

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const LYING = { width: 844, height: 390 }

/** Somebody new at this address. */
export async function somebodyAt(
  address: string,
  browser: Browser,
  name: string,
  settings: object = {},
  viewport = WIDE,
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: address, hasTouch: viewport !== WIDE })
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name, ...settings })
  return page
}

export interface KnownPerson {
  readonly settings?: object
  readonly viewport?: { readonly width: number; readonly height: number }
  /** With recovery codes, so that they may own a club or a house. */
  readonly keeps?: boolean
}

/** Somebody whom the house knows by name. */
export async function knownAt(
  address: string,
  browser: Browser,
  name: string,
  { settings = {}, viewport = WIDE, keeps = false }: KnownPerson = {},
): Promise<Page> {
  const page = await somebodyAt(address, browser, name, settings, viewport)
  await page.addInitScript(() => localStorage.setItem('chantier.known', '1'))
  await page.request.post('api/me', { data: { name } })
  if (keeps) await page.request.post('api/me/recovery')
  return page
}

export async function closeAll(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

/** How a table is laid beside its seats. */
export interface Laying {
  readonly open?: boolean
  /** Minutes for each player. */
  readonly minutes?: number
}

/** Lays a table by pointing and clicking; its address behind the #. */
export async function lay(page: Page, game: string, others: readonly string[], how: Laying = {}): Promise<string> {
  await page.goto(`./#/friends/${game}`)
  const seats = page.getByRole('group', { name: 'Seats' })
  await seats.getByRole('button', { name: String(others.length + 1), exact: true }).click()
  for (const [i, who] of others.entries())
    if (who !== 'friend') await page.getByRole('combobox', { name: `Seat ${i + 2}` }).selectOption(who)
  if (how.minutes !== undefined) {
    await page.getByRole('button', { name: 'Live', exact: true }).click()
    await page.getByRole('spinbutton', { name: 'Minutes for each player' }).fill(String(how.minutes))
  }
  if (how.open) await page.getByRole('button', { name: 'Everybody: the table is listed' }).click()
  await page.getByRole('button', { name: 'Lay the table' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  return link.slice(link.indexOf('#'))
}

/** Comes by the table's address and sits down on the first free seat. */
export async function sitAt(page: Page, room: string): Promise<void> {
  await page.goto(`./${room}`)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.waitForSelector('.table .room')
}

/** Everybody is at the board. */
export async function atBoard(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.waitForSelector('.table .room', { timeout: 60_000 })
}

export const talkOf = (page: Page) => page.getByRole('log', { name: 'Talk' })

/** The talk says something; where the players leave it no room beside the table, it is opened for that. */
export async function hearsInTalk(page: Page, words: string): Promise<void> {
  const isFolded = (await talkOf(page).count()) === 0
  if (isFolded) await page.getByRole('button', { name: 'Table and talk' }).click()
  await expect(talkOf(page)).toContainText(words)
  if (isFolded) await page.keyboard.press('Escape')
}

/** What goes on: glowing pieces, what can be done with one that is picked, and the buttons of a decision. */
const WAYS =
  '.piece.can, .piece.on, .verbs [role=menuitem]:not([aria-disabled]), .decision .buttons button:not([aria-disabled]):not(.list), .numbers button[type=submit]:not([disabled])'

export const turnOf = (page: Page) => page.waitForSelector('.piece.can, .decision .buttons button:not(.list)')

/** Somebody who plays by themselves, in the page: presses whatever goes on, as fast as the page lets them. */
export const playOn = (page: Page, seed: number) =>
  page.evaluate(
    ({ ways, seed }) => {
      const me = Object.assign(window, { presses: 0 })
      let n = seed
      setInterval(() => {
        n = (n * 1_103_515_245 + 12_345) % 2_147_483_648
        const pick = n >> 8
        const all = [...document.querySelectorAll<HTMLElement>(ways)]
        const main = all.filter((el) => el.matches('.main, .verbs [role=menuitem]'))
        const list = main.length > 0 && pick % 4 !== 0 ? main : all
        if (list.length === 0) return
        me.presses++
        list[pick % list.length]?.click()
      }, 25)
    },
    { ways: WAYS, seed },
  )

/** Hears the house's clock anew: a page asks for it whenever its network comes back. */
export const askTime = (...pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('online')))))

/** The whole page can be read without scrolling sideways. */
export async function fitsAcross(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
