// The windows everything is looked at in, and a page brought to one of them and to rest.
import type { Page } from '@playwright/test'

export interface Size {
  readonly width: number
  readonly height: number
}

export const WINDOWS: readonly Size[] = [
  [390, 844],
  [390, 664],
  [844, 390],
  [844, 340],
  [667, 375],
  [820, 1180],
  [768, 900],
  [1180, 820],
  [1024, 600],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
].map(([width = 0, height = 0]) => ({ width, height }))

/** As 390×844. */
export const inFigures = ({ width, height }: Size, by = '×'): string => `${width}${by}${height}`

/** Phones, upright and lying: letters may be smaller there. */
export const isPhone = ({ width, height }: Size): boolean => width < 700 || height < 500

/** Phones and tablets: things are pressed with a finger. */
export const isTouched = (size: Size): boolean => isPhone(size) || size.width < 1000 || size.height > size.width

/** The page as it stands in a window once letters have come and lines are fitted; nothing lies under the pointer. */
export async function settleIn(page: Page, size: Size): Promise<void> {
  await page.mouse.move(1, 1)
  await page.setViewportSize(size)
  await page.waitForTimeout(120)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}
