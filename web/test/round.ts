// People round an online table, each with a browser of their own.
import type { Browser, Page } from '@playwright/test'
import { prefer, QUICK } from './match.ts'

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Somebody new at this address. */
export async function somebodyAt(
  address: string,
  browser: Browser,
  name: string,
  settings: object = {},
  viewport = WIDE,
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: address })
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name, ...settings })
  return page
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

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.waitForSelector('.table .room')
}
