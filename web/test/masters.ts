// npm run bench:masters [-- game …]: how long masters think on a device four times slower than this one, and how long the page was
// ever without a frame meanwhile. Exit code 1 where one of them takes too long.
import { chromium } from '@playwright/test'
import { gameIds } from '../../games/shelf.ts'
import { LAUNCH } from './chromium.ts'
import { prefer, QUICK } from './match.ts'
import { watchMasters } from './thinking.ts'

const SLOWER = 4
const MOST_MS = 2000
/** A frame may take long when pieces are laid; one that lasts as long as a thought would mean that the page thinks. */
const MOST_GAP_MS = 400

const browser = await chromium.launch(LAUNCH)
let slow = 0
const games = process.argv.slice(2)
for (const game of games.length > 0 ? games : gameIds()) {
  const page = await browser.newPage({ baseURL: process.env.CHANTIER_ADDRESS ?? '' })
  await prefer(page, QUICK)
  const { answers, gap } = await watchMasters(page, game, SLOWER)
  const longestFrame = Math.round(gap)
  process.stdout.write(`${JSON.stringify({ game, slower: SLOWER, answers: answers.map(Math.round), longestFrame })}\n`)
  if (Math.max(...answers) > MOST_MS || longestFrame >= MOST_GAP_MS) slow++
  await page.close()
}
await browser.close()
process.exit(slow === 0 ? 0 : 1)
