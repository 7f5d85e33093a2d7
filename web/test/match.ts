// Playing through the page as a person does: by pointing at pieces and pressing buttons.
import { expect, type Page } from '@playwright/test'
import { findTitle } from '../../games/shelf.ts'
import { isOver } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { readMatch } from '../../match/file.ts'

export interface Wish {
  readonly game: string
  readonly seats: number
  readonly people?: number
  readonly options?: Readonly<Record<string, string>>
}

/** What went wrong on the page: nothing may. */
export function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  return heard
}

export async function prefer(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('chantier.settings', kept), JSON.stringify(settings))
}

export const QUICK = { lang: 'en', pace: 0, motion: false, confirm: 'never', theme: 'dark' }

export async function layTable(page: Page, wish: Wish): Promise<void> {
  const options = Object.entries(wish.options ?? {}).map(([k, v]) => `&option.${k}=${v}`)
  const query = `seats=${wish.seats}&people=${wish.people ?? 1}&bot=random&seed=browser${options.join('')}`
  await page.goto(`./#/new/${wish.game}/${encodeURIComponent(query)}`)
  await page.waitForSelector('.table')
}

/** Everything that can be pressed to go on: glowing pieces, buttons of the decision, the device to be taken. */
const WAYS =
  '.piece.can, .piece.on, .decision .buttons button:not([aria-disabled]):not(.list), .numbers button[type=submit]:not([disabled]), .pass button'

/** Plays until the score sheet; returns how many times something was pressed. */
export async function playToEnd(page: Page, seed: string): Promise<number> {
  const rng = rngOf(seed)
  for (let presses = 0; presses < 6000; presses++) {
    await page.waitForFunction((ways) => document.querySelector(`${ways}, .end`) !== null, WAYS, { timeout: 60_000 })
    if ((await page.locator('.end').count()) > 0) return presses
    // One script finds and presses, so that a page that has moved on is never pressed by mistake.
    const pick = below(rng, 1_000_000)
    await page.evaluate(
      ({ ways, pick }) => {
        const all = [...document.querySelectorAll<HTMLElement>(ways)]
        const main = all.filter((el) => el.matches('.main, .pass button'))
        const list = main.length > 0 && pick % 4 !== 0 ? main : all
        list[pick % list.length]?.click()
      },
      { ways: WAYS, pick },
    )
  }
  throw new Error('the match does not end')
}

/** The exported file, replayed by the engine, ends as the page does. */
export async function sameAsEngine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log' }).first().click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Export the match').click()])
  const stream = await download.createReadStream()
  let text = ''
  for await (const chunk of stream) text += chunk
  const read = await readMatch(text, findTitle)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  const { match } = read
  expect(isOver(match.state)).toBe(true)
  const shown = await page.locator('.winner li em').allTextContents()
  const scores = match.game.scores(match.state, match.game.box)
  expect(shown.map(Number).sort((a, b) => a - b)).toEqual(scores.slice().sort((a, b) => a - b))
}
