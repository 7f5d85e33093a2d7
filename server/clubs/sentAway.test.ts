// Somebody who was sent away from a club is out of what it plays, too.
import { expect, it } from 'vitest'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { api, clubhouse, cup, type Person } from '../test/clubhouse.ts'
import { opened } from '../test/opened.ts'

it('whoever is sent away plays no further round, until an organiser enters them again', async () => {
  const house = await opened()
  const hall = await clubhouse(house, 4)
  const { club, owner } = hall
  const [, , gone] = hall.people as [Person, Person, Person]
  const t = await cup(house, hall)
  const drawn = async () => {
    const { body } = await api<TournamentInfo>(house, owner, 'POST', `tournaments/${t.id}/prepare`, {})
    const round = body.roundList[0]
    return [...(round?.byes ?? []), ...(round?.pods.flatMap((pod) => pod.people) ?? [])].includes(gone.id)
  }
  expect(await drawn()).toBe(true)
  expect((await api(house, owner, 'POST', `clubs/${club.id}/send-away`, { person: gone.id })).status).toBe(200)
  expect(await drawn()).toBe(false)
  expect((await api(house, owner, 'POST', `clubs/${club.id}/send-away`, { person: gone.id })).key).toBe(
    'clubs.no-member',
  )
  for (const [one, other] of [
    [owner, gone],
    [gone, owner],
  ] as const)
    await api(house, one, 'PUT', `friends/${other.id}`)
  await api(house, owner, 'POST', `clubs/${club.id}/invite`, { person: gone.id })
  await api(house, gone, 'POST', `clubs/${club.id}/join`, {})
  await api(house, owner, 'POST', `tournaments/${t.id}/enter`, { person: gone.id })
  expect(await drawn()).toBe(true)
})
