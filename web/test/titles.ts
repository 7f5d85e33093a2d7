// Titles of cards: whole, though a card lies over the next one or has its coin at its title.
import type { Page } from '@playwright/test'

/** A sentence for each title whose lines do not end before the card that covers the rest, or that lies under its coin. */
export const hiddenTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const title of document.querySelectorAll('.look-card .title')) {
      const card = title.closest('.look-card')
      const words = title.querySelector('.fit')
      if (card === null || words === null || !title.checkVisibility({ opacityProperty: true })) continue
      const text = (words.textContent ?? '').replace(/\s+/g, ' ').trim()
      const range = document.createRange()
      range.selectNodeContents(words)
      const coin = card.querySelector('.coin')?.getBoundingClientRect()
      for (const line of range.getClientRects()) {
        const over = document.elementFromPoint(line.right - 2, (line.top + line.bottom) / 2)?.closest('.look-card')
        if (over && over !== card) found.add(`“${text}” of a card lies under another`)
        // What stands there over the whole width is no coin.
        if (coin === undefined || coin.width > 1.2 * coin.height) continue
        // A coin is round, and letters stand on their line, a quarter above its lower edge.
        const foot = line.bottom - line.height / 4
        const [dx, dy] = [line.left + 2 - (coin.left + coin.right) / 2, foot - (coin.top + coin.bottom) / 2]
        if (Math.hypot(dx, dy) < coin.width / 2 - 1) found.add(`“${text}” lies under the coin of its card`)
      }
    }
    return [...found]
  })
