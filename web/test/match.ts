// Playing through the page as a person does: by pointing at pieces and pressing buttons.
import { expect, type Page } from '@playwright/test'
import { anyChoice } from '../../bots/random.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import { readMatch, writeMatch } from '../../match/file.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'

export interface Wish {
  readonly game: string
  readonly seats: number
  readonly people?: number
  readonly options?: Readonly<Record<string, string>>
  /** Who the computers are; dice, unless somebody is to think. */
  readonly bot?: string
}

/** A match played by dice in the engine: its file, whole or up to a move. */
export const matchFile = (game: string, seats: number, most = Number.POSITIVE_INFINITY): Promise<string> =>
  fileWhere(game, seats, (match) => match.log.length >= most)

/** The same up to where something is so; whole where it never is. */
export async function fileWhere(
  game: string,
  seats: number,
  isSo: (match: Match) => boolean,
  players: readonly string[] = [],
): Promise<string> {
  const title = await findTitle(game)
  const sitting = Array.from({ length: seats }, () => ({ kind: 'person' }) as const)
  const opened = title && openMatch(title, { seats, seed: 'a file', sitting, players })
  if (!opened || !('match' in opened)) throw new Error(`${game} for ${seats}`)
  const { match } = opened
  const rng = rngOf('a file')
  while (!isOver(match.state) && !isSo(match)) {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return writeMatch(match)
}

/** Gives a file to the lobby. */
export async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('./#/tables')
  await page.locator('.import input[type=file]').setInputFiles({
    name: 'match.chantier.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** What went wrong on the page: nothing may. */
export function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    // A client served without a game server asks for one, in vain.
    if (message.type() === 'error' && !message.location().url.includes('/api/')) heard.push(message.text())
  })
  return heard
}

/** What has the focus: its name as it is heard, where what is only seen is left out, and whether it is one of these. */
export const focused = (page: Page, ways = '*') =>
  page.evaluate((ways) => {
    const el = document.activeElement
    const heard = el?.cloneNode(true) as Element | undefined
    for (const seen of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) seen.remove()
    const name = el?.getAttribute('aria-label') || (heard?.textContent ?? '').replace(/\s+/g, ' ').trim()
    return { name, goesOn: el?.matches(ways) ?? false }
  }, ways)

export async function prefer(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('chantier.settings', kept)
    // Somebody who was offered the lesson before.
    if (!localStorage.getItem('chantier.learning')) localStorage.setItem('chantier.learning', '{"offered":true}')
  }, JSON.stringify(settings))
}

export const QUICK = { lang: 'en', pace: 0, motion: false, confirm: 'never', theme: 'dark' }

export async function layTable(page: Page, wish: Wish): Promise<void> {
  const options = Object.entries(wish.options ?? {}).map(([k, v]) => `&option.${k}=${v}`)
  const query = `seats=${wish.seats}&people=${wish.people ?? 1}&bot=${wish.bot ?? 'random'}&seed=browser${options.join('')}`
  await page.goto(`./#/new/${wish.game}/${encodeURIComponent(query)}`)
  await page.waitForSelector('.table')
}

/** Everything that can be pressed to go on: glowing pieces, buttons of the decision and of its numbers, the device to be taken. */
export const WAYS =
  '.piece.can, .piece.on, .decision .buttons button:not([aria-disabled]):not(.list), .numbers button:not([disabled]), .pass button, dialog[open] ol button:not(.clause), .verbs [role=menuitem]:not([aria-disabled])'

/** Waits until something can be pressed and presses it; false at the score sheet. */
export async function pressAny(page: Page, rng: Rng): Promise<boolean> {
  await page.waitForFunction((ways) => document.querySelector(`${ways}, .end`) !== null, WAYS, { timeout: 60_000 })
  if ((await page.locator('.end').count()) > 0) return false
  // One script finds and presses, so that a page that has moved on is never pressed by mistake.
  await page.evaluate(
    ({ ways, pick }) => {
      const all = [...document.querySelectorAll<HTMLElement>(ways)]
      const main = all.filter((el) => el.matches('.main, .pass button, .verbs [role=menuitem]'))
      const plain = all.filter((el) => el.matches('.decision .plain, .decision .quiet'))
      // Whoever hires and dismisses at random hardly ever passes: buttons come first, half of the time.
      const list = main.length > 0 && pick % 4 !== 0 ? main : plain.length > 0 && pick % 4 > 1 ? plain : all
      list[Math.floor(pick / 4) % list.length]?.click()
    },
    { ways: WAYS, pick: below(rng, 1_000_000) },
  )
  return true
}

/** Plays until the score sheet; returns how many times something was pressed. */
export async function playToEnd(page: Page, seed: string): Promise<number> {
  const rng = rngOf(seed)
  for (let presses = 0; presses < 6000; presses++) if (!(await pressAny(page, rng))) return presses
  throw new Error('the match does not end')
}

/** The exported file, replayed by the engine, ends as the page does. */
export async function sameAsEngine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log' }).first().click()
  const button = page.getByRole('dialog', { name: 'Log' }).getByText('Export the match')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const stream = await download.createReadStream()
  let text = ''
  for await (const chunk of stream) text += chunk
  const read = await readMatch(text, findTitle)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  const { match } = read
  expect(isOver(match.state)).toBe(true)
  const shown = await page.locator('.winner li em').allTextContents()
  const scores = match.game.scores(match.state, match.game.box)
  const number = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
  expect(shown.map(number).sort((a, b) => a - b)).toEqual(scores.slice().sort((a, b) => a - b))
}

/** What happened in a match, from its end; on a phone the way there is behind a button. */
export async function openAnalysis(page: Page): Promise<void> {
  await page.waitForSelector('.end')
  await page.locator('.end footer > a').click()
}

/** Asks the page of a match that is over whether its shuffle was fair. On a phone what one seldom wants then is behind one button. */
export async function checkShuffle(page: Page): Promise<void> {
  const more = page.locator('.end').getByRole('button', { name: 'More' })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
}
