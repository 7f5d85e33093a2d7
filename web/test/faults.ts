// What is wrong with a page for whoever hears it, speaks to it or sees it badly.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds once the page is there, the names that lack their visible words among it. */
export async function faults(page: Page): Promise<string[]> {
  // A page that is fetched when it is opened has its heading with the rest of it.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const rules = { 'label-content-name-mismatch': { enabled: true } }
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}

/** Pieces of the board whose name, as it is heard, lacks the title printed on them. */
export const misnamed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.piece[role=button]')].flatMap((piece) => {
      const plain = (el: Node | null | undefined) =>
        (el?.textContent ?? '').replace(/\s+/g, ' ').trim().toLocaleLowerCase()
      const name = plain(piece.lastElementChild)
      // The numeral of a size after the title is heard as a word.
      const title = plain(piece.querySelector('.card .title .fit')?.firstChild)
      return name === '' || !name.includes(title) ? [`${title}: ${name}`] : []
    }),
  )
