// Pages of clubs, tournaments and the house's owner in every window: nothing cut, too small to read or to press, or to scroll
// sideways. Languages and themes take turns. Pages of people are looked at in people-pages.spec.ts.
import { expect, type Page, test } from '@playwright/test'
import { LANGS } from '../../papers/tongues.ts'
import { crampedAnywhere } from './cramped.ts'
import { cup, type Hall, hallAt, newCode, playRound, post } from './hall.ts'
import { type TestServer, testServer } from './server.ts'

test.setTimeout(300_000)
test.describe.configure({ mode: 'default' })

let server: TestServer
let address = ''
test.beforeAll(async () => {
  server = await testServer()
  await server.start()
  address = `http://localhost:${server.port}/`
})
test.afterAll(() => server.end())

/** Two tournaments under way and one to come, and the owner's desk. */
async function busyHall(hall: Hall): Promise<readonly string[]> {
  const { owner, club } = hall
  await post(owner, 'house/claim', { code: newCode(server) })
  const plain = await cup(hall, { sizes: [4], rounds: 3 })
  await playRound(owner, plain)
  await post(owner, `tournaments/${plain.id}/prepare`)
  await post(owner, `tournaments/${plain.id}/start`)
  const league = { group: 4, width: 1, moves: 1, order: 'standing' } as const
  const groups = await cup(hall, { name: 'Liga der Steinmetze', format: 'league', rounds: 2, league })
  await post(owner, `tournaments/${groups.id}/draw-groups`)
  const next = await cup(hall, { name: 'Wintersonnenwende', game: 'nehemiah', sizes: [4, 3], rounds: 3 })
  const desk = ['', '/reports', '/people', '/tables', '/clubs', '/log', '/settings'].map((part) => `#/owner${part}`)
  const cups = [plain, groups, next].map(({ id }) => `#/tournament/${id}`)
  return ['#/clubs', `#/club/${club.id}`, ...cups, ...desk]
}

async function tabsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    await tab.click()
    found.push(...(await crampedAnywhere(page, (await tab.textContent()) ?? '')))
  }
  return found
}

for (const [i, lang] of LANGS.entries())
  test(`clubs, tournaments and the owner’s desk have room in every window: ${lang}`, async ({ browser }) => {
    const theme = i % 2 === 0 ? 'light' : 'dark'
    const hall = await hallAt(address, browser, 8, { lang, theme })
    const { owner } = hall
    const found: string[] = []
    for (const where of await busyHall(hall)) {
      await owner.goto(`./${where}`)
      await owner.locator('main h1, main h2').first().waitFor()
      await owner.waitForLoadState('networkidle')
      found.push(...(await crampedAnywhere(owner, where.replace(/[^/]{9,}$/, '…'))))
      if (where.startsWith('#/club/')) found.push(...(await tabsOf(owner)))
    }
    expect(found).toEqual([])
  })
