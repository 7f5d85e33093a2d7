// What the house tells people: mails, a clock that ran out, a page that has become too old.
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../server/test/node.ts'
import { begin, lay, PHONE, somebodyAt } from './round.ts'
import { type TestServer, testServer } from './server.ts'

test.describe.configure({ mode: 'default' })

/** A real mail server that keeps what it is given. */
const letters: string[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (part) => {
      text += part
    })
    stream.on('end', () => {
      letters.push(text)
      done()
    })
  },
})
let server: TestServer
test.beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  server = await testServer(
    {
      CHANTIER_SMTP: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
      CHANTIER_MAIL_FROM: 'Chantier <table@example.org>',
      CHANTIER_ORIGIN: `http://127.0.0.1:${port}`,
    },
    port,
  )
  await server.start()
})
test.afterAll(async () => {
  await server.end()
  await new Promise<void>((resolve) => post.close(resolve))
})

/** The link in the last letter, whatever lines the letter was cut into. */
const linkIn = (letter: string) => /http:\S+/.exec(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? ''

test('an address is confirmed by its link, and forgotten again', async ({ browser }) => {
  const page = await somebodyAt(server.address, browser, 'Ada')
  await lay(page, 'castle', ['friend'])
  await page.goto('./#/me')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Write to this address' }).click()
  await expect(page.getByText('We wrote to ada@example.org')).toBeVisible()
  await expect(page.getByText('ada@example.org is not confirmed yet.')).toBeVisible()
  await expect.poll(() => letters.length).toBe(1)
  const mail = await page.context().newPage()
  await mail.goto(linkIn(letters[0] as string))
  await mail.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(mail.getByText('Your address is confirmed.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Emails go to ada@example.org.')).toBeVisible()
  await page.getByRole('button', { name: 'No more emails' }).click()
  await expect(page.getByText('Emails go to ada@example.org.')).toHaveCount(0)
  await page.context().close()
})

test('a clock that runs out: the computer plays, says so, and gives the seat back', async ({ browser }) => {
  test.setTimeout(180_000)
  const ada = await somebodyAt(server.address, browser, 'Ada')
  const ben = await somebodyAt(server.address, browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'], { minutes: 1 })
  await ben.goto(`./${room}`)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await begin(ada)
  // Both choose in secret; nobody does. Without its people the table waits.
  await expect(ada.getByRole('button', { name: 'I am back' })).toBeVisible({ timeout: 90_000 })
  await expect(ada.getByText('The computer plays for you.')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'I am back' })).toBeVisible()
  await ada.getByRole('button', { name: 'I am back' }).click()
  await expect(ada.getByText('The computer plays for you.')).toHaveCount(0)
  await ada.waitForSelector('.piece.can, .decision .buttons button:not(.list)')
  for (const page of [ada, ben]) await page.context().close()
})

test('a page older than the server says so, and offers to reload', async ({ browser }) => {
  const page = await somebodyAt(server.address, browser, 'Ada')
  await lay(page, 'castle', ['apprentice'])
  await begin(page)
  // From the next line on the server speaks a newer language.
  await page.routeWebSocket(/\/live$/, (near) => {
    const far = near.connectToServer()
    far.onMessage((text) => near.send(String(text).replace(/("t":"welcome","wire":)\d+/, '$199')))
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Chantier was updated.')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.context().close()
})
