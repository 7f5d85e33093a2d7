// Told while one is away: a mail whose link signs in on another device, and a push that Chromium shows as a notification.
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../../server/test/node.ts'
import { openReceivers, type Receivers } from '../../server/test/receivers.ts'
import { atBoard, begin, closeAll, lay, PHONE, playOn, sitAt, somebodyAt, turnOf } from './round.ts'
import { type TestServer, testServer } from './server.ts'

test.setTimeout(240_000)
test.describe.configure({ mode: 'default' })

let server: TestServer
let receivers: Receivers
test.beforeAll(async () => {
  receivers = await openReceivers()
  const port = await freePort()
  const env = Object.entries(receivers.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  server = await testServer({ ...Object.fromEntries(env), CHANTIER_ORIGIN: `http://localhost:${port}` }, port)
  await server.start()
})
test.afterAll(async () => {
  await server.end()
  await receivers.close()
})

/** Service workers and push need a secure address: this machine's name is one. */
const home = () => `http://localhost:${server.port}/`
const letters = (name: string) => receivers.of(name).filter(({ channel }) => channel === 'mail')
const linkIn = (text: string, path: string) => new RegExp(`http://\\S*/mail/${path}\\?link=\\S+`).exec(text)?.[0] ?? ''

async function takesMail(page: Page, name: string): Promise<void> {
  await page.goto('./#/me')
  await page.getByRole('textbox', { name: 'Mail address' }).fill(`${name}@example.net`)
  await page.getByRole('button', { name: 'Write to this address' }).click()
  await expect.poll(() => letters(name).length).toBe(1)
  const mail = await page.context().newPage()
  await mail.goto(linkIn(letters(name)[0]?.text ?? '', 'confirm'))
  await mail.getByRole('button', { name: 'Yes, write to me' }).click()
  await mail.close()
}

test('a mail says whose turn it is; its link signs in on another device, once; the page knows of unsubscribing', async ({
  browser,
}) => {
  const ada = await somebodyAt(home(), browser, 'ada')
  const ben = await somebodyAt(home(), browser, 'ben', {}, PHONE)
  const room = await lay(ada, 'spyrium', ['friend'])
  await takesMail(ada, 'ada')
  await sitAt(ben, room)
  await ada.goto(`./${room}`)
  await begin(ada)
  await atBoard(ben)
  // Ada's laptop is shut. Ben plays until it is her turn.
  await ada.goto('about:blank')
  await playOn(ben, 7)
  await expect.poll(() => letters('ada').length, { timeout: 60_000 }).toBe(2)
  const letter = letters('ada')[1]?.text ?? ''
  expect(letter).toMatch(/(Your turn|The match begins) · Spyrium/)
  expect(letter).toContain('At the table with ben (guest).')

  const phone = await somebodyAt(home(), browser, '', {}, PHONE)
  await phone.goto(linkIn(letter, 'in'))
  await expect(phone.getByText('Go on as ada on this device?')).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, to the table' }).click()
  await atBoard(phone)
  await turnOf(phone)
  await expect(phone).toHaveTitle(/^● Your turn · /)
  expect(
    await phone.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { name: string }).name)),
  ).toBe('ada')
  // Whoever finds the letter later gets nowhere with it.
  const thief = await somebodyAt(home(), browser, '')
  await thief.goto(linkIn(letter, 'in'))
  await thief.getByRole('button', { name: 'Yes, to the table' }).click()
  await expect(thief.getByText('A fresh link is on its way to ada@example.net.')).toBeVisible()
  expect(await thief.evaluate(() => fetch('/api/me').then((r) => r.status))).toBe(401)

  // One click unsubscribes; the page reflects it.
  await phone.goto('./#/me')
  await expect(phone.getByText('Mails go to ada@example.net.')).toBeVisible()
  await thief.goto(linkIn(letter, 'stop'))
  await thief.getByRole('button').click()
  await phone.reload()
  await expect(phone.getByText('Emails to ada@example.net have been stopped.')).toBeVisible()
  await closeAll(ada, ben, phone, thief)
})

