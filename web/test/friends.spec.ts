// Friends who come to a table each in their own way: by the link, by its QR code, by the code read aloud; on a laptop, a phone
// held upright and one that lies.
import { expect, type Page, test } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { freePort } from '../../server/test/node.ts'
import { faults } from './faults.ts'
import { ownServer } from './ownServer.ts'
import { atBoard, begin, closeAll, fitsAcross, LYING, lay, PHONE, somebodyAt, turnOf, WIDE } from './round.ts'
import { testServer } from './server.ts'

test.setTimeout(300_000)

/** A house that others can open by its name. */
let address = ''
ownServer(async () => {
  const port = await freePort()
  address = `http://table.chantier.test:${port}/`
  return testServer({ CHANTIER_ORIGIN: address.slice(0, -1) }, port)
})

/** What a camera reads from the QR code on the page. */
async function scanned(page: Page): Promise<string> {
  const picture = await page.locator('.qr svg').evaluate(async (svg) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await image.decode()
    const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const drawn = canvas.getContext('2d')
    if (drawn === null) throw new Error('no canvas')
    drawn.fillStyle = '#fff'
    drawn.fillRect(0, 0, width, height)
    drawn.drawImage(image, 0, 0)
    return { width, height, data: [...drawn.getImageData(0, 0, width, height).data] }
  })
  return decodeQR({ ...picture, data: Uint8ClampedArray.from(picture.data) })
}

test('come by link, QR code and code, to the match', async ({ browser }) => {
  const ada = await somebodyAt(address, browser, 'Ada')
  const ben = await somebodyAt(address, browser, '', {}, PHONE)
  const cyd = await somebodyAt(address, browser, 'Cyd', {}, LYING)
  const dan = await somebodyAt(address, browser, 'Dan')
  const room = await lay(ada, 'castle', ['friend', 'friend', 'friend'])
  await expect(ada.getByText('This link works from anywhere.')).toBeVisible()
  expect(await faults(ada)).toEqual([])

  // Ben points the phone's camera at the screen, and is asked for a name once.
  const read = await scanned(ada)
  expect(read).toBe(`${address}${room}`)
  await ben.goto(read)
  await ben.getByRole('button', { name: 'Sit here' }).first().click()
  await ben.getByRole('textbox', { name: 'Your name at the table' }).fill('Ben')
  await ben.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click()
  await expect(ada.locator('.seats')).toContainText('Ben')

  // Cyd is told the code over the telephone, and types it as it is heard.
  const code = ((await ada.locator('.code').textContent()) ?? '').toLowerCase().replace('-', ' ')
  await cyd.goto('./')
  await cyd.getByRole('textbox', { name: /A link/ }).fill(code)
  await cyd.getByRole('button', { name: 'Join', exact: true }).click()
  await cyd.getByRole('button', { name: 'Sit here' }).first().click()

  // Dan gets the link.
  await dan.goto(`./${room}`)
  await dan.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(ada.locator('.seats')).toContainText('Dan')
  for (const page of [ben, cyd, dan]) await fitsAcross(page)
  expect(await faults(ben)).toEqual([])
  expect(await faults(cyd)).toEqual([])

  await begin(ada)
  await atBoard(ben, cyd, dan)
  for (const page of [ada, ben, cyd, dan]) {
    await turnOf(page)
    await fitsAcross(page)
    await expect(page).toHaveTitle(/^● Your turn · /)
  }
  // The code ended with the wait.
  const eve = await somebodyAt(address, browser, 'Eve')
  await eve.goto('./')
  await eve.getByRole('textbox', { name: /A link/ }).fill(code)
  await eve.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(eve.getByRole('alert')).toContainText('No table has this code')
  await closeAll(ada, ben, cyd, dan, eve)
})

test('become friends at a table, ask each other by name, and part', async ({ browser }) => {
  const ada = await somebodyAt(address, browser, 'Ada')
  const ben = await somebodyAt(address, browser, 'Ben', {}, PHONE)
  const room = await lay(ada, 'castle', ['friend'])
  await ben.goto(`./${room}`)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  // From the table: Ada asks, Ben agrees on the front page.
  await ada.getByRole('button', { name: 'What to do about Ben' }).click()
  await ada.getByRole('menuitem', { name: 'Add as a friend' }).click()
  await ben.goto('./')
  await expect(ben.getByText('would like to be your friend')).toBeVisible()
  await ben.getByRole('button', { name: 'Yes', exact: true }).click()
  await ada.getByRole('button', { name: 'Cancel the table…' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Cancel the table' }).click()

  // Ada sees that Ben is here, and asks him by name.
  await ada.goto('./')
  await ada.getByRole('link', { name: 'Invite Ben' }).click({ timeout: 60_000 })
  await ada.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2', exact: true }).click()
  await ada.getByRole('button', { name: 'Lay the table' }).click()
  await ada.getByRole('button', { name: 'Begin the match' }).waitFor()
  await expect(ben.getByText(/Ada .*asks you to come and play/)).toBeVisible()
  await ben.getByRole('button', { name: 'Come', exact: true }).click()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await begin(ada)
  await atBoard(ben)

  // Ben blocks Ada: she is no friend any more, and is not told why.
  const id = await ada.evaluate(() => fetch('api/me').then(async (r) => ((await r.json()) as { id: string }).id))
  await ben.goto(`./#/person/${id}`)
  await ben.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(ben.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await ada.goto('./')
  await expect(ada.getByText(/No friends yet/)).toBeVisible()
  await closeAll(ada, ben)
})

test('the way in on another device says how to come back to one’s own table', async ({ browser }) => {
  const ada = await somebodyAt(address, browser, 'Ada', {}, WIDE)
  const room = await lay(ada, 'castle', ['friend'])
  const phone = await somebodyAt(address, browser, 'Ada', {}, PHONE)
  await phone.goto(`./${room.split('/').slice(0, 3).join('/')}`)
  await expect(phone.getByRole('alert')).toContainText('There is no such table here')
  await phone.getByRole('link', { name: 'Sign in here' }).click()
  await expect(phone.getByRole('heading', { name: 'You', exact: true })).toBeVisible()
  await closeAll(ada, phone)
})

test('lay a table for fun, with hints, before anybody comes', async ({ browser }) => {
  const ada = await somebodyAt(address, browser, 'Ada')
  await ada.goto('./#/friends/pillars')
  await expect(ada.getByText('The match counts for your ratings')).toBeVisible()
  await ada.getByRole('button', { name: 'for fun' }).click()
  await expect(ada.getByText('everybody may ask for hints')).toBeVisible()
  const [answer] = await Promise.all([
    ada.waitForResponse((one) => one.url().endsWith('/api/tables') && one.request().method() === 'POST'),
    ada.getByRole('button', { name: 'Lay the table' }).click(),
  ])
  expect((await answer.json()).table).toMatchObject({ rated: false, hints: 'allowed' })
  await closeAll(ada)
})
