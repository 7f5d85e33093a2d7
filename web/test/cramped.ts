// What has too little room on a page beside a table: cut texts, letters too small to read, targets too small for a finger.
import type { Page } from '@playwright/test'
import { tooFine } from './misfits.ts'
import { overflows } from './overflow.ts'
import { inFigures, isPhone, isTouched, type Size, settleIn, WINDOWS } from './windows.ts'

/** A sentence for each thing on a page, as it stands in a window of this size. */
const cramped = async (page: Page, size: Size): Promise<string[]> => [
  ...(await overflows(page)),
  ...(await page.evaluate(tooFine, isPhone(size) ? 12 : 14)),
  ...(isTouched(size) ? await tooSmall(page) : []),
]

/** The same in every window, each with where it was found. */
export async function crampedAnywhere(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const size of WINDOWS) {
    await settleIn(page, size)
    found.push(...(await cramped(page, size)).map((fault) => `${where} ${inFigures(size)}: ${fault}`))
  }
  return found
}

/** What is pressed and is lower than a finger, or so narrow that it is missed; a link within a sentence is as high as its line. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Half a pixel is rounding.
    const LEAST = { height: 39.5, width: 31.5 }
    const found = new Set<string>()
    const TARGETS = 'button, [role=button], [role=tab], select, input:not([type=hidden]), summary, a[href]'
    for (const el of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Pieces of a board are asked at the tables, in every position (forms.ts).
      if (el.closest('.visually-hidden, [inert], .piece') !== null) continue
      if (el.matches('.clause, .pill') || (el.matches('a') && getComputedStyle(el).display.startsWith('inline')))
        continue
      // Whoever presses the words beside a box presses the box.
      const { width, height } = (el.closest('label') ?? el).getBoundingClientRect()
      if (width === 0 || height === 0 || (height >= LEAST.height && width >= LEAST.width)) continue
      const said = (el.getAttribute('aria-label') ?? el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 24)
      const name = `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''}`
      found.add(`${name} “${said}” is ${Math.round(width)} × ${Math.round(height)}`)
    }
    return [...found]
  })
