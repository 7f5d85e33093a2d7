// Every page that needs no server, in every window: nothing cut, no letters too small, nothing too small for a finger, nothing
// to scroll sideways. Languages and themes take turns.
import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '#tongues'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { crampedAnywhere } from './cramped.ts'
import { judgedFile, keepRows, manyRows } from './figures.ts'
import { importFile, layTable, matchFile, openAnalysis, prefer, QUICK } from './match.ts'

/** How a page is come to; what is waited for is on it when it is whole. */
interface Place {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
}

const at = (hash: string, whole: string, then?: (page: Page) => Promise<void>, name = hash): Place => ({
  name,
  async open(page) {
    await page.goto(`./${hash}`)
    await page.locator(whole).first().waitFor()
    await then?.(page)
  },
})
/** A sheet that a press on the page opens. */
const sheet = (name: string, hash: string, button: string): Place =>
  at(
    hash,
    button,
    async (page) => {
      await page.locator(button).last().click()
      await page.locator('dialog[open]').waitFor()
    },
    name,
  )
const ended = (game: string): Place => ({
  name: `the end of ${game}`,
  async open(page) {
    await importFile(page, await matchFile(game, (await findTitle(game))?.game.players[1] ?? 4))
    await page.locator('.end').waitFor()
  },
})
/** Something lies on the device: a table that goes on, one that is over, figures of matches. */
const kept = (place: Place): Place => ({
  name: `${place.name} with what is kept`,
  async open(page) {
    await importFile(page, await matchFile('castle', 3))
    await page.locator('.end').waitFor()
    await layTable(page, { game: 'nehemiah', seats: 3 })
    await keepRows(page, manyRows(30))
    await place.open(page)
  },
})
const analysed: Place = {
  name: 'an analysis',
  async open(page) {
    await importFile(page, await judgedFile('castle', ['Ben', 'Ana']))
    await openAnalysis(page)
    await page.locator('.analysis .sentences').waitFor()
  },
}
const handedOn: Place = {
  name: 'a device that is handed on',
  async open(page) {
    await layTable(page, { game: 'castle', seats: 3, people: 2 })
    await page.locator('.pass button').waitFor()
  },
}

const lobby = at('#/', '.shelf .open')
const PLACES: readonly Place[] = [
  kept(at('#/', '.continue article')),
  sheet('the set-up of a table', '#/', '.panel .change'),
  sheet('the set-up of a table round a device', '#/', '.panel .others button'),
  sheet('the settings', '#/', 'header .tool'),
  sheet('the name', '#/', 'header .who'),
  at('#/tables', 'main h1'),
  kept(at('#/tables', 'section article')),
  at('#/learn', '.games ol'),
  at('#/over-time', 'main h1'),
  kept(at('#/over-time', '.over-time .recent')),
  at('#/rules', '.games'),
  at('#/puzzle/nehemiah/1', '.decision .sentence'),
  analysed,
  handedOn,
  ...gameIds().flatMap((game) => [
    at(`#/rules/${game}`, '.book-text h2'),
    at(`#/rules/${game}/clauses`, '.book article'),
    at(`#/rules/${game}/card-sheet`, '.where'),
    at(`#/rules/${game}/one-page`, 'main article, main section'),
    at(`#/openings/${game}`, '.explorer tbody tr'),
    at(`#/lesson/${game}/idea`, '.speech'),
    ended(game),
  ]),
]
const THEMES = ['light', 'dark'] as const

for (const [i, place] of [lobby, ...PLACES].entries())
  test(`${place.name} has room in every window`, { tag: place === lobby ? '@quick' : '@long' }, async ({ page }) => {
    const lang = WHOLE[i % WHOLE.length]
    const theme = THEMES[i % THEMES.length]
    await prefer(page, { ...QUICK, lang, theme, name: 'Ana' })
    await place.open(page)
    expect(await crampedAnywhere(page, `${lang}, ${theme},`)).toEqual([])
  })
