// Pointing at a thing changes what is told of it, and never takes it from under the pointer: nothing rises and falls, and no bar
// grows and shrinks, for as long as the pointer rests.
import { expect, type Locator, test } from '@playwright/test'
import { WHOLE } from '#tongues'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { importFile, matchFile, prefer, QUICK } from './match.ts'

const SHAPES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 600 },
  { width: 390, height: 844 },
]
/** It may rise once, and its board may be laid once more for a bar that grew. */
const MOST = 3

/** How often a thing was elsewhere than in the frame before, over so many frames. */
const movesOf = (thing: Locator, frames: number) =>
  thing.evaluate(async (el, frames) => {
    const tops: number[] = []
    for (let i = 0; i < frames; i++) {
      await new Promise(requestAnimationFrame)
      tops.push(Math.round(el.getBoundingClientRect().top))
    }
    return tops.filter((top, i) => i > 0 && top !== tops[i - 1]).length
  }, frames)

for (const game of gameIds())
  for (const [turn, lang] of WHOLE.entries())
    test(`${game}, ${lang}: what is pointed at stays where it is`, async ({ page }) => {
      await prefer(page, { ...QUICK, lang })
      const seats = (await findTitle(game))?.game.players[1] ?? 4
      const restless: string[] = []
      let pointed = 0
      for (const moves of [8, 30 + 7 * turn]) {
        await importFile(page, await matchFile(game, seats, moves))
        await page.locator('.pass button').click()
        for (const shape of SHAPES) {
          await page.mouse.move(1, 1)
          await page.setViewportSize(shape)
          await page.waitForSelector('.table .piece')
          const things = await page.locator('.board .piece.can').all()
          const each = Math.ceil(things.length / 4)
          for (const thing of things.filter((_, i) => i % each === 0))
            for (const part of [0.5, 0.98]) {
              // Where it lies at rest.
              await page.mouse.move(1, 1)
              await page.evaluate(() => new Promise(requestAnimationFrame))
              const box = await thing.boundingBox()
              if (box === null || box.y + box.height > shape.height) continue
              await page.mouse.move(box.x + box.width / 2, box.y + box.height * part)
              const moved = await movesOf(thing, 24)
              pointed++
              if (moved > MOST)
                restless.push(
                  `${moves} moves, ${shape.width}: ${await thing.getAttribute('data-ref')} moved ${moved} times`,
                )
            }
        }
      }
      expect(restless).toEqual([])
      expect(pointed).toBeGreaterThan(10)
    })
