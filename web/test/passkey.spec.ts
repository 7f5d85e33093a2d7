// An account is kept by a passkey: made in one browser, signed in with in another, with Chromium's own authenticator.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Node, startNode } from '../../server/test/node.ts'

const data = mkdtempSync(join(tmpdir(), 'chantier-passkey-'))
let node: Node
let home = ''

test.beforeAll(async () => {
  node = await startNode({ CHANTIER_DATA: data })
  // Passkeys need a name, not a number.
  home = `http://localhost:${node.port}`
})
test.afterAll(async () => {
  expect(await node.stop()).toBe(0)
  rmSync(data, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the house answers
  readonly body: any
}

/** Asks the house as its own page does. */
const ask = (page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([how, where, what]) => {
      const said =
        what === undefined ? {} : { body: JSON.stringify(what), headers: { 'content-type': 'application/json' } }
      const reply = await fetch(where, { method: how, ...said })
      return { status: reply.status, body: reply.status === 204 ? null : await reply.json() }
    },
    [method, path, body] as const,
  )

/** The browser makes a passkey, or signs with one, from the options of the house. */
const ceremony = (page: Page, what: 'create' | 'get', options: unknown): Promise<unknown> =>
  page.evaluate(
    async ([kind, json]) => {
      const made =
        kind === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json as never),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json as never),
            })
      return (made as PublicKeyCredential).toJSON()
    },
    [what, options] as const,
  )

async function authenticator(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { line, authenticatorId }
}

async function makeKey(page: Page): Promise<Answer> {
  const { body: options } = await ask(page, 'POST', '/api/me/passkeys/options')
  const credential = await ceremony(page, 'create', options)
  return ask(page, 'POST', '/api/me/passkeys', { credential, name: 'laptop' })
}

async function signIn(page: Page): Promise<Answer> {
  const { body: options } = await ask(page, 'POST', '/api/passkeys/options')
  const credential = await ceremony(page, 'get', options)
  return ask(page, 'POST', '/api/passkeys/sign-in', { credential })
}

test('a passkey keeps an account across devices', async ({ browser }) => {
  const first = await (await browser.newContext()).newPage()
  await first.goto(`${home}/healthz`)
  const { line, authenticatorId } = await authenticator(first)
  const came = await ask(first, 'POST', '/api/me', { name: 'Ada' })
  expect(came.body).toMatchObject({ guest: true, house: { passkeys: true } })
  expect((await makeKey(first)).body).toMatchObject({ id: came.body.id, guest: false, passkeys: 1 })
  expect((await ask(first, 'GET', '/api/me/passkeys')).body).toMatchObject([{ name: 'laptop' }])

  // Signed out, the browser knows by itself whose the passkey is.
  await ask(first, 'POST', '/api/me/sign-out', {})
  expect((await ask(first, 'GET', '/api/me')).status).toBe(401)
  expect((await signIn(first)).body).toMatchObject({ id: came.body.id, name: 'Ada' })

  // Another browser with the same passkey, as synchronised by its maker.
  const { credentials } = await line.send('WebAuthn.getCredentials', { authenticatorId })
  const second = await (await browser.newContext()).newPage()
  await second.goto(`${home}/healthz`)
  const other = await authenticator(second)
  for (const credential of credentials)
    await other.line.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
  const guest = await ask(second, 'POST', '/api/me', { name: 'somebody' })
  expect(guest.body.id).not.toBe(came.body.id)
  expect((await signIn(second)).body.id).toBe(came.body.id)
  expect((await ask(second, 'GET', '/api/me')).body.id).toBe(came.body.id)

  // A passkey that was forgotten opens nothing.
  const [key] = (await ask(second, 'GET', '/api/me/passkeys')).body
  expect((await ask(second, 'DELETE', `/api/me/passkeys/${key.id}`)).body).toMatchObject({ passkeys: 0, guest: true })
  expect(await signIn(second)).toMatchObject({ status: 404, body: { error: { key: 'passkey.unknown' } } })
})

test('a ceremony is good once, for the one it was begun for, and for what it was begun for', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${home}/healthz`)
  await authenticator(page)
  await ask(page, 'POST', '/api/me', { name: 'Ada' })
  const { body: options } = await ask(page, 'POST', '/api/me/passkeys/options')
  const credential = await ceremony(page, 'create', options)
  // Somebody else cannot keep what Ada's browser made.
  const cookies = await page.context().cookies()
  const thief = await (await browser.newContext()).newPage()
  await thief.goto(`${home}/healthz`)
  await thief.context().addCookies(cookies.filter((cookie) => cookie.name === 'chantier-ceremony'))
  await ask(thief, 'POST', '/api/me', { name: 'Eve' })
  expect(await ask(thief, 'POST', '/api/me/passkeys', { credential })).toMatchObject({
    status: 400,
    body: { error: { key: 'passkey.stale' } },
  })
  expect((await ask(page, 'POST', '/api/me/passkeys', { credential })).status).toBe(200)
  expect(await ask(page, 'POST', '/api/me/passkeys', { credential })).toMatchObject({
    status: 400,
    body: { error: { key: 'passkey.stale' } },
  })

  const { body: asked } = await ask(page, 'POST', '/api/passkeys/options')
  const signed = (await ceremony(page, 'get', asked)) as { response: { signature: string } }
  // Made for signing in, it cannot be kept as a passkey; and a changed signature opens nothing.
  expect((await ask(page, 'POST', '/api/me/passkeys', { credential: signed })).status).toBe(400)
  const forged = { ...signed, response: { ...signed.response, signature: 'AAAA' } }
  expect(await ask(page, 'POST', '/api/passkeys/sign-in', { credential: forged })).toMatchObject({
    status: 400,
    body: { error: { key: 'passkey.refused' } },
  })
})
