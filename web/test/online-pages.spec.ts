// The online pages: no violation of accessibility, the keyboard alone, and everything people do round a table.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { faults } from './faults.ts'
import { focused, prefer, QUICK } from './match.ts'
import { ownServer } from './ownServer.ts'
import { begin, lay, PHONE, somebodyAt, WIDE } from './round.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

const server = ownServer()

const somebody = (browser: Browser, name: string, settings: object = {}, viewport = WIDE) =>
  somebodyAt(server.home, browser, name, settings, viewport)

const turnOf = (page: Page) => page.waitForSelector('.piece.can, .decision .buttons button:not(.list)')
const pressOne = (page: Page, pick: number) =>
  page.evaluate((pick) => {
    const ways = '.piece.can, .piece.on, .decision .buttons button:not([aria-disabled]):not(.list)'
    const all = [...document.querySelectorAll<HTMLElement>(ways)]
    const main = all.filter((el) => el.matches('.main'))
    const list = main.length > 0 ? main : all
    list[pick % list.length]?.click()
  }, pick)

for (const theme of ['light', 'dark'])
  test(`accessible, ${theme}`, async ({ browser }) => {
    const page = await somebody(browser, 'Ada', { theme })
    await page.goto('./')
    await page.getByRole('link', { name: 'Watch', exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    const room = await lay(page, 'castle', ['friend'], { open: true })
    expect(await faults(page)).toEqual([])
    for (const [where, what] of [
      ['#/friends', 'Lay the table'],
      ['#/watch', 'A seat is free'],
      ['#/tables', 'Online tables'],
      ['#/me', 'Passkeys'],
    ] as const) {
      await page.goto(`./${where}`)
      await page.getByText(what, { exact: true }).first().waitFor()
      expect(await faults(page)).toEqual([])
    }
    await page.goto(`./${room}`)
    await page.getByRole('combobox', { name: 'Seat 2: for whom' }).selectOption('apprentice')
    await begin(page)
    await turnOf(page)
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('t')
    expect((await focused(page)).name).toBe('Say something to the table')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Table and talk' }).click()
    await page.getByRole('dialog', { name: 'Table and talk' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.context().close()
  })

test('on a phone: nothing to scroll sideways, nothing too small', async ({ browser }) => {
  const page = await somebody(browser, 'Ada', { lang: 'fr' }, PHONE)
  for (const where of ['#/', '#/friends', '#/watch', '#/tables', '#/me']) {
    await page.goto(`./${where}`)
    await page.waitForSelector('main h1, main h2')
    await page.waitForTimeout(400)
    const found = await page.evaluate(() => {
      const small = [
        ...document.querySelectorAll<HTMLElement>('main button, main a.btn, main input:not([type=file]), main select'),
      ]
        .filter((el) => el.getClientRects().length > 0 && el.getBoundingClientRect().height < 39.5)
        .map((el) => el.className || el.tagName)
      const tiny = [...document.querySelectorAll<HTMLElement>('main *')].filter((el) => {
        const said = [...el.childNodes].some((n) => n.nodeType === 3 && (n.textContent ?? '').trim() !== '')
        const shown = el.getClientRects().length > 0 && !el.closest('svg, .visually-hidden')
        return said && shown && Number.parseFloat(getComputedStyle(el).fontSize) < 12
      })
      return { over: document.documentElement.scrollWidth - innerWidth, small, tiny: tiny.length }
    })
    expect(found, where).toEqual({ over: 0, small: [], tiny: 0 })
  }
  await page.context().close()
})

/** Walks with the Tab key to what is called so, and presses it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let k = 0; k < 80; k++) {
    await page.keyboard.press('Tab')
    const { name: heard } = await focused(page)
    if (typeof name === 'string' ? heard === name : name.test(heard)) return
  }
  throw new Error(`the Tab key does not come to ${name}`)
}

test('by keyboard alone: lay a table, begin, choose, talk, and go to the next table', async ({ browser }) => {
  const page = await somebody(browser, 'Ada')
  for (const game of ['nehemiah', 'castle']) {
    await page.goto(`./#/friends/${game}`)
    await page.getByRole('button', { name: 'Lay the table' }).waitFor()
    await tabTo(page, '2')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Seat 2')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, 'Lay the table')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Begin the match' }).waitFor()
    await tabTo(page, 'Begin the match')
    await page.keyboard.press('Enter')
    await turnOf(page)
  }
  await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Say something to the table' }).focus()
  await page.keyboard.type('Good evening, n and t and u')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Good evening, n and t and u')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next table (1)' })).toBeVisible()
  const here = page.url()
  await page.keyboard.press('n')
  await page.waitForFunction((before) => location.href !== before, here)
  await turnOf(page)
  const told = await page.locator('.journal li').count()
  for (let k = 0; k < 300; k++) {
    await page.keyboard.press(k % 3 === 2 ? 'ArrowRight' : 'Tab')
    const goesOn = await page.evaluate(
      () =>
        document.activeElement?.matches(
          '.piece.can, .piece.on, .decision .buttons button:not(.list):not([aria-disabled])',
        ) ?? false,
    )
    if (goesOn) await page.keyboard.press('Enter')
    if ((await page.locator('.journal li').count()) > told) break
  }
  await expect.poll(() => page.locator('.journal li').count()).toBeGreaterThan(told)
  await page.context().close()
})

test('round a table: talk and mute, watch, take back, hand over, leave and come back', async ({ browser }) => {
  const ada = await somebody(browser, 'Ada')
  const ben = await somebody(browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'])
  await ben.goto(`./${room}`)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await begin(ada)
  await ben.waitForSelector('.table .room')

  // Talk, and not hearing it.
  await ben.getByRole('button', { name: /Table and talk/ }).click()
  await ben.getByRole('textbox', { name: 'Say something to the table' }).fill('hello there')
  await ben.getByRole('button', { name: 'Send' }).click()
  await ben.keyboard.press('Escape')
  await expect(ada.getByRole('log', { name: 'Talk' })).toContainText('hello there')
  await ada.getByRole('button', { name: 'Mute Ben' }).click()
  await expect(ada.getByRole('log', { name: 'Talk' })).not.toContainText('hello there')
  await ada.getByRole('button', { name: 'Hear Ben again' }).click()
  await ada.getByRole('tab', { name: 'Log' }).click()

  // Both choose; then one asks to take back, and the other agrees.
  const lines = (page: Page) => page.locator('.journal li').count()
  const dealt = await lines(ada)
  for (let k = 0; k < 80 && (await lines(ada)) < dealt + 6; k++) {
    await pressOne(ada, k * 7)
    await pressOne(ben, k * 11)
    await ada.waitForTimeout(60)
  }
  const before = await lines(ada)
  await ada.getByRole('button', { name: /Table and talk/ }).click()
  await ada.getByRole('button', { name: 'Ask to take moves back' }).click()
  await ada.keyboard.press('Escape')
  await ben.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => lines(ada)).toBeLessThan(before)

  // Somebody watches, by the same link.
  const eve = await somebody(browser, 'Eve')
  await eve.goto(`./${room}`)
  await eve.waitForSelector('.table .room')
  await expect(eve.locator('.piece.can')).toHaveCount(0)

  // A seat is handed over.
  await ben.getByRole('button', { name: /Table and talk/ }).click()
  await ben.getByRole('button', { name: 'Hand your seat over' }).click()
  const link = await ben.getByRole('textbox', { name: 'Hand your seat over' }).inputValue()
  await eve.goto(`./${link.slice(link.indexOf('#'))}`)
  await eve.getByRole('button', { name: 'Take the seat' }).click()
  await eve.waitForSelector('.table .room')
  await expect(ada.locator('.rail')).toContainText('Eve')

  // Leaving: the computer plays on; coming back takes the seat again.
  await eve.getByRole('button', { name: /Table and talk/ }).click()
  await eve.getByRole('button', { name: 'Leave; the computer plays on' }).click()
  await eve.getByRole('dialog', { name: 'Leave the match?' }).getByRole('button', { name: 'Leave the match' }).click()
  await expect(ada.locator('.rail')).toContainText('the computer plays')
  await eve.getByRole('heading', { name: 'Five building sites, one table.' }).waitFor()
  await eve.goto(`./${room}`)
  await eve.getByRole('button', { name: 'I am back' }).click()
  await expect(ada.locator('.rail')).not.toContainText('the computer plays')
  for (const page of [ada, ben, eve]) await page.context().close()
})

test('an account: name, passkey, recovery codes, signing out and in, deletion', async ({ browser }) => {
  const page = await somebody(browser, 'Ada')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('./#/me')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of this passkey' }).fill('laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove laptop' })).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const codes = page.locator('.codes li')
  await expect(codes).toHaveCount(10)
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.getByRole('button', { name: 'I have a passkey: sign in' }).click()
  await expect(page.getByRole('button', { name: 'Remove laptop' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText('I have a recovery code').click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('wrong')
  await page.getByRole('button', { name: 'Come back' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await page.getByRole('button', { name: 'Come back' }).click()
  await expect(page.getByText('Codes left: 9.')).toBeVisible()
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(day(3))
  await page.getByLabel('Last day').fill(day(5))
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('Days left this year: 27.')).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Days left this year: 30.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('You are gone from this server.')).toBeVisible()
  await page.context().close()
})

test('a link to nothing, a private table, a pasted link', async ({ browser }) => {
  const page = await somebody(browser, 'Ada')
  await page.goto('./#/at/nosuchtable')
  await expect(page.getByRole('alert')).toContainText('There is no such table here')
  const room = await lay(page, 'castle', ['friend'])
  const other = await somebody(browser, 'Ben')
  await other.goto(`./${room.split('/').slice(0, 3).join('/')}`)
  await expect(other.getByRole('alert')).toContainText('There is no such table here')
  await other.goto('./')
  await other.getByRole('textbox', { name: 'A link or a table’s code' }).fill('not a link at all')
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other.getByRole('alert')).toContainText('This is not a link to a table.')
  await other.getByRole('textbox', { name: 'A link or a table’s code' }).fill(`${server.home}${room}`)
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByRole('button', { name: 'Sit here' }).click()
  await expect(page.getByRole('button', { name: 'What to do about Ben' })).toBeVisible()
  for (const p of [page, other]) await p.context().close()
})

test('without a server the page is whole: nothing online is offered, and nothing complains', async ({ page }) => {
  test.setTimeout(60_000)
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  await prefer(page, QUICK)
  await page.goto('./')
  await page.waitForSelector('main h1')
  await page.waitForTimeout(500)
  await expect(page.getByRole('link', { name: 'Watch' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /With friends/ })).toBeDisabled()
  await page.goto('./#/me')
  await expect(page.getByRole('alert')).toContainText('There is no server behind this page')
  expect(heard).toEqual([])
})
