// What the table promises, tells afterwards and calls by name is true, by the rules that were agreed on; and it is told in good time.
import { expect, type Page, test } from '@playwright/test'
import { anyChoice } from '../../bots/random.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { writeMatch } from '../../match/file.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import { importFile, layTable, prefer, QUICK } from './match.ts'

/** A match of the Pillars as dice play it, by these rules and this seed, until something is so. */
async function pillars(
  agreed: Readonly<Record<string, string | number>>,
  seed: string,
  isSo: (match: Match) => boolean,
) {
  const title = await findTitle('pillars')
  if (title === null) throw new Error('no Pillars')
  const sitting = Array.from({ length: 4 }, () => ({ kind: 'person' }) as const)
  const opened = openMatch(title, { seats: 4, seed, sitting, options: agreed })
  if (!('match' in opened)) throw new Error('no match')
  const { match } = opened
  const rng = rngOf(seed)
  while (!isOver(match.state) && !isSo(match)) {
    const [seat = 0] = deciders(match.game, match.state)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

/** What the page needs to know of a state of the Pillars. */
interface Trick {
  readonly table: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly leader: number
  readonly round: number
  readonly pile: readonly number[]
}
const trickOf = ({ state }: Match) => state as unknown as Trick
const isPlaying = ({ state }: Match) => state.agenda.at(-1)?.do === 'play-card'
const asked = ({ game, state }: Match) => deciders(game, state)[0] ?? 0

/** The first of some matches in which it is so. */
async function firstWhere(isSo: (match: Match) => boolean, agreed: Readonly<Record<string, string | number>>) {
  for (let k = 0; k < 60; k++) {
    const match = await pillars(agreed, `truth ${k}`, isSo)
    if (!isOver(match.state)) return match
  }
  throw new Error('it is never so')
}

/** A whole match in which one seat was alone ahead after every round. */
async function oneLeader(): Promise<Match> {
  for (let k = 0; k < 200; k++) {
    const leaders = new Set<number>()
    const noted = (match: Match) => {
      const points = match.game.scores(match.state, match.game.box)
      const most = Math.max(...points)
      leaders.add(points.filter((n) => n === most).length > 1 ? -1 : points.indexOf(most))
    }
    let round = 1
    const match = await pillars({}, `turning ${k}`, (m) => {
      if (trickOf(m).round > round) noted(m)
      round = trickOf(m).round
      return false
    })
    noted(match)
    if (leaders.size === 1 && !leaders.has(-1)) return match
  }
  throw new Error('the lead always changes')
}

async function open(page: Page, match: Match): Promise<void> {
  await importFile(page, writeMatch(match))
  await page.locator('.pass button').click()
  await page.waitForSelector('.piece.can')
}

test('whoever plays the King is told who leads next by the rules of this table', { tag: '@quick' }, async ({
  page,
}) => {
  await prefer(page, { ...QUICK, confirm: 'always' })
  const king = (match: Match) => {
    const { hands, leader } = trickOf(match)
    const seat = asked(match)
    const card = match.game.box as unknown as { readonly king: number }
    const own = hands[seat] ?? []
    return isPlaying(match) && seat !== leader && own.length > 1 && own.includes(card.king)
  }
  await open(page, await pillars({ kingTrickLeader: 'same-leader' }, 'king', king))
  await page
    .getByRole('button', { name: /^the King/i })
    .and(page.locator('[data-ref^="hand."]'))
    .dispatchEvent('click')
  const told = page.locator('.decision .considered').filter({ hasText: 'nobody wins this trick' })
  await expect(told).toBeVisible()
  await expect(told).toContainText('leads the next')
  await expect(told).not.toContainText('you lead')
})

test('whom the King’s trick goes to, and how long the match lasts, are told by its rules', async ({ page }) => {
  await prefer(page, QUICK)
  // More advantages lie in the pile than there will be rounds.
  const short = (match: Match) => isPlaying(match) && trickOf(match).pile.length > 5 - trickOf(match).round
  const match = await firstWhere(short, { kingTrickTie: 'nearest-left', roundCap: 5 })
  await open(page, match)
  await expect(page.locator('.board')).toContainText('to the left of whoever played the King')
  const left = 5 - trickOf(match).round
  await expect(page.locator('.board')).not.toContainText(new RegExp(`At least (?!${left})\\d more`))
})

test('to win a trick so far is not to lead it', async ({ page }) => {
  await prefer(page, QUICK)
  await open(page, await pillars({}, 'lead', (match) => trickOf(match).table.length > 1))
  await expect(page.locator('.rail .flag').first()).toHaveText(/winning/)
  await expect(page.locator('.rail')).not.toContainText(/leads the trick/)
})

test('the lead changes hands only where it did, from round to round', { tag: '@quick' }, async ({ page }) => {
  await prefer(page, QUICK)
  await importFile(page, writeMatch(await oneLeader()))
  await page.waitForSelector('.end')
  await expect(page.locator('.turnings button').first()).toBeVisible()
  await expect(page.locator('.turnings button').filter({ hasText: 'takes the lead' })).toHaveCount(0)
})

test('three opponents who place a worker each are shown within three and a half seconds', async ({ page }) => {
  await page.clock.install()
  await prefer(page, { ...QUICK, pace: 900, hold: 0 })
  await layTable(page, { game: 'spyrium', seats: 4 })
  const turn = page.locator('.decision .sentence').filter({ hasText: 'Your turn' })
  const shown = async () => {
    for (let ms = 0; ms < 20_000; ms += 50) {
      if (await turn.isVisible()) return ms
      await page.clock.runFor(50)
    }
    return 20_000
  }
  await shown()
  const waits: number[] = []
  for (let k = 0; k < 3; k++) {
    const gap = page.locator('.piece.can[data-ref^="gap."]')
    if ((await gap.count()) === 0)
      await page.locator('.piece.can, .decision .buttons .plain').first().dispatchEvent('click')
    await page.clock.runFor(50)
    await gap.first().dispatchEvent('click')
    await page.clock.runFor(50)
    waits.push(await shown())
  }
  expect(Math.min(...waits)).toBeLessThan(3500)
})
