// Every decision in which something can be given up, at positions that dice came to: never the gold button, last in the list,
// and either taken back by U or asked about first.
import { expect, type Page, test } from '@playwright/test'
import { anyChoice } from '../../bots/random.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { closedOptions, deciders, givesUp } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/words.ts'
import { writeMatch } from '../../match/file.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import type { Sitter } from '../../match/sitting.ts'
import { importFile, listen, prefer, QUICK } from './match.ts'

const MATCHES = 4
/** So many positions of each decision. */
const EACH = 2

interface Position {
  readonly step: string
  readonly text: string
}

/** A match as it was played so far, with one person in it. */
async function seatedAlone({ title, seats, seed, log }: Match, person: Seat): Promise<string> {
  const sitting = Array.from(
    { length: seats },
    (_, seat): Sitter => (seat === person ? { kind: 'person' } : { kind: 'bot', bot: 'random', net: false }),
  )
  const opened = openMatch(title, { seats, seed, sitting })
  if (!('match' in opened)) throw new Error(title.game.id)
  for (const entry of log) if ('choice' in entry) playIn(opened.match, entry.seat, entry.choice)
  return writeMatch(opened.match)
}

/** Positions at which the asked seat could give something up, a few of each decision that dice came to. */
async function positionsOf(game: string): Promise<Position[]> {
  const title = await findTitle(game)
  if (title === null) throw new Error(game)
  const found: Position[] = []
  for (let k = 0; k < MATCHES; k++) {
    const seed = `giving up ${k}`
    const [least, most] = title.game.players
    const opened = openMatch(title, { seats: k % 2 === 0 ? least : most, seed })
    if (!('match' in opened)) throw new Error(game)
    const { match } = opened
    const rng = rngOf(seed)
    while (!isOver(match.state)) {
      const [seat = 0, other] = deciders(match.game, match.state)
      const step = match.state.agenda.at(-1)?.do ?? ''
      const gives = closedOptions(match.game, match.state, seat).some((c) => givesUp(match.game, match.state, seat, c))
      // Where several choose in secret the page asks whoever sits at it: one seat alone is enough here.
      if (gives && other === undefined && found.filter((p) => p.step === step).length < EACH)
        found.push({ step, text: await seatedAlone(match, seat) })
      playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
    }
  }
  return found
}

const sentence = (page: Page) => page.locator('.decision .sentence')
/** Rows of the list of moves that give something up. */
const givers = (page: Page) => page.locator('dialog[open] ol button', { hasText: 'This gives something up.' })

async function checked(page: Page, { text }: Position): Promise<void> {
  await importFile(page, text)
  await page.waitForSelector('.decision .buttons, .numbers', { timeout: 60_000 })
  const before = (await sentence(page).textContent()) ?? ''
  await expect(page.locator('.decision .main[title*="gives something up"]')).toHaveCount(0)
  await page.keyboard.press('l')
  await expect(givers(page)).not.toHaveCount(0)
  const [rows, giving] = [await page.locator('dialog[open] ol > li > button').count(), await givers(page).count()]
  expect(rows).toBeGreaterThan(giving)
  for (let k = rows - giving; k < rows; k++)
    await expect(page.locator('dialog[open] ol > li > button').nth(k)).toContainText('This gives something up.')
  await givers(page).first().click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  const asks = (await sentence(page).textContent())?.startsWith('Do you mean it?') ?? false
  if (asks) await expect(page.locator('.decision .buttons button').first()).toHaveClass(/plain/)
  await page.keyboard.press(asks ? 'Escape' : 'u')
  await expect(sentence(page)).toHaveText(before)
}

for (const game of gameIds())
  test(`what gives something up can be taken back or is asked about: ${game}`, async ({ page }) => {
    const heard = listen(page)
    await prefer(page, { ...QUICK, confirm: 'final' })
    const positions = await positionsOf(game)
    expect(positions.length).toBeGreaterThan(1)
    for (const position of positions) await test.step(position.step, () => checked(page, position))
    expect(heard).toEqual([])
  })
