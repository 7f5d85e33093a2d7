// Leagues and exhibitions in the browser: announced, drawn, played, the next season; on every width, in both themes, in three languages.
import { type Browser, expect, test } from '@playwright/test'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { faults } from './faults.ts'
import { cup, hallAt, playRound, post } from './hall.ts'
import { ownServer } from './ownServer.ts'
import { fitsAcross, LYING, PHONE, WIDE } from './round.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

const server = ownServer()

const hall = (browser: Browser, members: number, settings: object = {}, viewport = WIDE) =>
  hallAt(server.home, browser, members, settings, viewport)

test('a league is announced, drawn and played to its next season', { tag: '@quick' }, async ({ browser }) => {
  const { owner, club, others } = await hall(browser, 8)
  await owner.goto(`./#/club/${club.id}`)
  await owner.getByRole('tab', { name: 'Tournaments' }).click()
  await owner.getByRole('button', { name: 'Announce a tournament' }).click()
  await owner.getByRole('textbox', { name: 'Its name' }).fill('Autumn')
  await owner.getByRole('combobox', { name: 'Game' }).selectOption('spyrium')
  await owner.getByRole('button', { name: 'League', exact: true }).click()
  await owner.getByRole('spinbutton', { name: 'People of a group' }).fill('4')
  await owner.getByRole('spinbutton', { name: 'People of a group' }).press('Tab')
  const sizes = owner.getByRole('group', { name: 'Seats at a table' })
  for (const n of ['4', '3']) await sizes.getByRole('button', { name: n }).click()
  await sizes.getByRole('button', { name: '2' }).click()
  await owner.getByRole('spinbutton', { name: 'Rounds' }).fill('2')
  expect(await faults(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Announce it' }).click()
  await owner.waitForURL(/#\/tournament\//)
  await owner.getByRole('heading', { name: 'Autumn', exact: true }).waitFor()
  const id = owner.url().split('/').at(-1) ?? ''
  for (const one of [owner, ...others]) await post(one, `tournaments/${id}/come`, { coming: 'yes' })
  await owner.reload()
  await owner.getByRole('button', { name: 'Draw the groups' }).click()
  await owner.getByRole('heading', { name: /Group B/ }).waitFor()
  expect(await faults(owner)).toEqual([])
  await owner.getByRole('button', { name: /^Undo: .*drew 2 groups/ }).click()
  await owner.getByText('The groups are drawn before the first round.').waitFor()
  await owner.getByRole('button', { name: 'Draw the groups' }).click()
  await owner.getByRole('button', { name: 'Prepare round 1' }).click()
  await owner.getByText('nobody meets anybody again').waitFor()
  await owner.getByRole('button', { name: 'Start round 1' }).click()
  await owner.getByRole('link', { name: 'To my table' }).waitFor()
  let t = (await (await owner.request.get(`api/tournaments/${id}`)).json()) as TournamentInfo
  for (const { table } of t.roundList[0]?.pods ?? [])
    await post(owner, `tournaments/${id}/result`, { table, scores: [9, 4] })
  t = await playRound(owner, t)
  await owner.reload()
  await owner.getByRole('heading', { name: 'Standings after round 2' }).waitFor()
  await expect(owner.getByRole('img', { name: 'goes up' })).toHaveCount(1)
  await owner.getByRole('button', { name: 'Finish the tournament' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Finish the tournament' }).click()
  await owner.getByRole('button', { name: 'Make the next season' }).click()
  await owner.getByText('Season 2', { exact: true }).waitFor()
  await owner.getByRole('link', { name: 'The season before' }).click()
  await owner.getByText('Season 1', { exact: true }).waitFor()
  expect(await faults(owner)).toEqual([])
})

for (const [name, viewport, settings] of [
  ['wide, dark, French', WIDE, { lang: 'fr', theme: 'dark' }],
  ['a phone, German', PHONE, { lang: 'de' }],
  ['a phone lying, dark', LYING, { theme: 'dark' }],
] as const)
  test(`a league can be read: ${name}`, async ({ browser }) => {
    const all = await hall(browser, 6, settings, viewport)
    const { owner } = all
    const t = await cup(all, {
      format: 'league',
      rounds: 2,
      league: { group: 3, width: 1, moves: 1, order: 'standing' },
    })
    await post(owner, `tournaments/${t.id}/draw-groups`)
    await owner.goto(`./#/tournament/${t.id}`)
    await owner.locator('#groups').waitFor()
    expect(await faults(owner)).toEqual([])
    await fitsAcross(owner)
    await playRound(owner, t)
    await post(owner, `tournaments/${t.id}/prepare`)
    await post(owner, `tournaments/${t.id}/start`)
    await owner.reload()
    await owner.locator('h3').first().waitFor()
    expect(await faults(owner)).toEqual([])
    await fitsAcross(owner)
  })

for (const [name, viewport, settings] of [
  ['wide', WIDE, {}],
  ['a phone, French, dark', PHONE, { lang: 'fr', theme: 'dark' }],
] as const)
  test(`an exhibition is played against a member: ${name}`, async ({ browser }) => {
    const all = await hall(browser, 5, settings, viewport)
    const { owner, others } = all
    const me = (await (await owner.request.get('api/me')).json()) as { id: string }
    const t = await cup(all, {
      format: 'exhibition',
      exhibition: { exhibitor: me.id, level: 'novice' },
      sizes: [3],
      rounds: 1,
    })
    await post(owner, `tournaments/${t.id}/prepare`)
    await post(owner, `tournaments/${t.id}/start`)
    await owner.goto(`./#/tournament/${t.id}`)
    await owner.locator('article').first().waitFor()
    await expect(owner.locator('article')).toHaveCount(4)
    expect(await faults(owner)).toEqual([])
    await fitsAcross(owner)
    const [one] = others
    await one?.goto(`./#/tournament/${t.id}`)
    await one?.getByText(/Inès.* plays against all/).waitFor()
    const now = (await (await owner.request.get(`api/tournaments/${t.id}`)).json()) as TournamentInfo
    for (const { table, people } of now.roundList[0]?.pods ?? [])
      await post(owner, `tournaments/${t.id}/result`, { table, scores: people.map((who) => (who === me.id ? 20 : 5)) })
    await one?.reload()
    await one?.getByText(/Inès.*: 4 won, 0 shared, 0 lost/).waitFor()
    if (one !== undefined) expect(await faults(one)).toEqual([])
  })

test('an exhibition of the computer is announced through the page', async ({ browser }) => {
  const { owner, club } = await hall(browser, 1)
  await owner.goto(`./#/club/${club.id}`)
  await owner.getByRole('tab', { name: 'Tournaments' }).click()
  await owner.getByRole('button', { name: 'Announce a tournament' }).click()
  await owner.getByRole('textbox', { name: 'Its name' }).fill('Against the machine')
  await owner.getByRole('combobox', { name: 'Game' }).selectOption('spyrium')
  await owner.getByRole('button', { name: 'Exhibition', exact: true }).click()
  await owner.getByRole('group', { name: 'Seats at a table' }).getByRole('button', { name: '3' }).click()
  await owner.getByRole('combobox', { name: 'Computers at further seats' }).selectOption('master')
  expect(await faults(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Announce it' }).click()
  await owner.getByText('The computer (grandmaster) plays against all').waitFor()
})