test('a push becomes a notification of Chromium that leads to the table', async ({ browser }) => {
  const ada = await somebodyAt(home(), browser, 'ann')
  await ada.context().grantPermissions(['notifications'])
  // A push service of our own in the place of the browser maker's, which no test can reach; keys and messages are real.
  const { device } = receivers.addresses('ann')
  await ada.addInitScript((given) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }) }) as never
  }, device)
  const room = await lay(ada, 'spyrium', ['friend'])
  await ada.goto('./#/me')
  await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await ada.getByRole('button', { name: 'Tell me on this device' }).click()
  await expect(ada.getByRole('button', { name: 'Test' })).toBeVisible()

  const devtools = await ada.context().newCDPSession(ada)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const shown = () =>
    ada.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    )
  /** Hands what the push service got to the browser. */
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: home().slice(0, -1), registrationId, data })
  const pushes = () => receivers.of('ann').filter(({ channel }) => channel === 'push')

  await ada.getByRole('button', { name: 'Test' }).click()
  await expect.poll(() => pushes().length).toBe(1)
  await deliver(pushes()[0]?.text ?? '')
  await expect.poll(async () => (await shown()).length).toBe(1)

  // She goes while it is somebody else's turn; when it is hers, it is pushed, shown, and says nothing of what lies there.
  const ben = await somebodyAt(home(), browser, 'bob', {}, PHONE)
  await sitAt(ben, room)
  await ada.goto(`./${room}`)
  await begin(ada)
  await atBoard(ben)
  await Promise.race([turnOf(ada), turnOf(ben)])
  await playOn(ada, 3)
  await expect(ada).toHaveTitle(/^Spyrium/, { timeout: 60_000 })
  await ada.goto('./#/rules')
  const before = pushes().length
  await playOn(ben, 3)
  await expect.poll(() => pushes().length, { timeout: 60_000 }).toBeGreaterThan(before)
  const told = pushes().at(-1)?.text ?? ''
  await deliver(told)
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('Your turn · Spyrium')
  expect((await shown()).map(({ body }) => body)).toContain('At the table with bob (guest).')
  expect(JSON.parse(told).link).toContain('#/at/')
  await closeAll(ada, ben)
})

test('whose turn it is stands in the title, on the tab’s icon and on the app’s badge, as long as it is so', async ({
  browser,
}) => {
  const ada = await somebodyAt(home(), browser, 'amy')
  await ada.addInitScript(() => {
    const badges: number[] = []
    Object.assign(window, { badges })
    navigator.setAppBadge = async (n) => void badges.push(n ?? -1)
    navigator.clearAppBadge = async () => void badges.push(0)
  })
  const badge = () => ada.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))
  await lay(ada, 'castle', ['apprentice'])
  await begin(ada)
  await turnOf(ada)
  await expect(ada).toHaveTitle('● Your turn · A Castle for All Seasons')
  await expect.poll(badge).toBe(1)
  await expect(ada.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/)
  // From anywhere in the house, too.
  await ada.goto('./#/rules')
  await expect(ada).toHaveTitle(/^● Your turn · /)
  await ada.goto('./#/tables')
  await ada
    .getByRole('link', { name: /A Castle for All Seasons/ })
    .first()
    .click()
  await ada
    .getByRole('button', { name: /^Table and talk/ })
    .first()
    .click()
  await ada.getByRole('button', { name: 'Leave; the computer plays on' }).click()
  await ada.getByRole('dialog', { name: 'Leave the match?' }).getByRole('button', { name: 'Leave the match' }).click()
  await expect(ada).toHaveTitle('Chantier')
  await expect.poll(badge).toBe(0)
  await expect(ada.locator('link[rel="icon"]')).not.toHaveAttribute('href', /^data:image/)
  await closeAll(ada)
})
