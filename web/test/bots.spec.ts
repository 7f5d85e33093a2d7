// On a slow device masters answer, and the page goes on drawing while they think. How long they take is measured, not tested:
// npm run bench:masters.
import { expect, test } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { listen, prefer, QUICK } from './match.ts'
import { ENOUGH, watchMasters } from './thinking.ts'

for (const game of gameIds())
  test(`masters of ${game} answer at 4× slow-down, and the page goes on`, async ({ page }) => {
    test.slow()
    const heard = listen(page)
    await prefer(page, QUICK)
    const { answers, frames } = await watchMasters(page, game, 4)
    expect(answers.length).toBeGreaterThanOrEqual(ENOUGH)
    // A page that thought itself would draw nothing until the answer is there.
    expect(frames).toBeGreaterThanOrEqual(answers.length)
    expect(heard).toEqual([])
  })
