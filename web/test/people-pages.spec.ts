// The pages where people meet, in every language and shape: no violation of accessibility, enough room, the keyboard alone.
import { expect, type Page, test } from '@playwright/test'
import { LANGS } from '../../papers/tongues.ts'
import { crampedAnywhere } from './cramped.ts'
import { faults } from './faults.ts'
import { focused } from './match.ts'
import { ownServer } from './ownServer.ts'
import { begin, closeAll, LYING, lay, PHONE, sitAt, somebodyAt, turnOf, WIDE } from './round.ts'
import { settleIn } from './windows.ts'

test.setTimeout(600_000)
test.describe.configure({ mode: 'default' })

const server = ownServer()

const TABLET = { width: 820, height: 1180 }
const SHAPES = { wide: WIDE, phone: PHONE, lying: LYING, tablet: TABLET }
const meOf = (page: Page) =>
  page.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { id: string }).id))

/** Nothing is wrong with the page as it stands, for ears in every shape, for eyes and fingers in every window. */
async function inEveryShape(page: Page, where: string): Promise<void> {
  for (const [name, size] of Object.entries(SHAPES)) {
    await settleIn(page, size)
    expect(await faults(page), `${where}, ${name}`).toEqual([])
  }
  expect(await crampedAnywhere(page, where)).toEqual([])
  await page.setViewportSize(WIDE)
}
for (const lang of LANGS)
  for (const theme of ['light', 'dark'])
    test(`in ${lang}, ${theme}: front page, waiting room, watching, page, ladder, settings, table`, async ({
      browser,
    }) => {
      const settings = { theme }
      const ada = await somebodyAt(server.home, browser, 'Ada', settings)
      const ben = await somebodyAt(server.home, browser, 'Benjamin Franklin', settings, PHONE)
      const room = await lay(ada, 'castle', ['friend', 'friend'], { open: true, minutes: 20 })
      await sitAt(ben, room)
      // Ben asks to be a friend, and is one: there is something to read on every page of people.
      const said = (page: Page, id: string) =>
        page.evaluate((other) => fetch(`api/friends/${other}`, { method: 'PUT' }).then((r) => r.ok), id)
      const fay = await somebodyAt(server.home, browser, 'Fay', settings)
      await fay.goto(`./${room}`)
      await fay.locator('.room').waitFor()
      for (const page of [ben, fay]) expect(await said(page, await meOf(ada))).toBe(true)
      expect(await said(ada, await meOf(ben))).toBe(true)
      // From here on in the reader's language.
      for (const page of [ada, ben]) {
        await page.addInitScript((to) => {
          const kept = JSON.parse(localStorage.getItem('chantier.settings') ?? '{}')
          localStorage.setItem('chantier.settings', JSON.stringify({ ...kept, lang: to }))
        }, lang)
        await page.reload()
        await page.locator('.room .seats ol').waitFor()
      }
      await inEveryShape(ada, 'the host’s waiting room')
      await inEveryShape(ben, 'a guest’s waiting room')
      const eve = await somebodyAt(server.home, browser, 'Eve', { theme, lang })
      await eve.goto('./')
      await eve.locator('.seats .badges').first().waitFor()
      await inEveryShape(eve, 'the front page with an open seat')
      await ada.goto('./')
      await ada.locator('.here, .meet').first().waitFor()
      await inEveryShape(ada, 'the front page')
      for (const [where, what] of [
        ['#/watch', '.columns'],
        [`#/person/${await meOf(ada)}`, '.columns .card'],
        ['#/ladder/castle', 'section.card'],
        ['#/me', '.columns .card'],
        ['#/friends/castle', '.columns .card'],
        ['#/tables', '.mine'],
        ['#/company', '.columns .card'],
      ] as const) {
        await ada.goto(`./${where}`)
        await ada.locator(what).first().waitFor()
        await inEveryShape(ada, where)
      }
      await ada.locator('header .bell').click()
      await ada.getByRole('dialog').waitFor()
      await inEveryShape(ada, 'what is new')
      await closeAll(ada, ben, eve, fay)
    })

test('the strip of turns, and a sheet that does not outlive its page', async ({ browser }) => {
  const ada = await somebodyAt(server.home, browser, 'Ada')
  for (const game of ['castle', 'nehemiah', 'castle']) {
    await lay(ada, game, ['apprentice'])
    await begin(ada)
    await turnOf(ada)
  }
  await ada.goto('./')
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Your turn at 3 tables.')
  await expect(ada.locator('.strip a.yours')).toHaveCount(2)
  await expect(ada.locator('.strip .rest')).toContainText('1 more table under way')
  await inEveryShape(ada, 'turns')
  await ada.getByRole('button', { name: 'Settings' }).click()
  await expect(ada.getByRole('dialog')).toBeVisible()
  await ada.evaluate(() => {
    location.hash = '/rules'
  })
  await expect(ada.getByRole('dialog')).toHaveCount(0)
  await ada.goBack()
  await expect(ada.getByRole('dialog')).toHaveCount(0)
  await closeAll(ada)
})

/** Walks with the Tab key to what is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let k = 0; k < 120; k++) {
    await page.keyboard.press('Tab')
    const { name: heard } = await focused(page)
    if (typeof name === 'string' ? heard === name : name.test(heard)) return
  }
  throw new Error(`the Tab key does not come to ${name}`)
}

test('by keyboard alone: who sees what, an open seat, the host’s menu, looking for a table', async ({ browser }) => {
  const ada = await somebodyAt(server.home, browser, 'Ada')
  const ben = await somebodyAt(server.home, browser, 'Ben')
  await lay(ada, 'castle', ['friend', 'friend'], { open: true })
  await ben.goto('./')
  // Tables of the tests before are still listed for a while.
  const hers = /^Join: A Castle for All Seasons, Ada \(guest\)$/
  await ben.getByRole('button', { name: hers }).waitFor()
  await tabTo(ben, hers)
  await ben.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'Stand up' }).waitFor()
  await ada.getByRole('button', { name: 'What to do about Ben' }).waitFor()
  await tabTo(ada, 'What to do about Ben')
  await ada.keyboard.press('Enter')
  await ada.keyboard.press('ArrowDown')
  await ada.keyboard.press('Escape')
  expect((await focused(ada)).name).toBe('What to do about Ben')
  await ada.keyboard.press('Enter')
  await ada.keyboard.press('Enter')
  await expect(ben.getByRole('button', { name: 'Begin the match' })).toBeVisible()

  // What Ada shows of herself, and what Ben then sees.
  await ada.goto('./#/me')
  await ada.getByRole('group', { name: 'Your results and whom you met' }).waitFor()
  await tabTo(ada, 'everybody')
  await tabTo(ada, 'friends')
  await ada.keyboard.press('Enter')
  await expect(
    ada.getByRole('group', { name: 'Your results and whom you met' }).getByRole('button', { name: 'friends' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await ben.goto(`./#/person/${await meOf(ada)}`)
  await expect(ben.getByText('Ada does not show results to everybody.')).toBeVisible()
  await ada.goto(`./#/person/${await meOf(ada)}`)
  await expect(ada.getByText('strangers see your name and your ratings', { exact: false })).toBeVisible()

  await ada.goto('./')
  await ada.getByRole('button', { name: 'Find me a table' }).waitFor()
  await tabTo(ada, 'Find me a table')
  await ada.keyboard.press('Enter')
  await expect(ada.getByRole('button', { name: /^Searching/ })).toBeVisible()
  await ada.keyboard.press('Enter')
  await expect(ada.getByRole('button', { name: 'Find me a table' })).toBeVisible()
  await closeAll(ada, ben)
})
