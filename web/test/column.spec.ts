// Beside the board all players stand in their column, whatever they hold, and the log where there is room for it.
import { expect, test } from '@playwright/test'
import { anyChoice } from '../../bots/random.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import { keepOn } from './kept.ts'
import { prefer, QUICK } from './match.ts'

/** A match of dice, a few choices before its end: everybody holds much. */
async function late(game: string, seats: number): Promise<Match> {
  const title = await findTitle(game)
  if (title === null) throw new Error(game)
  const open = (): Match => {
    const opened = openMatch(title, { seats, seed: 'column', players: ['Ana'] })
    if (!('match' in opened)) throw new Error(game)
    return opened.match
  }
  const play = (one: Match, most: number) => {
    const rng = rngOf('column')
    let made = 0
    for (; !isOver(one.state) && made < most; made++) {
      const seat = deciders(one.game, one.state)[0] ?? 0
      playIn(one, seat, anyChoice(one.game, one.state, seat, rng))
    }
    return made
  }
  const match = open()
  play(match, play(open(), Number.POSITIVE_INFINITY) - 12)
  return match
}

for (const { game, seats } of [
  { game: 'spyrium', seats: 5 },
  { game: 'castle', seats: 4 },
])
  test(`${game}: ${seats} players on a small desk`, { tag: '@quick' }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await prefer(page, QUICK)
    await page.goto('./')
    await keepOn(page, 'column', await late(game, seats))
    await page.goto('./#/table/column')
    await page.reload()
    const panels = page.locator('aside .rail article')
    await expect(panels).toHaveCount(seats)
    const below = () => panels.evaluateAll((all) => all.map((el) => el.getBoundingClientRect().bottom - innerHeight))
    await expect.poll(async () => Math.max(...(await below()))).toBeLessThan(0)
    for (const heading of await page.locator('aside h2:visible').all())
      expect((await heading.boundingBox())?.y ?? 0).toBeLessThan(768 - 60)
    // In a higher window they have their room again.
    await page.setViewportSize({ width: 1440, height: 1000 })
    await expect(page.locator('aside .rail.few')).toHaveCount(0)
  })
